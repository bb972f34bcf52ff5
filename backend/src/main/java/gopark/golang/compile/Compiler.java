package gopark.golang.compile;

import gopark.golang.escape.LibraryFlows;
import gopark.golang.machine.Code;
import gopark.golang.machine.ErrorTypes;
import gopark.golang.machine.Image;
import gopark.golang.machine.Natives;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.tree.Unit;
import gopark.golang.type.Basic;
import gopark.golang.type.Signature;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Turns a checked program into instructions. */
public final class Compiler {
  private static final Signature NOTHING =
      new Signature(List.of(), List.of(), false, List.of(), List.of());
  private static final String MAIN = "main";

  private final Unit unit;
  private final Build build;

  private Compiler(Unit unit, Natives natives, LibraryFlows library, CompileLimits limits) {
    this.unit = unit;
    this.build = new Build(unit, natives, library, limits);
  }

  /**
   * Compiles a program.
   *
   * @throws TooLargeException if it is too large
   */
  public static Image compile(
      Unit unit, Natives natives, LibraryFlows library, CompileLimits limits) {
    return new Compiler(unit, natives, library, limits).image();
  }

  private Image image() {
    for (Basic basic : Basic.values()) {
      if (!basic.isUntyped() && basic != Basic.INVALID) {
        build.runtimeTypes().of(basic);
      }
    }
    ErrorTypes errors = new ErrorTypes(build.runtimeTypes(), build.methodTables()::number);
    Code entry = build.wrapper(entry());
    SequencedMap<String, Code> functions = startable();
    build.complete();
    List<Code> codes = new ArrayList<>(build.codes());
    codes.addAll(errors.codes());
    return new Image(
        codes,
        entry,
        build.runtimeTypes(),
        build.globals().count(),
        build.globals().variables(),
        errors,
        functions);
  }

  /** Functions of package main that can be started by name. */
  private SequencedMap<String, Code> startable() {
    SequencedMap<String, Code> functions = new LinkedHashMap<>();
    for (Unit.Package pack : unit.packages()) {
      for (Function function : pack.functions()) {
        boolean plain =
            pack.path().equals(MAIN)
                && function.typeParams.isEmpty()
                && !function.method
                && function.params.isEmpty()
                && function.body != null;
        if (plain) {
          functions.put(function.name, build.code(function, List.of()));
        }
      }
    }
    return functions;
  }

  /** What runs first: all packages are initialised, then main is called. */
  private Function entry() {
    Function entry = new Function("main", "runtime.main", NOTHING, Place.NOWHERE, null, "runtime");
    List<Stmt> statements = new ArrayList<>();
    for (Unit.Package pack : unit.packages()) {
      List<Stmt> inits = inits(pack);
      if (!inits.isEmpty() || !pack.globals().isEmpty()) {
        Function initialiser = initialiser(pack, inits);
        build.makesZero(initialiser, pack.globals());
        statements.add(call(initialiser));
      }
      pack.initFunctions().forEach(function -> statements.add(call(function)));
    }
    statements.add(call(unit.main()));
    entry.body = new Stmt.Block(List.copyOf(statements), Place.NOWHERE, Place.NOWHERE);
    return entry;
  }

  private static Stmt call(Function function) {
    Expr callee = new Expr.FuncRef(function, List.of(), NOTHING, Place.NOWHERE);
    Expr call = new Expr.Call(callee, List.of(), Tuple.NONE, Place.NOWHERE);
    return new Stmt.Evaluate(call, Place.NOWHERE);
  }

  private static Function initialiser(Unit.Package pack, List<Stmt> inits) {
    Place at = inits.isEmpty() ? Place.NOWHERE : inits.getFirst().at();
    Function function = new Function("init", pack.path() + ".init", NOTHING, at, null, pack.path());
    function.body = new Stmt.Block(inits, at, at);
    return function;
  }

  private static List<Stmt> inits(Unit.Package pack) {
    List<Stmt> statements = new ArrayList<>();
    for (Unit.Init init : pack.inits()) {
      List<@Nullable Expr> targets = new ArrayList<>(init.targets());
      Type type = init.value().type();
      if (targets.size() == 1 && targets.getFirst() == null && type instanceof Tuple) {
        statements.add(new Stmt.Evaluate(init.value(), init.value().at()));
      } else {
        statements.add(
            new Stmt.Assign(targets, List.of(init.value()), List.of(), init.value().at()));
      }
    }
    return statements;
  }
}
