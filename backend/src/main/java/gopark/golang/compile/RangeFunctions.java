package gopark.golang.compile;

import gopark.golang.instruction.Closures;
import gopark.golang.instruction.RangeStates;
import gopark.golang.machine.CallClosure;
import gopark.golang.machine.Code;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Operator;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles ranges over functions. The body is a function of its own; what leaves it is noted in a
 * variable that the two share, and done where the loop stands.
 */
final class RangeFunctions {
  private final Body body;

  RangeFunctions(Body body) {
    this.body = body;
  }

  void range(Stmt.RangeFunction s) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    Local state = shared(s);
    Local exit = shared(s);
    int operand = body.values.own(s.operand());
    Exits exits = new Exits(body, s, state, exit);
    Code code = body.build.literal(s.body(), body, exits);
    int base = body.slots.take(2) + 1;
    body.slots.holdsRef(base);
    body.assembly.emit(
        new Closures.Make(
            base,
            code,
            body.calls.captures(captured(exits)),
            body.allocations.closure(s.body(), captured(exits).size())));
    body.assembly.line(s.at().line());
    body.assembly.emit(new CallClosure(operand, base));
    body.assembly.emit(new RangeStates.Finish(body.variables.of(state).slot()));
    int left = body.slots.take();
    if (!exits.leaving.isEmpty()) {
      body.variables.load(exit, left);
    }
    for (int i = 0; i < exits.leaving.size(); i++) {
      Label not = new Label();
      body.conditions.toConstant(Operator.NEQ, left, i + 1, not);
      leave(exits.leaving.get(i));
      body.assembly.place(not);
    }
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  private void leave(Stmt s) {
    if (s instanceof Stmt.Return) {
      body.results.leave(s);
    } else {
      body.statements.statement(s);
    }
  }

  private Local shared(Stmt.RangeFunction s) {
    Local local = new Local("", Basic.INT, s.at(), body.function);
    body.variables.force(local);
    body.variables.declare(local, null);
    return local;
  }

  /** The variables that a body captures: the tree's, and those that the compiler has made. */
  static List<Local> captured(Exits exits) {
    List<Local> captured = new ArrayList<>(exits.loop.body().captures);
    captured.add(exits.state);
    captured.add(exits.exit);
    Results results = exits.owner().results;
    for (Local local : results.shared()) {
      if (!captured.contains(local)) {
        captured.add(local);
      }
    }
    return captured;
  }

  /** Compiles the beginning of a body. */
  void begin(Exits exits) {
    exits.begin(body);
    int state = body.variables.of(exits.state).slot();
    body.assembly.emit(new RangeStates.Enter(state));
    List<Local> params = exits.loop.body().params;
    for (int i = 0; i < exits.loop.keys().size(); i++) {
      Expr key = exits.loop.keys().get(i);
      if (key != null) {
        Local param = params.get(i);
        body.assignments.assign(
            new Stmt.Assign(
                List.of(key),
                List.of(new Expr.LocalRef(param, exits.loop.at())),
                List.of(),
                exits.loop.at()));
      }
    }
  }

  /** Compiles the end of a body. */
  void end(Exits exits) {
    exits.end(Exits.READY, true);
  }
}
