package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.tree.UnaryOperator;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Constant;
import gopark.golang.type.ConstantOperations;
import gopark.golang.type.Constants;
import gopark.golang.type.Identical;
import gopark.golang.type.Pointer;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Operations with one and two operands; comparisons are elsewhere. */
final class Operators {
  private static final String INVALID = "invalid operation: ";

  /** Letters of all strings that constants are put together to. */
  private static final long LONGEST_TEXTS = 1L << 25;

  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final Conversions conversions;
  private final Comparisons comparisons;
  private final Overflow overflow;
  private long textLength;

  Operators(
      Checking checking,
      ExpressionChecker expressions,
      Conversions conversions,
      Comparisons comparisons,
      Overflow overflow) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.conversions = conversions;
    this.comparisons = comparisons;
    this.overflow = overflow;
  }

  void unary(Operand x, SyntaxExpr.Unary e) {
    Operand operand = expressions.value(e.x());
    if (operand.isInvalid()) {
      return;
    }
    Op op = e.op();
    switch (op) {
      case AND -> address(x, operand, e);
      case RECV -> receive(x, operand, e);
      default -> {
        if (op == Op.TILDE) {
          boolean integer = TypeSets.allInteger(operand.type);
          problems.at(
              e,
              "cannot use ~ outside of interface or type constraint"
                  + (integer ? " (use ^ for bitwise complement)" : ""));
          return;
        }
        if (isDefined(operand, op, true)) {
          compute(x, operand, e);
        }
      }
    }
  }

  private void compute(Operand x, Operand operand, SyntaxExpr.Unary e) {
    Op op = e.op();
    Constant value = operand.value;
    if (operand.isConstant() && value != null) {
      x.setConstant(operand.type, ConstantOperations.unary(op.text(), value, operand.type));
      x.expr = e;
      overflow.check(x, e.at(), op == Op.XOR ? "bitwise complement " : "");
      return;
    }
    Expr node = conversions.untypedNode(operand, false);
    UnaryOperator operator =
        switch (op) {
          case SUB -> UnaryOperator.NEG;
          case NOT -> UnaryOperator.NOT;
          default -> UnaryOperator.COMPLEMENT;
        };
    Place at = problems.place(e.at());
    x.setValue(
        operand.type, op == Op.ADD ? node : new Expr.Unary(operator, node, operand.type, at));
  }

  private void address(Operand x, Operand operand, SyntaxExpr.Unary e) {
    boolean literal = e.x().bare() instanceof SyntaxExpr.Composite;
    if (!literal && operand.mode != Mode.VARIABLE) {
      problems.at(operand, INVALID + "cannot take address of " + OperandText.of(operand));
      return;
    }
    Expr node = conversions.node(operand);
    Captures.addressTaken(node);
    Type type = new Pointer(operand.type);
    x.setValue(type, new Expr.AddressOf(node, type, problems.place(e.at())));
  }

  private void receive(Operand x, Operand operand, SyntaxExpr.Unary e) {
    checking.env.callOrReceive = true;
    Type element = channelElement(operand, operand, true);
    if (element != null) {
      Expr node = conversions.node(operand);
      Place at = problems.place(e.at());
      x.set(Mode.COMMA_OK, element, new Expr.Receive(node, false, element, at));
      x.use = Use.STATEMENT;
    }
  }

  /** What goes through a channel; null after a mistake. */
  @Nullable Type channelElement(Operand channel, Operand at, boolean receives) {
    String text = OperandText.of(channel);
    List<Type> types = TypeSets.types(channel.type);
    String cause = types == null ? "no specific channel type" : "";
    Type element = null;
    for (Type type : types == null ? List.<Type>of() : types) {
      if (!(type.underlying() instanceof Chan chan)) {
        cause = "non-channel " + TypeText.of(type);
        break;
      }
      if (receives ? !chan.receives() : !chan.sends()) {
        cause = (receives ? "send-only" : "receive-only") + " channel " + TypeText.of(type);
        break;
      }
      if (element != null && !Identical.identical(element, chan.element())) {
        cause = "channels have different element types";
        break;
      }
      element = chan.element();
    }
    if (cause.isEmpty()) {
      return element;
    }
    String start = INVALID + (receives ? "cannot receive from " : "cannot send to ");
    if (channel.type instanceof TypeParam) {
      problems.at(at, start + text + ": " + cause);
      return null;
    }
    problems.at(at, start + cause + " " + text);
    return null;
  }

  /** An operation with two operands. */
  void binary(Operand x, SyntaxExpr.Binary e) {
    Operand a = expressions.value(e.x());
    Operand b = expressions.value(e.y());
    binary(x, a, b, e, e.op());
  }

  /** An operation with two operands that are known; no syntax if it is part of an assignment. */
  void binary(Operand x, Operand a, Operand b, SyntaxExpr.@Nullable Binary e, Op op) {
    SyntaxExpr left = a.expr;
    SyntaxExpr right = b.expr;
    x.copyFrom(a);
    if (a.isInvalid() || b.isInvalid()) {
      x.invalidate();
      return;
    }
    if (op.isShift()) {
      comparisons.shift(x, b, e, op);
      return;
    }
    conversions.match(x, b);
    if (x.isInvalid()) {
      return;
    }
    if (op.isComparison()) {
      comparisons.compare(x, b, op, false, e == null ? null : e.at());
      return;
    }
    if (!Identical.identical(x.type, b.type)) {
      mismatch(x, b, e, left, right, op);
      return;
    }
    if (!isDefined(x, op, false) || dividesByZero(x, b, op)) {
      x.invalidate();
      return;
    }
    combine(x, b, e, op, problems.place(e == null ? left.at() : e.at()));
  }

  private void mismatch(
      Operand x,
      Operand y,
      SyntaxExpr.@Nullable Binary e,
      SyntaxExpr left,
      SyntaxExpr right,
      Op op) {
    if (x.type != Basic.INVALID && y.type != Basic.INVALID) {
      String text =
          e != null
              ? ExprText.of(e)
              : ExprText.of(left) + " " + op.text() + "= " + ExprText.of(right);
      String types = TypeText.of(x.type) + " and " + TypeText.of(y.type);
      problems.at(x, INVALID + text + " (mismatched types " + types + ")");
    }
    x.refuse();
  }

  private boolean dividesByZero(Operand x, Operand y, Op op) {
    Constant divisor = y.value;
    if ((op != Op.DIV && op != Op.REM)
        || !y.isConstant()
        || divisor == null
        || Constants.sign(divisor) != 0
        || !(x.isConstant() || TypeSets.allInteger(x.type))) {
      return false;
    }
    problems.at(y, INVALID + "division by zero");
    return true;
  }

  /** A few lines can put long strings together again and again, all of which are kept. */
  private boolean isTooMuchText(Constant made) {
    if (made instanceof Constant.Text(String text)) {
      textLength += text.length();
    }
    return textLength > LONGEST_TEXTS;
  }

  private void combine(Operand x, Operand y, SyntaxExpr.@Nullable Binary e, Op op, Place at) {
    Constant left = x.value;
    Constant right = y.value;
    Type type = x.type;
    if (x.isConstant() && y.isConstant() && left != null && right != null) {
      Constant value =
          ConstantOperations.binary(
              Comparisons.operator(op), left, right, TypeSets.isInteger(type));
      if (e != null) {
        x.expr = e;
      }
      if (value == null) {
        problems.at(e == null ? x.expr.at() : e.at(), "constant result is not representable");
        x.invalidate();
        return;
      }
      if (isTooMuchText(value)) {
        String message = "the constant strings of this program are too long for GoPark";
        problems.limit(e == null ? x.expr.at() : e.at(), message, CheckProblems.TOO_LARGE);
        x.invalidate();
        return;
      }
      x.setConstant(type, value);
      overflow.check(x, e == null ? x.expr.at() : e.at(), operationName(op));
      return;
    }
    Expr l = conversions.untypedNode(x, false);
    Expr r = conversions.untypedNode(y, false);
    x.setValue(type, new Expr.Binary(Comparisons.operator(op), l, r, type, at));
  }

  private static String operationName(Op op) {
    return switch (op) {
      case ADD -> "addition ";
      case SUB -> "subtraction ";
      case XOR -> "bitwise XOR ";
      case MUL -> "multiplication ";
      case SHL -> "shift ";
      default -> "";
    };
  }

  /** Whether operands of this type may be used so; tells if not. */
  private boolean isDefined(Operand x, Op op, boolean unary) {
    Type type = x.type;
    boolean defined =
        switch (op) {
          case ADD -> unary ? TypeSets.allNumeric(type) : TypeSets.allNumericOrString(type);
          case SUB, MUL, DIV -> TypeSets.allNumeric(type);
          case REM, AND, OR, XOR, AND_NOT -> TypeSets.allInteger(type);
          case AND_AND, OR_OR, NOT -> TypeSets.allBoolean(type);
          default -> false;
        };
    if (!defined) {
      String text = OperandText.of(x);
      problems.at(x, INVALID + "operator " + op.text() + " not defined on " + text);
    }
    return defined;
  }
}
