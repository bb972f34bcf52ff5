package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.tree.Unit;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Decides for the functions of a program what is inlined and what is on the heap. */
public final class Analysis {
  private final Messages messages;
  private final Program program;
  private final Inliner inliner;
  private boolean tooLarge;

  public Analysis(LibraryFlows library) {
    this(library, new Messages(false));
  }

  private Analysis(LibraryFlows library, Messages messages) {
    this.messages = messages;
    this.program = new Program(library);
    this.inliner = new Inliner(program, messages);
  }

  /** What Go's compiler would say of a program with {@code -gcflags=-m}, in no certain order. */
  public static List<String> messages(Unit unit, LibraryFlows library) {
    Analysis analysis = new Analysis(library, new Messages(true));
    analysis.all(unit.packages().getLast());
    return analysis.messages.lines();
  }

  /** The functions of a program and how many bytes a call of each takes on the stack. */
  static List<Map.Entry<String, Integer>> frames(Unit unit, LibraryFlows library) {
    Analysis analysis = new Analysis(library, new Messages(true));
    List<Map.Entry<String, Integer>> frames = new ArrayList<>();
    for (Fn fn : analysis.all(unit.packages().getLast())) {
      frames.add(Map.entry(FnNames.shown(fn), FrameSize.of(fn)));
    }
    return frames;
  }

  /** Decides everything about all functions of a package; gives them with their literals. */
  private List<Fn> all(Unit.Package main) {
    List<Fn> fns = new ArrayList<>();
    List<Function> functions = new ArrayList<>(main.functions());
    functions.addAll(main.initFunctions());
    for (Function function : functions) {
      if (function.typeParams.isEmpty()) {
        fns.add(program.fn(function, List.of()));
      }
    }
    Fn init = InitialValues.of(program, main);
    fns.add(init);
    Instances.complete(program, fns);
    fns.forEach(inliner::measure);
    fns.forEach(inliner::inline);
    InitialValues.reduce(init);
    List<Fn> literals = new ArrayList<>(inliner.literals);
    fns.forEach(fn -> literals(fn, literals));
    literals.stream().filter(fn -> !fn.captures()).forEach(fns::add);
    fns.forEach(this::analyse);
    literals.stream().filter(Fn::captures).forEach(fns::add);
    return fns;
  }

  /** Literals are compiled even if nothing is left of them where they were written. */
  private static void literals(Fn fn, List<Fn> literals) {
    for (Node node : fn.body) {
      node.any(part -> {
        if (part.op == Op.CLOSURE) {
          literals.add(part.fn());
          literals(part.fn(), literals);
        }
        return false;
      });
    }
  }

  /**
   * What is decided of a function for these type arguments; nothing once the program has turned out
   * to be too large.
   */
  public Decisions of(Function function, List<Type> typeArgs) {
    if (tooLarge) {
      return Decisions.UNKNOWN;
    }
    try {
      return program.counted(() -> decided(function, typeArgs));
    } catch (TooManyNodes | StackOverflowError e) {
      // A function is looked at when its first call is met, so long chains of calls go deep.
      tooLarge = true;
      program.forget();
      return Decisions.UNKNOWN;
    }
  }

  private Decisions decided(Function function, List<Type> typeArgs) {
    Fn fn = program.fn(function, typeArgs);
    inliner.measure(fn);
    inliner.inline(fn);
    analyse(fn);
    return Decisions.of(fn);
  }

  private void analyse(Fn fn) {
    CallGraph.visit(fn, Fn.Phase.ESCAPE, DeadLocals::drop, group -> Batch.analyse(group, messages));
  }
}
