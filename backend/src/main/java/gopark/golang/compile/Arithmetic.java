package gopark.golang.compile;

import gopark.golang.instruction.Division;
import gopark.golang.instruction.Extensions;
import gopark.golang.instruction.Floats;
import gopark.golang.instruction.Integers;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.Shifts;
import gopark.golang.instruction.Strings;
import gopark.golang.machine.Instruction;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Operator;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles what reckons with numbers and joins strings. */
final class Arithmetic {
  /** The package of the user's program. */
  private static final String PROGRAM = "main";

  private static final int WIDEST = 64;

  private final Body body;

  Arithmetic(Body body) {
    this.body = body;
  }

  /** Neither a comparison nor a logical operator. */
  void binary(Expr.Binary e, int to) {
    Type type = body.types.real(e.type());
    if (Shape.of(type) == Shape.STRING) {
      concatenate(e, to);
      return;
    }
    if (Effects.calls(e.right()) && !Effects.calls(e.left())) {
      int right = body.values.own(e.right());
      int left = body.values.value(e.left());
      combine(e.operator(), type, to, left, right, e.right().type());
      return;
    }
    if (e.operator().isShift()) {
      shift(e.operator(), type, to, body.values.value(e.left()), e.right());
      return;
    }
    Expr left = e.left();
    Expr right = e.right();
    if (isCommutative(e.operator()) && body.constants.word(left) != null) {
      left = e.right();
      right = e.left();
    }
    apply(e.operator(), type, to, body.values.value(left), right);
  }

  /** Puts what the operator makes of a slot's value and an expression's into another slot. */
  void apply(Operator operator, Type type, int to, int left, Expr right) {
    if (operator.isShift()) {
      shift(operator, type, to, left, right);
      return;
    }
    Shape shape = Shape.of(type);
    if (shape == Shape.STRING) {
      int first = body.slots.take(2);
      body.slots.holdsRef(first);
      body.assembly.emit(new Moves.Ref(first, left));
      body.values.into(right, first + 1);
      body.assembly.emit(new Strings.Concatenate(to, first, 2, !isLibrary()));
      return;
    }
    Long constant = shape.isInteger() ? body.constants.word(right) : null;
    if (constant != null) {
      Instruction quick = withConstant(operator, type, to, left, constant);
      if (quick != null) {
        body.assembly.emit(quick);
        cut(operator, type, to);
        return;
      }
    }
    combine(operator, type, to, left, body.values.value(right), right.type());
  }

  /** Two slots' values of a type that is no string. */
  void combine(Operator operator, Type type, int to, int left, int right, Type rightType) {
    if (operator.isShift()) {
      boolean signed = Shape.of(type) == Shape.SIGNED;
      boolean negative = body.types.shape(rightType) == Shape.SIGNED;
      body.assembly.emit(shiftBySlot(operator, signed, negative, to, left, right));
      cut(operator, type, to);
    } else if (Shape.of(type) == Shape.FLOAT) {
      body.assembly.emit(floats(operator, to, left, right));
      roundIfNarrow(type, to);
    } else {
      body.assembly.emit(integers(operator, type, to, left, right));
      cut(operator, type, to);
    }
  }

  private static boolean isCommutative(Operator operator) {
    return switch (operator) {
      case ADD, MUL, AND, OR, XOR -> true;
      default -> false;
    };
  }

  private static @Nullable Instruction withConstant(
      Operator operator, Type type, int to, int left, long constant) {
    return switch (operator) {
      case ADD -> new Integers.AddConstant(to, left, constant);
      case SUB -> new Integers.AddConstant(to, left, -constant);
      case MUL -> new Integers.MultiplyConstant(to, left, constant);
      case AND -> new Integers.AndConstant(to, left, constant);
      case OR -> new Integers.OrConstant(to, left, constant);
      case XOR -> new Integers.XorConstant(to, left, constant);
      case AND_NOT -> new Integers.AndConstant(to, left, ~constant);
      case DIV ->
          isWideUnsigned(type) || constant == 0
              ? null
              : new Division.SignedByConstant(to, left, constant);
      case REM ->
          isWideUnsigned(type) || constant == 0
              ? null
              : new Division.SignedRestByConstant(to, left, constant);
      default -> null;
    };
  }

  /** Narrower unsigned integers are like positive signed ones. */
  private static boolean isWideUnsigned(Type type) {
    return Shape.of(type) == Shape.UNSIGNED && Shape.bits(type) == WIDEST;
  }

  private static Instruction integers(Operator operator, Type type, int to, int left, int right) {
    return switch (operator) {
      case ADD -> new Integers.Add(to, left, right);
      case SUB -> new Integers.Subtract(to, left, right);
      case MUL -> new Integers.Multiply(to, left, right);
      case DIV ->
          isWideUnsigned(type)
              ? new Division.Unsigned(to, left, right)
              : new Division.Signed(to, left, right);
      case REM ->
          isWideUnsigned(type)
              ? new Division.UnsignedRest(to, left, right)
              : new Division.SignedRest(to, left, right);
      case AND -> new Integers.And(to, left, right);
      case OR -> new Integers.Or(to, left, right);
      case XOR -> new Integers.Xor(to, left, right);
      case AND_NOT -> new Integers.AndNot(to, left, right);
      default -> throw new IllegalStateException("No operator of integers: " + operator);
    };
  }

