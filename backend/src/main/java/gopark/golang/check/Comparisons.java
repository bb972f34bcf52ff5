package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Assignable;
import gopark.golang.type.Basic;
import gopark.golang.type.Comparable;
import gopark.golang.type.Constant;
import gopark.golang.type.ConstantOperations;
import gopark.golang.type.Constants;
import gopark.golang.type.MapOf;
import gopark.golang.type.Operator;
import gopark.golang.type.Operator.Calculation;
import gopark.golang.type.Operator.Comparison;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import gopark.golang.type.Untyped;
import org.jspecify.annotations.Nullable;

/** Comparisons and shifts, whose operands need not be of one type. */
final class Comparisons {
  private static final String INVALID = "invalid operation: ";

  private final CheckProblems problems;
  private final Conversions conversions;
  private final Overflow overflow;

  Comparisons(CheckProblems problems, Conversions conversions, Overflow overflow) {
    this.problems = problems;
    this.conversions = conversions;
    this.overflow = overflow;
  }

  /** The operand to which a message points, and why; no cause if the operator is not for it. */
  private record Objection(Operand operand, String cause) {}

  /**
   * Compares x with y, the result is x.
   *
   * @param switchCase whether x is a value of a case and y what is switched on
   */
  void compare(Operand x, Operand y, Op op, boolean switchCase, @Nullable Position at) {
    if (x.type == Basic.INVALID || y.type == Basic.INVALID) {
      x.invalidate();
      return;
    }
    Objection objection = objection(x, y, op);
    if (objection != null) {
      tell(x, y, op, switchCase, objection);
      x.invalidate();
      return;
    }
    Constant left = x.value;
    Constant right = y.value;
    if (x.isConstant() && y.isConstant() && left != null && right != null) {
      boolean result = ConstantOperations.compare((Comparison) operator(op), left, right);
      x.setConstant(Basic.UNTYPED_BOOL, Constants.of(result));
      return;
    }
    Place place = at == null ? conversions.place(x) : problems.place(at);
    x.setValue(Basic.UNTYPED_BOOL, comparison(x, y, op, place));
  }

  /** The comparison itself, of operands of one type. */
  private Expr comparison(Operand x, Operand y, Op op, Place at) {
    settle(x);
    settle(y);
    Expr left = conversions.node(x);
    Expr right = conversions.node(y);
    if (x.isNil()) {
      left = new Expr.Zero(y.type, left.at());
    } else if (y.isNil()) {
      right = new Expr.Zero(x.type, right.at());
    } else if (Assignable.assignable(x.type, x.value, y.type)) {
      left = conversions.converted(left, y.type);
    } else {
      right = conversions.converted(right, x.type);
    }
    return new Expr.Binary(operator(op), left, right, Basic.UNTYPED_BOOL, at);
  }

  private void settle(Operand x) {
    if (x.isUntyped() && !x.isNil()) {
      Type type = Untyped.defaultType(x.type);
      Untyped.Result result = conversions.implicit(x, type);
      if (x.isConstant() && result.value() != null) {
        x.value = result.value();
      }
      conversions.retype(x, type);
    }
  }

  private static @Nullable Objection objection(Operand x, Operand y, Op op) {
    if (!isAssignable(x, y.type) && !isAssignable(y, x.type)) {
      String types = TypeText.of(x.type) + " and " + TypeText.of(y.type);
      return new Objection(y, "mismatched types " + types);
    }
    if (op != Op.EQL && op != Op.NEQ) {
      return !TypeSets.allOrdered(x.type)
          ? new Objection(x, "")
          : !TypeSets.allOrdered(y.type) ? new Objection(y, "") : null;
    }
    if (x.isNil() || y.isNil()) {
      Type other = x.isNil() ? y.type : x.type;
      return TypeSets.hasNil(other) && other != Basic.UNTYPED_NIL ? null : new Objection(y, "");
    }
    for (Operand operand : new Operand[] {x, y}) {
      String cause = Comparable.problem(operand.type);
      if (cause != null) {
        return new Objection(operand, incomparable(operand.type, cause));
      }
    }
    return null;
  }

  private static boolean isAssignable(Operand x, Type to) {
    if (x.isNil()) {
      return to == Basic.UNTYPED_NIL || TypeSets.hasNil(to);
    }
    return to != Basic.UNTYPED_NIL
        && Assignable.assignable(x.type, x.isConstant() ? x.value : null, to);
  }

  private static String incomparable(Type type, String cause) {
    return switch (type.underlying()) {
      case Slice _, Signature _, MapOf _ -> OperandText.kind(type) + " can only be compared to nil";
      default -> cause;
    };
  }

