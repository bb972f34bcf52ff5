package gopark.golang.compile;

import gopark.golang.instruction.FloatJumps;
import gopark.golang.instruction.IntegerJumps;
import gopark.golang.instruction.Jump;
import gopark.golang.instruction.LengthJumps;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.PartJumps;
import gopark.golang.instruction.ReferenceJumps;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Operator;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Pointer;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/** Compiles conditions to jumps, and comparisons to words. */
final class Conditions {
  private static final int WIDEST = 64;

  private final Body body;

  Conditions(Body body) {
    this.body = body;
  }

  /** Goes to the label if the condition has this value, else on to what follows. */
  void branch(Expr e, Label label, boolean when) {
    int mark = body.slots.top();
    switch (e) {
      case Expr.Const(Constant.Bool(boolean value), Type _, var _) -> {
        if (value == when) {
          goTo(label);
        }
      }
      case Expr.Unary(Operator operator, Expr operand, Type _, var _)
          when operator == Operator.NOT ->
          branch(operand, label, !when);
      case Expr.Binary(Operator operator, Expr left, Expr right, Type _, var _)
          when operator == Operator.LOGICAL_AND || operator == Operator.LOGICAL_OR -> {
        if ((operator == Operator.LOGICAL_OR) == when) {
          branch(left, label, when);
          branch(right, label, when);
        } else {
          Label end = new Label();
          branch(left, end, !when);
          branch(right, label, when);
          body.assembly.place(end);
        }
      }
      case Expr.Binary binary when binary.operator().isComparison() ->
          compare(binary.operator(), binary.left(), binary.right(), label, when);
      default -> {
        int slot = body.values.value(e);
        jumpIf(slot, label, when);
      }
    }
    body.slots.release(mark);
  }

  /** Goes to the label in any case. */
  void goTo(Label label) {
    body.assembly.jump(label, Jump::new);
  }

  /** Goes to the label if the boolean in the slot has this value. */
  void jumpIf(int slot, Label label, boolean when) {
    if (when) {
      body.assembly.jump(
          label, (offset, cost) -> new IntegerJumps.DifferentConstant(slot, 0, offset, cost));
    } else {
      body.assembly.jump(
          label, (offset, cost) -> new IntegerJumps.EqualConstant(slot, 0, offset, cost));
    }
  }

  /** A condition's value as a word. */
  void into(Expr e, int to) {
    Label yes = new Label();
    Label end = new Label();
    branch(e, yes, true);
    body.assembly.emit(new Moves.Constant(to, 0));
    goTo(end);
    body.assembly.place(yes);
    body.assembly.emit(new Moves.Constant(to, 1));
    body.assembly.place(end);
  }

  private void compare(Operator operator, Expr left, Expr right, Label label, boolean when) {
    if (compareToNil(operator, left, right, label, when)) {
      return;
    }
    Shape leftShape = body.types.shape(left.type());
    Shape rightShape = body.types.shape(right.type());
    if (leftShape.isInteger() && rightShape.isInteger()) {
      integers(operator, left, right, label, when);
      return;
    }
    Type type = left.type();
    int x;
    int y;
    if (leftShape == Shape.INTERFACE && rightShape != Shape.INTERFACE) {
      x = body.values.value(left);
      y = body.conversions.toInterface(right);
    } else if (rightShape == Shape.INTERFACE && leftShape != Shape.INTERFACE) {
      x = body.conversions.toInterface(left);
      y = body.values.value(right);
      type = right.type();
    } else if (Effects.calls(right) && !Effects.calls(left)) {
      y = body.values.own(right);
      x = body.values.value(left);
    } else {
      x = body.values.value(left);
      y = body.values.value(right);
    }
    slots(operator, body.types.real(type), x, y, label, when);
  }

