package gopark.golang.compile;

import gopark.golang.instruction.WordComparison;
import gopark.golang.machine.Instruction;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Operator.Calculation;
import gopark.golang.type.Operator.Comparison;
import org.jspecify.annotations.Nullable;

/**
 * The end of a loop like {@code for i := 0; i < n; i++}: step and test in one instruction.
 *
 * @param slot of the variable that counts
 * @param constant what it is compared with, if that is a constant; else it is in a slot
 */
record Stepping(Comparison comparison, int slot, long step, @Nullable Long constant, int limit) {

  /** Null if the loop is not of this kind. */
  static @Nullable Stepping of(Stmt.For s, Variables variables, Constants constants) {
    if (!(s.post() instanceof Stmt.Update update)
        || !(s.condition()
            instanceof Expr.Binary(Comparison comparison, Expr left, Expr right, var _, var _))
        || !(update.target() instanceof Expr.LocalRef(Local counter, var _))
        || !(left instanceof Expr.LocalRef(Local compared, var _))
        || counter != compared
        || !isPlain(counter, variables)
        || comparison == Comparison.EQL) {
      return null;
    }
    Long change = constants.word(update.value());
    boolean down = update.operator() == Calculation.SUB;
    if (change == null || !(down || update.operator() == Calculation.ADD)) {
      return null;
    }
    long step = down ? -change : change;
    int slot = variables.of(counter).slot();
    Long constant = constants.word(right);
    if (constant != null) {
      return new Stepping(comparison, slot, step, constant, -1);
    }
    if (right instanceof Expr.LocalRef(Local limit, var _) && isPlain(limit, variables)) {
      return new Stepping(comparison, slot, step, null, variables.of(limit).slot());
    }
    return null;
  }

  /** A 64-bit signed integer in a slot. */
  private static boolean isPlain(Local local, Variables variables) {
    Variable variable = variables.of(local);
    return !variable.cell()
        && variable.shape() == Shape.SIGNED
        && Shape.bits(variable.type()) == Long.SIZE;
  }

  /** Steps, and goes to the label if the loop goes on. */
  void emit(Label top, Assembly assembly) {
    assembly.jump(top, this::make);
  }

  private Instruction make(int offset, int cost) {
    WordComparison holds = Conditions.signed(comparison);
    return constant == null
        ? holds.step(slot, step, limit, offset, cost)
        : holds.stepToConstant(slot, step, constant, offset, cost);
  }
}