  private void tell(Operand x, Operand y, Op op, boolean switchCase, Objection objection) {
    Operand at = objection.operand();
    String cause = objection.cause();
    if (cause.isEmpty()) {
      if (x.type instanceof TypeParam || y.type instanceof TypeParam) {
        at = x.type instanceof TypeParam ? at : y;
        cause = "type parameter " + TypeText.of(at.type) + " cannot use operator " + op.text();
      } else {
        String kind = OperandText.kind(at.type);
        String what = kind.isEmpty() ? TypeText.of(at.type) : kind;
        cause = "operator " + op.text() + " not defined on " + what;
      }
    }
    String left = ExprText.of(x.expr);
    String right = ExprText.of(y.expr);
    if (switchCase) {
      problems.at(x, "invalid case " + left + " in switch on " + right + " (" + cause + ")");
    } else {
      problems.at(at, INVALID + left + " " + op.text() + " " + right + " (" + cause + ")");
    }
  }

  /** Shifts x by y, the result is x. */
  void shift(Operand x, Operand y, SyntaxExpr.@Nullable Binary e, Op op) {
    Constant value = x.value;
    Constant.Int integer = x.isConstant() && value != null ? Constants.toInt(value) : null;
    if (!TypeSets.allInteger(x.type) && !(x.isUntyped() && integer != null)) {
      tellNoInteger(x);
      return;
    }
    if (!isGoodCount(y)) {
      x.invalidate();
      return;
    }
    Place at = e == null ? conversions.place(x) : problems.place(e.at());
    if (integer != null && x.isConstant() && y.isConstant()) {
      shiftConstant(x, y, integer, e, op);
      return;
    }
    conversions.convertUntyped(y, Basic.UINT);
    if (integer != null && x.isConstant()) {
      if (x.isUntyped()) {
        // The left operand takes the type of the context, as if there were no shift.
        Expr left = conversions.untypedNode(x, true);
        Expr right = conversions.node(y);
        x.setValue(x.type, new Expr.Binary(operator(op), left, right, x.type, at));
        return;
      }
    }
    if (!TypeSets.allInteger(x.type)) {
      tellNoInteger(x);
      return;
    }
    Expr left = conversions.node(x);
    Expr right = conversions.node(y);
    x.setValue(x.type, new Expr.Binary(operator(op), left, right, x.type, at));
  }

  private void tellNoInteger(Operand x) {
    problems.at(x, INVALID + "shifted operand " + OperandText.of(x) + " must be integer");
    x.invalidate();
  }

  private boolean isGoodCount(Operand y) {
    Constant value = y.value;
    if (y.isConstant() && value != null) {
      Constant.Int count = Constants.toInt(value);
      if (count != null && count.value().signum() < 0) {
        problems.at(y, INVALID + "negative shift count " + OperandText.of(y));
        return false;
      }
      if (y.isUntyped()) {
        Operand converted = y.copy();
        conversions.convertUntyped(converted, Basic.UINT);
        return !converted.isInvalid();
      }
      if (count != null && TypeSets.isNumeric(y.type)) {
        y.setConstant(TypeSets.isInteger(y.type) ? y.type : Basic.UINT, count);
        return true;
      }
    }
    if (TypeSets.allInteger(y.type)) {
      return true;
    }
    if (y.isUntyped()) {
      conversions.convertUntyped(y, Basic.UINT);
      return !y.isInvalid();
    }
    problems.at(y, INVALID + "shift count " + OperandText.of(y) + " must be integer");
    return false;
  }

  private void shiftConstant(
      Operand x, Operand y, Constant.Int value, SyntaxExpr.@Nullable Binary e, Op op) {
    Constant.Int count = y.value == null ? null : Constants.toInt(y.value);
    if (count == null
        || count.value().bitLength() > 31
        || count.value().intValue() > Constants.MOST_SHIFT) {
      problems.at(y, INVALID + "invalid shift count " + OperandText.of(y));
      x.invalidate();
      return;
    }
    Type type = TypeSets.isInteger(x.type) ? x.type : Basic.UNTYPED_INT;
    x.setConstant(
        type,
        ConstantOperations.shift((Operator.Shift) operator(op), value, count.value().intValue()));
    if (e != null) {
      x.expr = e;
    }
    overflow.check(x, e == null ? x.expr.at() : e.at(), "shift ");
  }

  static Operator operator(Op op) {
    return switch (op) {
      case ADD -> Calculation.ADD;
      case SUB -> Calculation.SUB;
      case MUL -> Calculation.MUL;
      case DIV -> Calculation.DIV;
      case REM -> Calculation.REM;
      case AND -> Calculation.AND;
      case OR -> Calculation.OR;
      case XOR -> Calculation.XOR;
      case AND_NOT -> Calculation.AND_NOT;
      case SHL -> Operator.Shift.LEFT;
      case SHR -> Operator.Shift.RIGHT;
      case AND_AND -> Operator.Logical.AND;
      case OR_OR -> Operator.Logical.OR;
      case EQL -> Comparison.EQL;
      case NEQ -> Comparison.NEQ;
      case LSS -> Comparison.LSS;
      case LEQ -> Comparison.LEQ;
      case GTR -> Comparison.GTR;
      case GEQ -> Comparison.GEQ;
      case NOT, RECV, TILDE -> throw new IllegalArgumentException(op.text());
    };
  }
}