  /** Compares two slots' values of one type. */
  void slots(Operator operator, Type type, int x, int y, Label label, boolean when) {
    switch (Shape.of(type)) {
      case BOOL -> integers(operator, type, x, y, label, when);
      case SIGNED, UNSIGNED -> integers(operator, type, x, y, label, when);
      case FLOAT -> floats(operator, x, y, label, when);
      case STRING -> texts(operator, x, y, label, when);
      case CHAN -> {
        boolean equal = (operator == Operator.EQL) == when;
        body.assembly.jump(
            label, (offset, cost) -> new ReferenceJumps.SameChannel(x, y, equal, offset, cost));
      }
      case POINTER -> {
        boolean equal = (operator == Operator.EQL) == when;
        boolean object =
            type.underlying() instanceof Pointer(Type element) && body.types.isOwned(element);
        body.assembly.jump(
            label,
            (offset, cost) ->
                object
                    ? new ReferenceJumps.Same(x, y, equal, offset, cost)
                    : new ReferenceJumps.SamePointer(x, y, equal, offset, cost));
      }
      case MAP, FUNC, SLICE -> throw new IllegalStateException("They compare with nil only.");
      case INTERFACE, STRUCT, ARRAY -> {
        boolean equal = (operator == Operator.EQL) == when;
        RuntimeType runtime = body.types.runtime(type);
        body.assembly.jump(
            label, (offset, cost) -> new ReferenceJumps.Value(x, y, runtime, equal, offset, cost));
      }
    }
  }

  private boolean compareToNil(
      Operator operator, Expr left, Expr right, Label label, boolean when) {
    Expr other = isNil(right) ? left : isNil(left) ? right : null;
    if (other == null) {
      return false;
    }
    int slot = body.values.value(other);
    boolean equal = (operator == Operator.EQL) == when;
    body.assembly.jump(label, (offset, cost) -> new ReferenceJumps.Nil(slot, equal, offset, cost));
    return true;
  }

  private boolean isNil(Expr e) {
    if (!(e instanceof Expr.Zero)) {
      return false;
    }
    if (e.type() == Basic.UNTYPED_NIL) {
      return true;
    }
    return switch (body.types.shape(e.type())) {
      case POINTER, SLICE, MAP, CHAN, FUNC, INTERFACE -> true;
      default -> false;
    };
  }

  private void integers(Operator operator, Expr left, Expr right, Label label, boolean when) {
    Type type = body.types.real(left.type());
    Long constant = quick(operator, type, right);
    if (toLength(operator, left, right, label, when)) {
      return;
    }
    if (constant != null && partToConstant(operator, type, left, constant, label, when)) {
      return;
    }
    if (constant != null) {
      toConstant(when ? operator : opposite(operator), body.values.value(left), constant, label);
      return;
    }
    constant = quick(operator, type, left);
    if (constant != null) {
      Operator turned = turned(operator);
      toConstant(when ? turned : opposite(turned), body.values.value(right), constant, label);
      return;
    }
    boolean late = Effects.calls(right) && !Effects.calls(left);
    int y = late ? body.values.own(right) : -1;
    int x = body.values.value(left);
    y = late ? y : body.values.value(right);
    integers(operator, type, x, y, label, when);
  }

  /** {@code i < len(s)} of a slice, at once. */
  private boolean toLength(Operator operator, Expr left, Expr right, Label label, boolean when) {
    boolean length =
        operator == Operator.LSS
            && right instanceof Expr.BuiltinCall call
            && call.builtin() == Expr.Builtin.LEN
            && body.types.shape(call.args().getFirst().type()) == Shape.SLICE
            && !Effects.calls(right);
    if (!length) {
      return false;
    }
    int x = body.values.value(left);
    int slice = body.values.value(((Expr.BuiltinCall) right).args().getFirst());
    body.assembly.jump(label, (offset, cost) -> new LengthJumps.Less(x, slice, when, offset, cost));
    return true;
  }

  /** {@code x % c == k} and {@code x & c == k}, at once. */
  private boolean partToConstant(
      Operator operator, Type type, Expr left, long constant, Label label, boolean when) {
    boolean equality = operator == Operator.EQL || operator == Operator.NEQ;
    if (!equality || !(left instanceof Expr.Binary part) || isWideUnsigned(type)) {
      return false;
    }
    Long operand = body.constants.word(part.right());
    boolean rest = part.operator() == Operator.REM;
    if (operand == null || (rest ? operand == 0 : part.operator() != Operator.AND)) {
      return false;
    }
    int slot = body.values.value(part.left());
    boolean equal = (operator == Operator.EQL) == when;
    body.assembly.jump(
        label,
        (offset, cost) ->
            rest
                ? new PartJumps.Rest(slot, operand, constant, equal, offset, cost)
                : new PartJumps.Mask(slot, operand, constant, equal, offset, cost));
    return true;
  }

  /** A constant that can stand in the instruction. */
  private @Nullable Long quick(Operator operator, Type type, Expr e) {
    boolean signed = !isWideUnsigned(type) || operator == Operator.EQL || operator == Operator.NEQ;
    return signed ? body.constants.word(e) : null;
  }

