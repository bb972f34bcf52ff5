package gopark.golang.compile;

import gopark.golang.instruction.Jumps;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.ReferenceComparison;
import gopark.golang.instruction.WordComparison;
import gopark.golang.tree.Expr;
import gopark.golang.tree.UnaryOperator;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Operator;
import gopark.golang.type.Operator.Comparison;
import gopark.golang.type.Pointer;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/** Compiles conditions to jumps, and comparisons to words. */
final class Conditions {
  private static final int WIDEST = 64;

  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Constants constants;
  private final Values values;
  private final Conversions conversions;

  Conditions(Emission emission, Values values, Conversions conversions) {
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.constants = emission.constants();
    this.values = values;
    this.conversions = conversions;
  }

  /** Goes to the label if the condition has this value, else on to what follows. */
  void branch(Expr e, Label label, boolean when) {
    int mark = slots.top();
    switch (e) {
      case Expr.Const(Constant.Bool(boolean value), Type _, var _) -> {
        if (value == when) {
          goTo(label);
        }
      }
      case Expr.Unary(UnaryOperator operator, Expr operand, Type _, var _)
          when operator == UnaryOperator.NOT ->
          branch(operand, label, !when);
      case Expr.Binary(Operator.Logical operator, Expr left, Expr right, Type _, var _) -> {
        if ((operator == Operator.Logical.OR) == when) {
          branch(left, label, when);
          branch(right, label, when);
        } else {
          Label end = new Label();
          branch(left, end, !when);
          branch(right, label, when);
          assembly.place(end);
        }
      }
      case Expr.Binary(Comparison operator, Expr left, Expr right, Type _, var _) ->
          compare(operator, left, right, label, when);
      default -> {
        int slot = values.value(e);
        jumpIf(slot, label, when);
      }
    }
    slots.release(mark);
  }

  /** Goes to the label in any case. */
  void goTo(Label label) {
    assembly.jump(label, Jumps::always);
  }

  /** Goes to the label if the boolean in the slot has this value. */
  void jumpIf(int slot, Label label, boolean when) {
    if (when) {
      assembly.jump(
          label, (offset, cost) -> WordComparison.DIFFERENT.jumpOnConstant(slot, 0, offset, cost));
    } else {
      assembly.jump(
          label, (offset, cost) -> WordComparison.EQUAL.jumpOnConstant(slot, 0, offset, cost));
    }
  }

  /** A condition's value as a word. */
  void into(Expr e, int to) {
    Label yes = new Label();
    Label end = new Label();
    branch(e, yes, true);
    assembly.emit(Moves.constant(to, 0));
    goTo(end);
    assembly.place(yes);
    assembly.emit(Moves.constant(to, 1));
    assembly.place(end);
  }

  private void compare(Comparison operator, Expr left, Expr right, Label label, boolean when) {
    if (compareToNil(operator, left, right, label, when)) {
      return;
    }
    Shape leftShape = types.shape(left.type());
    Shape rightShape = types.shape(right.type());
    if (leftShape.isInteger() && rightShape.isInteger()) {
      integers(operator, left, right, label, when);
      return;
    }
    Type type = left.type();
    int x;
    int y;
    if (leftShape == Shape.INTERFACE && rightShape != Shape.INTERFACE) {
      x = values.value(left);
      y = conversions.toInterface(right);
    } else if (rightShape == Shape.INTERFACE && leftShape != Shape.INTERFACE) {
      x = conversions.toInterface(left);
      y = values.value(right);
      type = right.type();
    } else if (Effects.waitsFor(left, right)) {
      y = values.own(right);
      x = values.value(left);
    } else {
      x = values.value(left);
      y = values.value(right);
    }
    slots(operator, types.real(type), x, y, label, when);
  }

