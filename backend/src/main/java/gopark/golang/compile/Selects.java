package gopark.golang.compile;

import gopark.golang.machine.Receive;
import gopark.golang.machine.SelectInstruction;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Operator;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles receives and selects. */
final class Selects {
  private static final int NONE = -1;

  private final Body body;

  Selects(Body body) {
    this.body = body;
  }

  // ---- receives

  void receive(Expr.Receive e, int to) {
    int channel = body.values.value(e.channel());
    body.assembly.emit(new Receive(to, NONE, channel, body.types.runtime(element(e.channel()))));
  }

  /** The value and whether it was sent, in two new slots. */
  int receiveOk(Expr.Receive e) {
    int first = body.slots.take(2);
    Type element = element(e.channel());
    if (!body.types.isWord(element)) {
      body.slots.holdsRef(first);
    }
    int channel = body.values.value(e.channel());
    body.assembly.emit(new Receive(first, first + 1, channel, body.types.runtime(element)));
    body.slots.release(first + 2);
    return first;
  }

  private Type element(Expr channel) {
    return ((Chan) body.types.under(channel.type())).element();
  }

  // ---- select

  void select(Stmt.Select s) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    int chosen = body.slots.take();
    List<SelectInstruction.Case> cases = new ArrayList<>();
    boolean hasDefault = false;
    for (Stmt.SelectClause clause : s.clauses()) {
      Expr channel = clause.channel();
      if (channel == null) {
        hasDefault = true;
      } else {
        cases.add(operands(clause, channel));
      }
    }
    // A select of one case is that case's send or receive.
    Place at = s.clauses().size() == 1 ? s.clauses().getFirst().at() : s.at();
    body.assembly.line(at.line());
    body.assembly.emit(new SelectInstruction(cases, hasDefault, chosen));
    dispatch(s, chosen, cases);
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  private SelectInstruction.Case operands(Stmt.SelectClause clause, Expr channel) {
    Type element = element(channel);
    int slot = body.values.own(channel);
    Expr value = clause.value();
    if (value != null) {
      int sent = body.conversions.ownAs(value, element);
      return new SelectInstruction.Case(true, slot, sent, NONE, body.types.runtime(element));
    }
    int received = NONE;
    if (clause.target() != null) {
      received = body.slots.take();
      if (!body.types.isWord(element)) {
        body.slots.holdsRef(received);
      }
    }
    int ok = clause.okTarget() == null ? NONE : body.slots.take();
    return new SelectInstruction.Case(false, slot, received, ok, body.types.runtime(element));
  }

  private void dispatch(Stmt.Select s, int chosen, List<SelectInstruction.Case> cases) {
    Label end = new Label();
    List<Label> bodies = new ArrayList<>();
    int number = 0;
    for (Stmt.SelectClause clause : s.clauses()) {
      Label label = new Label();
      bodies.add(label);
      int wanted = clause.channel() == null ? NONE : number++;
      body.conditions.toConstant(Operator.EQL, chosen, wanted, label);
    }
    body.conditions.goTo(end);
    number = 0;
    body.statements.enter(s.label(), end, null);
    for (int i = 0; i < bodies.size(); i++) {
      Stmt.SelectClause clause = s.clauses().get(i);
      body.assembly.place(bodies.get(i));
      clause(clause, clause.channel() == null ? null : cases.get(number++));
      if (i < bodies.size() - 1) {
        body.conditions.goTo(end);
      }
    }
    body.statements.exit();
    body.assembly.place(end);
  }

  private void clause(Stmt.SelectClause clause, SelectInstruction.@Nullable Case chosen) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    body.assembly.line(clause.at().line());
    if (chosen != null) {
      give(clause, clause.target(), chosen.valueSlot(), chosen.element().type);
      give(clause, clause.okTarget(), chosen.okSlot(), Basic.BOOL);
    }
    body.statements.block(clause.body());
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  private void give(Stmt.SelectClause clause, @Nullable Expr target, int slot, Type type) {
    if (target == null) {
      return;
    }
    if (clause.declares() && target instanceof Expr.LocalRef(Local local, var _)) {
      body.variables.declareFrom(local, slot);
    } else {
      body.assignments.assignFrom(target, slot, type);
    }
  }
}