  private static boolean isWideUnsigned(Type type) {
    return Shape.of(type) == Shape.UNSIGNED && Shape.bits(type) == WIDEST;
  }

  void toConstant(Operator operator, int slot, long constant, Label label) {
    body.assembly.jump(
        label,
        (offset, cost) ->
            switch (operator) {
              case EQL -> new IntegerJumps.EqualConstant(slot, constant, offset, cost);
              case NEQ -> new IntegerJumps.DifferentConstant(slot, constant, offset, cost);
              case LSS -> new IntegerJumps.LessConstant(slot, constant, offset, cost);
              case LEQ -> new IntegerJumps.LessOrEqualConstant(slot, constant, offset, cost);
              case GTR -> new IntegerJumps.GreaterConstant(slot, constant, offset, cost);
              case GEQ -> new IntegerJumps.GreaterOrEqualConstant(slot, constant, offset, cost);
              default -> throw new IllegalStateException("No comparison: " + operator);
            });
  }

  private void integers(Operator operator, Type type, int x, int y, Label label, boolean when) {
    Operator meant = when ? operator : opposite(operator);
    boolean unsigned = isWideUnsigned(type);
    body.assembly.jump(
        label,
        (offset, cost) ->
            switch (meant) {
              case EQL -> new IntegerJumps.Equal(x, y, offset, cost);
              case NEQ -> new IntegerJumps.Different(x, y, offset, cost);
              case LSS ->
                  unsigned
                      ? new IntegerJumps.Below(x, y, offset, cost)
                      : new IntegerJumps.Less(x, y, offset, cost);
              case LEQ ->
                  unsigned
                      ? new IntegerJumps.BelowOrEqual(x, y, offset, cost)
                      : new IntegerJumps.LessOrEqual(x, y, offset, cost);
              case GTR ->
                  unsigned
                      ? new IntegerJumps.Below(y, x, offset, cost)
                      : new IntegerJumps.Less(y, x, offset, cost);
              case GEQ ->
                  unsigned
                      ? new IntegerJumps.BelowOrEqual(y, x, offset, cost)
                      : new IntegerJumps.LessOrEqual(y, x, offset, cost);
              default -> throw new IllegalStateException("No comparison: " + meant);
            });
  }

  private void floats(Operator operator, int x, int y, Label label, boolean when) {
    body.assembly.jump(
        label,
        (offset, cost) ->
            switch (operator) {
              case EQL -> new FloatJumps.Equal(x, y, when, offset, cost);
              case NEQ -> new FloatJumps.Equal(x, y, !when, offset, cost);
              case LSS -> new FloatJumps.Less(x, y, when, offset, cost);
              case LEQ -> new FloatJumps.LessOrEqual(x, y, when, offset, cost);
              case GTR -> new FloatJumps.Less(y, x, when, offset, cost);
              case GEQ -> new FloatJumps.LessOrEqual(y, x, when, offset, cost);
              default -> throw new IllegalStateException("No comparison: " + operator);
            });
  }

  private void texts(Operator operator, int x, int y, Label label, boolean when) {
    body.assembly.jump(
        label,
        (offset, cost) ->
            switch (operator) {
              case EQL -> new ReferenceJumps.EqualText(x, y, when, offset, cost);
              case NEQ -> new ReferenceJumps.EqualText(x, y, !when, offset, cost);
              case LSS -> new ReferenceJumps.LessText(x, y, when, offset, cost);
              case LEQ -> new ReferenceJumps.LessOrEqualText(x, y, when, offset, cost);
              case GTR -> new ReferenceJumps.LessText(y, x, when, offset, cost);
              case GEQ -> new ReferenceJumps.LessOrEqualText(y, x, when, offset, cost);
              default -> throw new IllegalStateException("No comparison: " + operator);
            });
  }

  /** What is true if the other is not, of integers. */
  private static Operator opposite(Operator operator) {
    return switch (operator) {
      case EQL -> Operator.NEQ;
      case NEQ -> Operator.EQL;
      case LSS -> Operator.GEQ;
      case LEQ -> Operator.GTR;
      case GTR -> Operator.LEQ;
      case GEQ -> Operator.LSS;
      default -> throw new IllegalStateException("No comparison: " + operator);
    };
  }

  /** The same with its operands exchanged. */
  private static Operator turned(Operator operator) {
    return switch (operator) {
      case LSS -> Operator.GTR;
      case LEQ -> Operator.GEQ;
      case GTR -> Operator.LSS;
      case GEQ -> Operator.LEQ;
      default -> operator;
    };
  }
}