  /** Compares two slots' values of one type. */
  void slots(Comparison operator, Type type, int x, int y, Label label, boolean when) {
    switch (Shape.of(type)) {
      case BOOL -> integers(operator, type, x, y, label, when);
      case SIGNED, UNSIGNED -> integers(operator, type, x, y, label, when);
      case FLOAT -> floats(operator, x, y, label, when);
      case STRING -> texts(operator, x, y, label, when);
      case CHAN -> {
        boolean equal = (operator == Comparison.EQL) == when;
        assembly.jump(
            label,
            (offset, cost) -> ReferenceComparison.SAME_CHANNEL.jump(x, y, equal, offset, cost));
      }
      case POINTER -> {
        boolean equal = (operator == Comparison.EQL) == when;
        boolean object =
            type.underlying() instanceof Pointer(Type element) && types.isOwned(element);
        assembly.jump(
            label,
            (offset, cost) ->
                object
                    ? ReferenceComparison.SAME.jump(x, y, equal, offset, cost)
                    : ReferenceComparison.SAME_POINTER.jump(x, y, equal, offset, cost));
      }
      case MAP, FUNC, SLICE -> throw new IllegalStateException("They compare with nil only.");
      case INTERFACE, STRUCT, ARRAY -> {
        boolean equal = (operator == Comparison.EQL) == when;
        RuntimeType runtime = types.runtime(type);
        assembly.jump(label, (offset, cost) -> Jumps.ifEqual(x, y, runtime, equal, offset, cost));
      }
    }
  }

  private boolean compareToNil(
      Comparison operator, Expr left, Expr right, Label label, boolean when) {
    Expr other = isNil(right) ? left : isNil(left) ? right : null;
    if (other == null) {
      return false;
    }
    int slot = values.value(other);
    boolean equal = (operator == Comparison.EQL) == when;
    assembly.jump(label, (offset, cost) -> Jumps.ifNil(slot, equal, offset, cost));
    return true;
  }

  private boolean isNil(Expr e) {
    if (!(e instanceof Expr.Zero)) {
      return false;
    }
    if (e.type() == Basic.UNTYPED_NIL) {
      return true;
    }
    return switch (types.shape(e.type())) {
      case POINTER, SLICE, MAP, CHAN, FUNC, INTERFACE -> true;
      case BOOL, SIGNED, UNSIGNED, FLOAT, STRING, STRUCT, ARRAY -> false;
    };
  }

  private void integers(Comparison operator, Expr left, Expr right, Label label, boolean when) {
    Type type = types.real(left.type());
    Long constant = quick(operator, type, right);
    if (toLength(operator, left, right, label, when)) {
      return;
    }
    if (constant != null && partToConstant(operator, type, left, constant, label, when)) {
      return;
    }
    if (constant != null) {
      toConstant(when ? operator : operator.opposite(), values.value(left), constant, label);
      return;
    }
    constant = quick(operator, type, left);
    if (constant != null) {
      Comparison turned = operator.turned();
      toConstant(when ? turned : turned.opposite(), values.value(right), constant, label);
      return;
    }
    boolean late = Effects.waitsFor(left, right);
    int y = late ? values.own(right) : -1;
    int x = values.value(left);
    y = late ? y : values.value(right);
    integers(operator, type, x, y, label, when);
  }

  /** {@code i < len(s)} of a slice, at once. */
  private boolean toLength(Comparison operator, Expr left, Expr right, Label label, boolean when) {
    boolean length =
        operator == Comparison.LSS
            && right instanceof Expr.BuiltinCall call
            && call.builtin() == Expr.Builtin.LEN
            && types.shape(call.args().getFirst().type()) == Shape.SLICE
            && !Effects.calls(right);
    if (!length) {
      return false;
    }
    int x = values.value(left);
    int slice = values.value(((Expr.BuiltinCall) right).args().getFirst());
    assembly.jump(label, (offset, cost) -> Jumps.ifBelowLength(x, slice, when, offset, cost));
    return true;
  }

