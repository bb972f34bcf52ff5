package gopark.golang.compile;

import gopark.golang.instruction.Steps;
import gopark.golang.machine.Instruction;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Operator;
import gopark.golang.tree.Stmt;
import org.jspecify.annotations.Nullable;

/**
 * The end of a loop like {@code for i := 0; i < n; i++}: step and test in one instruction.
 *
 * @param slot of the variable that counts
 * @param constant what it is compared with, if that is a constant; else it is in a slot
 */
record Stepping(
    Body body, Expr.Binary condition, int slot, long step, @Nullable Long constant, int limit) {

  /** Null if the loop is not of this kind. */
  static @Nullable Stepping of(Stmt.For s, Body body) {
    if (!(s.post() instanceof Stmt.Update update)
        || !(s.condition() instanceof Expr.Binary condition)
        || !(update.target() instanceof Expr.LocalRef(Local counter, var _))
        || !(condition.left() instanceof Expr.LocalRef(Local compared, var _))
        || counter != compared
        || !isPlain(counter, body)
        || !isComparison(condition.operator())) {
      return null;
    }
    Long change = body.constants.word(update.value());
    boolean steps = update.operator() == Operator.ADD || update.operator() == Operator.SUB;
    if (change == null || !steps) {
      return null;
    }
    long step = update.operator() == Operator.ADD ? change : -change;
    int slot = body.variables.of(counter).slot();
    Long constant = body.constants.word(condition.right());
    if (constant != null) {
      return new Stepping(body, condition, slot, step, constant, -1);
    }
    if (condition.right() instanceof Expr.LocalRef(Local limit, var _) && isPlain(limit, body)) {
      return new Stepping(body, condition, slot, step, null, body.variables.of(limit).slot());
    }
    return null;
  }

  /** A 64-bit signed integer in a slot. */
  private static boolean isPlain(Local local, Body body) {
    Variable variable = body.variables.of(local);
    return !variable.cell()
        && variable.shape() == Shape.SIGNED
        && Shape.bits(variable.type()) == Long.SIZE;
  }

  private static boolean isComparison(Operator operator) {
    return operator.isComparison() && operator != Operator.EQL;
  }

  /** Steps, and goes to the label if the loop goes on. */
  void emit(Label top) {
    body.assembly.jump(top, this::make);
  }

  private Instruction make(int offset, int cost) {
    return constant == null ? toSlot(offset, cost) : toConstant(constant, offset, cost);
  }

  private Instruction toSlot(int offset, int cost) {
    return switch (condition.operator()) {
      case LSS -> new Steps.Less(slot, step, limit, offset, cost);
      case LEQ -> new Steps.LessOrEqual(slot, step, limit, offset, cost);
      case GTR -> new Steps.Greater(slot, step, limit, offset, cost);
      case GEQ -> new Steps.GreaterOrEqual(slot, step, limit, offset, cost);
      default -> new Steps.Different(slot, step, limit, offset, cost);
    };
  }

  private Instruction toConstant(long value, int offset, int cost) {
    return switch (condition.operator()) {
      case LSS -> new Steps.LessConstant(slot, step, value, offset, cost);
      case LEQ -> new Steps.LessOrEqualConstant(slot, step, value, offset, cost);
      case GTR -> new Steps.GreaterConstant(slot, step, value, offset, cost);
      case GEQ -> new Steps.GreaterOrEqualConstant(slot, step, value, offset, cost);
      default -> new Steps.DifferentConstant(slot, step, value, offset, cost);
    };
  }
}