  private static Instruction floats(Operator operator, int to, int left, int right) {
    return switch (operator) {
      case ADD -> new Floats.Add(to, left, right);
      case SUB -> new Floats.Subtract(to, left, right);
      case MUL -> new Floats.Multiply(to, left, right);
      case DIV -> new Floats.Divide(to, left, right);
      default -> throw new IllegalStateException("No operator of floats: " + operator);
    };
  }

  /** Cuts a result to the width of its type, if the operator can have left it. */
  private void cut(Operator operator, Type type, int to) {
    boolean stays =
        switch (operator) {
          case AND, OR, XOR, AND_NOT, REM, SHR -> true;
          case DIV -> Shape.of(type) == Shape.UNSIGNED;
          default -> false;
        };
    if (!stays) {
      extend(type, to, to);
    }
  }

  /** An integer cut to the width of a type; nothing if it is as wide as integers are. */
  void extend(Type type, int to, int from) {
    boolean signed = Shape.of(type) == Shape.SIGNED;
    switch (Shape.bits(type)) {
      case 8 ->
          body.assembly.emit(
              signed ? new Extensions.Signed8(to, from) : new Extensions.Unsigned8(to, from));
      case 16 ->
          body.assembly.emit(
              signed ? new Extensions.Signed16(to, from) : new Extensions.Unsigned16(to, from));
      case 32 ->
          body.assembly.emit(
              signed ? new Extensions.Signed32(to, from) : new Extensions.Unsigned32(to, from));
      default -> {
        if (to != from) {
          body.assembly.emit(new Moves.Word(to, from));
        }
      }
    }
  }

  void roundIfNarrow(Type type, int to) {
    if (Shape.bits(type) < WIDEST) {
      body.assembly.emit(new Floats.Round(to, to));
    }
  }

  private void shift(Operator operator, Type type, int to, int left, Expr right) {
    boolean signed = Shape.of(type) == Shape.SIGNED;
    Long constant = body.constants.word(right);
    if (constant != null) {
      body.assembly.emit(shiftByConstant(operator, signed, to, left, constant));
    } else {
      int count = body.values.value(right);
      boolean negative = body.types.shape(right.type()) == Shape.SIGNED;
      body.assembly.emit(shiftBySlot(operator, signed, negative, to, left, count));
    }
    cut(operator, type, to);
  }

  private static Instruction shiftByConstant(
      Operator operator, boolean signed, int to, int left, long count) {
    boolean out = count < 0 || count >= WIDEST;
    if (operator == Operator.SHR && signed) {
      return new Shifts.RightConstant(to, left, out ? WIDEST - 1 : count);
    }
    if (out) {
      return new Moves.Constant(to, 0);
    }
    return operator == Operator.SHL
        ? new Shifts.LeftConstant(to, left, count)
        : new Shifts.RightLogicalConstant(to, left, count);
  }

  private static Instruction shiftBySlot(
      Operator operator, boolean signed, boolean mayBeNegative, int to, int left, int count) {
    if (operator == Operator.SHL) {
      return mayBeNegative
          ? new Shifts.LeftSigned(to, left, count)
          : new Shifts.Left(to, left, count);
    }
    if (signed) {
      return mayBeNegative
          ? new Shifts.RightSigned(to, left, count)
          : new Shifts.Right(to, left, count);
    }
    return mayBeNegative
        ? new Shifts.RightLogicalSigned(to, left, count)
        : new Shifts.RightLogical(to, left, count);
  }

  /** Go's library builds its texts in buffers where ours adds to strings. */
  private boolean isLibrary() {
    return !body.function.pkg.equals(PROGRAM);
  }

  /** All strings of {@code a + b + c} are joined at once. */
  private void concatenate(Expr.Binary e, int to) {
    List<Expr> parts = new ArrayList<>();
    flatten(e, parts);
    int first = body.slots.take(parts.size());
    for (int i : Effects.order(parts)) {
      body.values.into(parts.get(i), first + i);
    }
    body.assembly.emit(new Strings.Concatenate(to, first, parts.size(), body.allocations.heap(e)));
  }

  private static void flatten(Expr e, List<Expr> parts) {
    if (e instanceof Expr.Binary(Operator operator, Expr left, Expr right, Type _, var _)
        && operator == Operator.ADD) {
      flatten(left, parts);
      flatten(right, parts);
    } else {
      parts.add(e);
    }
  }

  void unary(Expr.Unary e, int to) {
    Type type = body.types.real(e.type());
    int from = body.values.value(e.operand());
    switch (e.operator()) {
      case NOT -> body.assembly.emit(new Integers.Not(to, from));
      case NEG -> {
        if (Shape.of(type) == Shape.FLOAT) {
          body.assembly.emit(new Floats.Negate(to, from));
        } else {
          body.assembly.emit(new Integers.Negate(to, from));
          extend(type, to, to);
        }
      }
      case COMPLEMENT -> {
        body.assembly.emit(new Integers.Complement(to, from));
        extend(type, to, to);
      }
      default -> throw new IllegalStateException("No unary operator: " + e.operator());
    }
  }
}
