package gopark.golang.compile;

import gopark.golang.escape.Analysis;
import gopark.golang.escape.Decisions;
import gopark.golang.escape.LibraryFlows;
import gopark.golang.machine.Code;
import gopark.golang.machine.Native;
import gopark.golang.machine.Natives;
import gopark.golang.tree.Function;
import gopark.golang.tree.Global;
import gopark.golang.tree.Local;
import gopark.golang.tree.Unit;
import gopark.golang.type.Compilation;
import gopark.golang.type.Interface;
import gopark.golang.type.Substitution;
import gopark.golang.type.Type;
import gopark.golang.value.GoPanic;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.RuntimeTypes;
import gopark.program.SourceLine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** A program in the making: what all its functions share. */
final class Build implements Functions {
  private final Natives natives;
  private final LibraryFlows library;
  private final CompileLimits limits;
  private final RuntimeTypes runtimeTypes =
      new RuntimeTypes(() -> new TooLargeException("more types than GoPark has room for"));
  private final Types plain = new Types(runtimeTypes, Substitution.of(List.of(), List.of()));
  private final Globals globals;
  private final Wrappers wrappers = new Wrappers(this);
  private final MethodTables methodTables = new MethodTables(this, wrappers, runtimeTypes);
  private final SequencedMap<Stencil, Code> stencils = new LinkedHashMap<>();
  private final ArrayDeque<Runnable> queue = new ArrayDeque<>();
  private final List<Code> codes = new ArrayList<>();
  private final IdentityHashMap<Function, List<Global>> zeroed = new IdentityHashMap<>();
  private final IdentityHashMap<Function, Boolean> calledAtOnce = new IdentityHashMap<>();
  private final Analysis analysis;
  private int instructions;
  private long constants;

  /** The path of the program's own package. */
  private static final String PROGRAM = "main";

  /** What a function costs, beside its instructions. */
  private static final long FUNCTION_WORK = 1000;

  /** A type may be larger than memory without anybody having written so, by type arguments. */
  private static final long LARGEST_VALUE = 1L << 30;

  /** A function and the arguments for its type parameters, all by identity. */
  private record Stencil(Function function, List<RuntimeType> typeArgs, @Nullable String inlined) {}

  Build(Unit unit, Natives natives, LibraryFlows library, CompileLimits limits) {
    this.natives = natives;
    this.library = library;
    this.analysis = new Analysis(library);
    this.limits = limits;
    this.globals = new Globals(unit, plain);
  }

  RuntimeTypes runtimeTypes() {
    return runtimeTypes;
  }

  Globals globals() {
    return globals;
  }

  @Override
  public int selector(Interface.Method method) {
    return methodTables.selector(method);
  }

  MethodTables methodTables() {
    return methodTables;
  }

  List<Code> codes() {
    return codes;
  }

  @Override
  public void calledAtOnce(Function literal) {
    calledAtOnce.put(literal, true);
  }

  /** A function of the library stands where Go's own does, in tracebacks, and costs as much. */
  private void liken(Function function, Code code) {
    if (function.pkg.equals(PROGRAM)) {
      return;
    }
    int[] lines = new int[code.lines.length];
    for (int i = 0; i < lines.length; i++) {
      SourceLine line = natives.lineInGo(function.pkg, code.lines[i]);
      if (line != null) {
        code.fileInGo = line.file();
        lines[i] = line.line();
      }
    }
    int cost = natives.costInGo(function.qualifiedName);
    if (cost != Natives.AS_WRITTEN) {
      code.cost = cost;
      code.costInPlace = cost;
    }
    code.linesInGo = lines;
    code.inlinedInGo = library.isInlined(function.qualifiedName);
  }

  /** The function begins by making these variables zero. */
  void makesZero(Function function, List<Global> variables) {
    zeroed.put(function, variables);
  }

  // ---- functions

  @Override
  public Code code(Function function, List<Type> typeArgs) {
    return code(function, typeArgs, null);
  }

