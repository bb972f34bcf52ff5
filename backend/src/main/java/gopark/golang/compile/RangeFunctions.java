package gopark.golang.compile;

import gopark.golang.instruction.Closures;
import gopark.golang.instruction.RangeStates;
import gopark.golang.machine.CallClosure;
import gopark.golang.machine.Code;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Operator.Comparison;
import java.util.List;

/**
 * Compiles ranges over functions. The body is a function of its own; what leaves it is noted in a
 * variable that the two share, and done where the loop stands.
 */
final class RangeFunctions {
  private final Functions functions;
  private final Function function;
  private final Code code;
  private final Assembly assembly;
  private final Slots slots;
  private final Allocations allocations;
  private final Values values;
  private final Variables variables;
  private final Conditions conditions;
  private final Calls calls;
  private final Blocks blocks;
  private final ResultVariables resultVariables;
  private final Assignments assignments;
  private final Results results;

  RangeFunctions(
      Emission emission,
      Functions functions,
      Values values,
      Variables variables,
      Conditions conditions,
      Calls calls,
      Blocks blocks,
      ResultVariables resultVariables,
      Assignments assignments,
      Results results) {
    this.functions = functions;
    this.function = emission.function();
    this.code = emission.code();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.allocations = emission.allocations();
    this.values = values;
    this.variables = variables;
    this.conditions = conditions;
    this.calls = calls;
    this.blocks = blocks;
    this.resultVariables = resultVariables;
    this.assignments = assignments;
    this.results = results;
  }

  void range(Stmt.RangeFunction s) {
    int scope = variables.scope();
    int mark = slots.top();
    Local state = shared(s);
    Local exit = shared(s);
    int operand = values.own(s.operand());
    Exits exits = new Exits(resultVariables, s, state, exit);
    Code code = functions.loopBody(s.body(), calls.enclosing(), exits);
    int base = slots.take(2) + 1;
    slots.holdsRef(base);
    assembly.emit(
        new Closures.Make(
            base,
            code,
            calls.captures(exits.captured()),
            allocations.closure(s.body(), exits.captured().size())));
    assembly.line(s.at().line());
    assembly.emit(new CallClosure(operand, base, calls.isReplaced(s)));
    assembly.emit(RangeStates.finish(variables.of(state).slot()));
    int left = slots.take();
    if (!exits.leaving.isEmpty()) {
      variables.load(exit, left);
    }
    for (int i = 0; i < exits.leaving.size(); i++) {
      Label not = new Label();
      conditions.toConstant(Comparison.NEQ, left, i + 1, not);
      leave(exits.leaving.get(i));
      assembly.place(not);
    }
    variables.endScope(scope);
    slots.release(mark);
  }

  private void leave(Stmt s) {
    if (s instanceof Stmt.Return) {
      results.leave(s);
    } else {
      blocks.statement(s);
    }
  }

  private Local shared(Stmt.RangeFunction s) {
    Local local = new Local("", Basic.INT, s.at(), function);
    variables.force(local);
    variables.declare(local, null);
    return local;
  }

  /** Compiles the beginning of a body. */
  void begin(Exits exits) {
    exits.begin(slots, assembly, code, variables);
    int state = variables.of(exits.state).slot();
    assembly.emit(RangeStates.enter(state));
    List<Local> params = exits.loop.body().params;
    for (int i = 0; i < exits.loop.keys().size(); i++) {
      Expr key = exits.loop.keys().get(i);
      if (key != null) {
        Local param = params.get(i);
        assignments.assign(
            new Stmt.Assign(
                List.of(key),
                List.of(new Expr.LocalRef(param, exits.loop.at())),
                List.of(),
                exits.loop.at()));
      }
    }
  }
}