  /** {@code x % c == k} and {@code x & c == k}, at once. */
  private boolean partToConstant(
      Comparison operator, Type type, Expr left, long constant, Label label, boolean when) {
    if (!operator.isEquality() || !(left instanceof Expr.Binary part) || isWideUnsigned(type)) {
      return false;
    }
    Long operand = constants.word(part.right());
    boolean rest = part.operator() == Operator.Calculation.REM;
    if (operand == null || (rest ? operand == 0 : part.operator() != Operator.Calculation.AND)) {
      return false;
    }
    int slot = values.value(part.left());
    boolean equal = (operator == Comparison.EQL) == when;
    assembly.jump(
        label,
        (offset, cost) ->
            rest
                ? Jumps.ifRemainder(slot, operand, constant, equal, offset, cost)
                : Jumps.ifMasked(slot, operand, constant, equal, offset, cost));
    return true;
  }

  /** A constant that can stand in the instruction. */
  private @Nullable Long quick(Comparison operator, Type type, Expr e) {
    boolean signed = !isWideUnsigned(type) || operator.isEquality();
    return signed ? constants.word(e) : null;
  }

  private static boolean isWideUnsigned(Type type) {
    return Shape.of(type) == Shape.UNSIGNED && Shape.bits(type) == WIDEST;
  }

  void toConstant(Comparison operator, int slot, long constant, Label label) {
    assembly.jump(
        label, (offset, cost) -> signed(operator).jumpOnConstant(slot, constant, offset, cost));
  }

  private void integers(Comparison operator, Type type, int x, int y, Label label, boolean when) {
    Comparison meant = when ? operator : operator.opposite();
    WordComparison comparison = isWideUnsigned(type) ? unsigned(meant) : signed(meant);
    assembly.jump(label, (offset, cost) -> comparison.jump(x, y, offset, cost));
  }

  private void floats(Comparison operator, int x, int y, Label label, boolean when) {
    assembly.jump(
        label,
        (offset, cost) ->
            switch (operator) {
              case EQL -> WordComparison.equalFloats(when).jump(x, y, offset, cost);
              case NEQ -> WordComparison.equalFloats(!when).jump(x, y, offset, cost);
              case LSS -> WordComparison.lessFloats(when).jump(x, y, offset, cost);
              case LEQ -> WordComparison.lessOrEqualFloats(when).jump(x, y, offset, cost);
              case GTR -> WordComparison.lessFloats(when).jump(y, x, offset, cost);
              case GEQ -> WordComparison.lessOrEqualFloats(when).jump(y, x, offset, cost);
            });
  }

  private void texts(Comparison operator, int x, int y, Label label, boolean when) {
    assembly.jump(
        label,
        (offset, cost) ->
            switch (operator) {
              case EQL -> ReferenceComparison.EQUAL_TEXTS.jump(x, y, when, offset, cost);
              case NEQ -> ReferenceComparison.EQUAL_TEXTS.jump(x, y, !when, offset, cost);
              case LSS -> ReferenceComparison.LESS_TEXTS.jump(x, y, when, offset, cost);
              case LEQ -> ReferenceComparison.LESS_OR_EQUAL_TEXTS.jump(x, y, when, offset, cost);
              case GTR -> ReferenceComparison.LESS_TEXTS.jump(y, x, when, offset, cost);
              case GEQ -> ReferenceComparison.LESS_OR_EQUAL_TEXTS.jump(y, x, when, offset, cost);
            });
  }

  static WordComparison signed(Comparison operator) {
    return switch (operator) {
      case EQL -> WordComparison.EQUAL;
      case NEQ -> WordComparison.DIFFERENT;
      case LSS -> WordComparison.LESS;
      case LEQ -> WordComparison.LESS_OR_EQUAL;
      case GTR -> WordComparison.GREATER;
      case GEQ -> WordComparison.GREATER_OR_EQUAL;
    };
  }

  private static WordComparison unsigned(Comparison operator) {
    return switch (operator) {
      case EQL -> WordComparison.EQUAL;
      case NEQ -> WordComparison.DIFFERENT;
      case LSS -> WordComparison.LESS_UNSIGNED;
      case LEQ -> WordComparison.LESS_OR_EQUAL_UNSIGNED;
      case GTR -> WordComparison.GREATER_UNSIGNED;
      case GEQ -> WordComparison.GREATER_OR_EQUAL_UNSIGNED;
    };
  }
}
