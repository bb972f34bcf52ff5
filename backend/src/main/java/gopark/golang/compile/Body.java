package gopark.golang.compile;

import gopark.golang.escape.Decisions;
import gopark.golang.instruction.Closures;
import gopark.golang.machine.Code;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.value.RuntimeType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One function as it is compiled, once for its type arguments: what its parts share. */
final class Body {
  /** What a call and a return take, which a function in the place of a call does not. */
  private static final int OF_A_CALL = 2;

  final Build build;
  final Function function;
  final Code code;
  final Types types;
  final Assembly assembly;
  final Slots slots = new Slots();
  final Variables variables;
  final Constants constants;
  final Values values = new Values(this);
  final Arithmetic arithmetic = new Arithmetic(this);
  final Conditions conditions = new Conditions(this);
  final Conversions conversions = new Conversions(this);
  final Selections selections = new Selections(this);
  final Literals literals = new Literals(this);
  final Calls calls = new Calls(this);
  final Methods methods = new Methods(this);
  final Builtins builtins = new Builtins(this);
  final Growing growing = new Growing(this);
  final Assignments assignments = new Assignments(this);
  final Targets targets = new Targets(this);
  final Statements statements = new Statements(this);
  final Switches switches = new Switches(this);
  final Ranges ranges = new Ranges(this);
  final RangeFunctions rangeFunctions = new RangeFunctions(this);
  final Selects selects = new Selects(this);
  final Deferring deferring = new Deferring(this);
  final Results results;
  final Allocations allocations;
  final @Nullable Exits exits;

  /**
   * @param decisions what is inlined and what is on the heap
   * @param exits how what leaves the function goes, if it is the body of a range over a function
   */
  Body(
      Build build,
      Function function,
      Code code,
      Types types,
      Decisions decisions,
      @Nullable Exits exits) {
    this.build = build;
    this.function = function;
    this.code = code;
    this.types = types;
    this.exits = exits;
    this.assembly = new Assembly(build.limits().instructionsOfFunction());
    this.allocations = new Allocations(this, decisions);
    this.constants = new Constants(types);
    this.variables = new Variables(this);
    this.results = new Results(this);
  }

  /**
   * Compiles it. Gives how many instructions there are.
   *
   * @param captured variables that come with the function value
   * @param around the function that makes it; null if there is none
   */
  int compile(List<Local> captured, @Nullable Body around) {
    assembly.line(function.at.line());
    slots.take(function.params.size());
    unpack(captured, around);
    for (int i = 0; i < function.params.size(); i++) {
      variables.declareAt(function.params.get(i), i);
    }
    results.begin();
    build.zeroed(function).forEach(variables::makeZero);
    Exits leaving = exits;
    if (leaving != null) {
      rangeFunctions.begin(leaving);
    }
    Stmt.Block block = function.body;
    if (block != null) {
      statements.block(block);
    }
    if (leaving == null) {
      results.end();
    } else {
      rangeFunctions.end(leaving);
    }
    variables.endScope(0);
    return finish();
  }

  private void unpack(List<Local> captured, @Nullable Body around) {
    if (captured.isEmpty()) {
      return;
    }
    int closure = slots.take();
    slots.holdsRef(closure);
    code.closureSlot = closure;
    List<Closures.Capture> captures = new ArrayList<>();
    for (Local local : captured) {
      int slot = slots.take();
      boolean cell = around != null && around.variables.of(local).cell();
      Variable variable = variables.bind(local, slot, cell);
      captures.add(new Closures.Capture(slot, variable.shape().isWord() && !cell));
    }
    assembly.emit(new Closures.Unpack(closure, captures));
  }

  private List<Code.Argument> arguments() {
    List<Local> shown = new ArrayList<>();
    if (build.isCalledAtOnce(function)) {
      shown.addAll(function.captures);
    }
    shown.addAll(function.params);
    List<Code.Argument> arguments = new ArrayList<>();
    for (Local local : shown) {
      Variable variable = variables.of(local);
      RuntimeType type = types.runtime(local.type);
      arguments.add(new Code.Argument(type, variable.slot(), variable.cell()));
    }
    return List.copyOf(arguments);
  }

  private int finish() {
    Assembly.Finished finished = assembly.finish();
    code.instructions = finished.instructions();
    code.lines = finished.lines();
    code.arguments = arguments();
    build.placeInGo(function, code);
    code.cost = code.inlined ? Math.max(0, finished.cost() - OF_A_CALL) : finished.cost();
    code.slots = Math.max(Math.max(1, slots.most()), function.results.size());
    code.refsStart = slots.refsStart();
    code.refsEnd = slots.refsEnd();
    code.prologue = code.inlined ? assembly.loops() : !assembly.isSmall();
    List<Code.Variable> shown = new ArrayList<>();
    for (Variables.Span span : variables.spans()) {
      Variable variable = span.variable();
      shown.add(
          new Code.Variable(
              span.name(),
              variable.slot(),
              types.runtime(variable.type()),
              variable.cell(),
              span.from(),
              span.to()));
    }
    code.variables = List.copyOf(shown);
    return finished.instructions().length;
  }
}