  @Override
  public Code code(Function function, List<Type> typeArgs, @Nullable Decisions inlined) {
    List<RuntimeType> args = new ArrayList<>();
    for (Type arg : typeArgs) {
      TypeSize.check(arg);
      args.add(runtimeTypes.of(arg));
    }
    Stencil stencil = new Stencil(function, args, inlined == null ? null : inlined.key());
    Code known = stencils.get(stencil);
    if (known != null) {
      return known;
    }
    Code code = newCode(function);
    code.inlined = inlined != null;
    stencils.put(stencil, code);
    Native direct = findNative(function);
    if (direct != null) {
      int places = Math.max(function.params.size(), function.results.size());
      code.fillWithNative(direct, places);
    } else {
      Substitution substitution = Substitution.of(function.typeParams, typeArgs);
      Types types = new Types(runtimeTypes, substitution);
      queue.add(() -> {
        Decisions decisions = inlined == null ? analysis.of(function, typeArgs) : inlined;
        code.inlinable = decisions.isInlinable();
        code.frame = code.inlined ? 0 : decisions.frame();
        compile(body(function, code, types, decisions, null), List.of(), null);
      });
    }
    return code;
  }

  @Override
  public Code literal(Function function, Enclosing around) {
    return literal(function, around, function.captures, null);
  }

  @Override
  public Code loopBody(Function function, Enclosing around, Exits exits) {
    return literal(function, around, exits.captured(), exits);
  }

  private Code literal(
      Function function, Enclosing around, List<Local> captured, @Nullable Exits exits) {
    Decisions decisions = around.decisions().literal(function);
    Code code =
        newCode(function, Objects.requireNonNullElse(decisions.name(), function.qualifiedName));
    code.frame = decisions.frame();
    compile(body(function, code, around.types(), decisions, exits), captured, around);
    return code;
  }

  private Body body(
      Function function, Code code, Types types, Decisions decisions, @Nullable Exits exits) {
    Assembly assembly = new Assembly(limits.instructionsOfFunction());
    Emission emission =
        new Emission(
            function,
            code,
            types,
            assembly,
            new Slots(),
            new Constants(types),
            new Allocations(types, assembly, decisions),
            new DeclaredName());
    Expressions expressions = new Expressions(emission, this, globals, wrappers);
    return new Body(
        emission, expressions.variables, new Statements(emission, this, expressions, exits));
  }

  @Override
  public Code wrapper(Function function) {
    Code code = newCode(function);
    code.wrapper = true;
    queue.add(() -> between(function, code));
    return code;
  }

  @Override
  public Code shownWrapper(Function function) {
    Code code = newCode(function);
    queue.add(() -> {
      between(function, code);
      // In Go it has captured what it passes on.
      code.arguments = List.of();
    });
    return code;
  }

  private void between(Function function, Code code) {
    code.frame = Decisions.SMALL_FRAME;
    Body body = body(function, code, plain, Decisions.UNKNOWN, null);
    compile(body, function.captures, null);
  }

  private Code newCode(Function function) {
    return newCode(function, function.qualifiedName);
  }

  private Code newCode(Function function, String name) {
    if (codes.size() >= limits.functions()) {
      throw new TooLargeException("more than " + limits.functions() + " functions");
    }
    Compilation.spend(FUNCTION_WORK);
    Code code = new Code(name, function.at.file());
    code.line = function.at.line();
    code.params = function.params.size();
    codes.add(code);
    return code;
  }

  private void compile(Body body, List<Local> captured, @Nullable Enclosing around) {
    List<Global> zero = zeroed.getOrDefault(body.function(), List.of());
    instructions += body.compile(captured, around, zero, calledAtOnce.containsKey(body.function()));
    liken(body.function(), body.code());
    if (instructions > limits.instructions()) {
      throw new TooLargeException("more than " + limits.instructions() + " instructions");
    }
  }

  @Override
  public void keeps(int elements) {
    constants += elements;
    if (constants > limits.instructions()) {
      throw new TooLargeException("more than " + limits.instructions() + " elements in literals");
    }
  }

  @Override
  public @Nullable Native findNative(Function function) {
    if (function.body != null) {
      return null;
    }
    Native found = natives.find(function.qualifiedName);
    if (found != null) {
      return found;
    }
    String name = function.qualifiedName;
    return _ -> {
      throw GoPanic.fatal("GoPark does not have " + name + " yet");
    };
  }

  /** Compiles everything that has been asked for, until nothing more is. */
  void complete() {
    do {
      Runnable next = queue.poll();
      while (next != null) {
        next.run();
        next = queue.poll();
      }
    } while (methodTables.advance() || !queue.isEmpty());
    for (RuntimeType type : runtimeTypes.all()) {
      Compilation.spend(20);
      if (type.footprint() > LARGEST_VALUE) {
        throw new TooLargeException("a type whose values take more than 1 GiB");
      }
    }
  }
}
