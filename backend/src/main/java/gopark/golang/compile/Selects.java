package gopark.golang.compile;

import gopark.golang.machine.SelectInstruction;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Operator.Comparison;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles selects. */
final class Selects {
  private static final int NONE = -1;

  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Values values;
  private final Variables variables;
  private final Conversions conversions;
  private final Conditions conditions;
  private final Blocks blocks;
  private final JumpTargets jumpTargets;
  private final Assignments assignments;

  Selects(
      Emission emission,
      Values values,
      Variables variables,
      Conversions conversions,
      Conditions conditions,
      Blocks blocks,
      JumpTargets jumpTargets,
      Assignments assignments) {
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.values = values;
    this.variables = variables;
    this.conversions = conversions;
    this.conditions = conditions;
    this.blocks = blocks;
    this.jumpTargets = jumpTargets;
    this.assignments = assignments;
  }

  void select(Stmt.Select s) {
    int scope = variables.scope();
    int mark = slots.top();
    int chosen = slots.take();
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
    assembly.line(at.line());
    assembly.emit(new SelectInstruction(cases, hasDefault, chosen));
    dispatch(s, chosen, cases);
    variables.endScope(scope);
    slots.release(mark);
  }

  private SelectInstruction.Case operands(Stmt.SelectClause clause, Expr channel) {
    Type element = element(channel);
    int slot = values.own(channel);
    Expr value = clause.value();
    if (value != null) {
      int sent = conversions.ownAs(value, element);
      return new SelectInstruction.Case(true, slot, sent, NONE, types.runtime(element));
    }
    int received = NONE;
    if (clause.target() != null) {
      received = slots.take();
      if (!types.isWord(element)) {
        slots.holdsRef(received);
      }
    }
    int ok = clause.okTarget() == null ? NONE : slots.take();
    return new SelectInstruction.Case(false, slot, received, ok, types.runtime(element));
  }

  private void dispatch(Stmt.Select s, int chosen, List<SelectInstruction.Case> cases) {
    Label end = new Label();
    List<Label> bodies = new ArrayList<>();
    int number = 0;
    for (Stmt.SelectClause clause : s.clauses()) {
      Label label = new Label();
      bodies.add(label);
      int wanted = clause.channel() == null ? NONE : number++;
      conditions.toConstant(Comparison.EQL, chosen, wanted, label);
    }
    conditions.goTo(end);
    number = 0;
    jumpTargets.enter(s.label(), end, null);
    for (int i = 0; i < bodies.size(); i++) {
      Stmt.SelectClause clause = s.clauses().get(i);
      assembly.place(bodies.get(i));
      clause(clause, clause.channel() == null ? null : cases.get(number++));
      if (i < bodies.size() - 1) {
        conditions.goTo(end);
      }
    }
    jumpTargets.exit();
    assembly.place(end);
  }

  private void clause(Stmt.SelectClause clause, SelectInstruction.@Nullable Case chosen) {
    int scope = variables.scope();
    int mark = slots.top();
    assembly.line(clause.at().line());
    if (chosen != null) {
      give(clause, clause.target(), chosen.valueSlot(), chosen.element().type);
      give(clause, clause.okTarget(), chosen.okSlot(), Basic.BOOL);
    }
    blocks.block(clause.body());
    variables.endScope(scope);
    slots.release(mark);
  }

  private void give(Stmt.SelectClause clause, @Nullable Expr target, int slot, Type type) {
    if (target == null) {
      return;
    }
    if (clause.declares() && target instanceof Expr.LocalRef(Local local, var _)) {
      variables.declareFrom(local, slot);
    } else {
      assignments.assignFrom(target, slot, type);
    }
  }

  private Type element(Expr channel) {
    return ((Chan) types.under(channel.type())).element();
  }
}
