package gopark.golang.compile;

import gopark.golang.instruction.FloatDivision;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.Strings;
import gopark.golang.instruction.WordConversion;
import gopark.golang.instruction.WordOperator;
import gopark.golang.machine.Instruction;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.type.Operator;
import gopark.golang.type.Operator.Calculation;
import gopark.golang.type.Operator.Shift;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles what reckons with numbers and joins strings. */
final class Arithmetic {
  /** The package of the user's program. */
  private static final String PROGRAM = "main";

  private static final int WIDEST = 64;

  private final Function function;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Constants constants;
  private final Allocations allocations;
  private final Values values;

  Arithmetic(Emission emission, Values values) {
    this.function = emission.function();
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.constants = emission.constants();
    this.allocations = emission.allocations();
    this.values = values;
  }

  void binary(Operator.Arithmetic operator, Expr.Binary e, int to) {
    Type type = types.real(e.type());
    if (Shape.of(type) == Shape.STRING) {
      concatenate(e, to);
    } else if (Effects.waitsFor(e.left(), e.right())) {
      int right = values.own(e.right());
      int left = values.value(e.left());
      combine(operator, type, to, left, right, e.right().type());
    } else if (isCommutative(operator) && constants.word(e.left()) != null) {
      apply(operator, type, to, values.value(e.right()), e.left());
    } else {
      apply(operator, type, to, values.value(e.left()), e.right());
    }
  }

  /** Puts what the operator makes of a slot's value and an expression's into another slot. */
  void apply(Operator.Arithmetic operator, Type type, int to, int left, Expr right) {
    switch (operator) {
      case Shift shift -> shift(shift, type, to, left, right);
      case Calculation calculation -> apply(calculation, type, to, left, right);
    }
  }

  private void apply(Calculation operator, Type type, int to, int left, Expr right) {
    Shape shape = Shape.of(type);
    if (shape == Shape.STRING) {
      int first = slots.take(2);
      slots.holdsRef(first);
      assembly.emit(Moves.ref(first, left));
      values.into(right, first + 1);
      assembly.emit(Strings.concatenate(to, first, 2, !isLibrary()));
      return;
    }
    Long constant = shape.isInteger() ? constants.word(right) : null;
    if (constant != null) {
      Instruction quick = withConstant(operator, type, to, left, constant);
      if (quick != null) {
        assembly.emit(quick);
        cut(operator, type, to);
        return;
      }
    }
    combine(operator, type, to, left, values.value(right));
  }

  private void combine(
      Operator.Arithmetic operator, Type type, int to, int left, int right, Type rightType) {
    switch (operator) {
      case Shift shift -> shift(shift, type, to, left, right, rightType);
      case Calculation calculation -> combine(calculation, type, to, left, right);
    }
  }

  /** Two slots' values of a type that is no string. */
  private void combine(Calculation operator, Type type, int to, int left, int right) {
    if (Shape.of(type) == Shape.FLOAT) {
      assembly.emit(floats(operator, to, left, right));
      roundIfNarrow(type, to);
    } else {
      assembly.emit(integers(operator, type).of(to, left, right));
      cut(operator, type, to);
    }
  }

  private static boolean isCommutative(Operator.Arithmetic operator) {
    return switch (operator) {
      case Calculation.ADD, Calculation.MUL, Calculation.AND, Calculation.OR, Calculation.XOR ->
          true;
      case Calculation _, Shift _ -> false;
    };
  }

  private static @Nullable Instruction withConstant(
      Calculation operator, Type type, int to, int left, long constant) {
    return switch (operator) {
      case SUB -> WordOperator.ADD.withConstant(to, left, -constant);
      case AND_NOT -> WordOperator.AND.withConstant(to, left, ~constant);
      case ADD, MUL, AND, OR, XOR -> integers(operator, type).withConstant(to, left, constant);
      case DIV, REM ->
          isWideUnsigned(type) || constant == 0
              ? null
              : integers(operator, type).withConstant(to, left, constant);
    };
  }

  /** Narrower unsigned integers are like positive signed ones. */
  private static boolean isWideUnsigned(Type type) {
    return Shape.of(type) == Shape.UNSIGNED && Shape.bits(type) == WIDEST;
  }

  private static WordOperator integers(Calculation operator, Type type) {
    boolean unsigned = isWideUnsigned(type);
    return switch (operator) {
      case ADD -> WordOperator.ADD;
      case SUB -> WordOperator.SUBTRACT;
      case MUL -> WordOperator.MULTIPLY;
      case DIV -> unsigned ? WordOperator.DIVIDE_UNSIGNED : WordOperator.DIVIDE;
      case REM -> unsigned ? WordOperator.REMAINDER_UNSIGNED : WordOperator.REMAINDER;
      case AND -> WordOperator.AND;
      case OR -> WordOperator.OR;
      case XOR -> WordOperator.XOR;
      case AND_NOT -> WordOperator.AND_NOT;
    };
  }

  private static Instruction floats(Calculation operator, int to, int left, int right) {
    return switch (operator) {
      case ADD -> WordOperator.ADD_FLOATS.of(to, left, right);
      case SUB -> WordOperator.SUBTRACT_FLOATS.of(to, left, right);
      case MUL -> WordOperator.MULTIPLY_FLOATS.of(to, left, right);
      case DIV -> new FloatDivision(to, left, right);
      case REM, AND, OR, XOR, AND_NOT ->
          throw new IllegalStateException("No operator of floats: " + operator);
    };
  }

  /** Cuts a result to the width of its type, if the operator can have left it. */
  private void cut(Calculation operator, Type type, int to) {
    boolean stays =
        switch (operator) {
          case AND, OR, XOR, AND_NOT, REM -> true;
          case DIV -> Shape.of(type) == Shape.UNSIGNED;
          case ADD, SUB, MUL -> false;
        };
    if (!stays) {
      extend(type, to, to);
    }
  }

  /** An integer cut to the width of a type; nothing if it is as wide as integers are. */
  void extend(Type type, int to, int from) {
    boolean signed = Shape.of(type) == Shape.SIGNED;
    WordConversion conversion =
        switch (Shape.bits(type)) {
          case 8 -> signed ? WordConversion.TO_INT8 : WordConversion.TO_UINT8;
          case 16 -> signed ? WordConversion.TO_INT16 : WordConversion.TO_UINT16;
          case 32 -> signed ? WordConversion.TO_INT32 : WordConversion.TO_UINT32;
          default -> WordConversion.COPY;
        };
    if (to != from || conversion != WordConversion.COPY) {
      assembly.emit(conversion.of(to, from));
    }
  }

  void roundIfNarrow(Type type, int to) {
    if (Shape.bits(type) < WIDEST) {
      assembly.emit(WordConversion.TO_FLOAT32.of(to, to));
    }
  }

  private void shift(Shift operator, Type type, int to, int left, Expr right) {
    Long constant = constants.word(right);
    if (constant == null) {
      shift(operator, type, to, left, values.value(right), right.type());
    } else {
      assembly.emit(shiftByConstant(operator, Shape.of(type) == Shape.SIGNED, to, left, constant));
      cut(operator, type, to);
    }
  }

  private void shift(Shift operator, Type type, int to, int left, int count, Type countType) {
    boolean signed = Shape.of(type) == Shape.SIGNED;
    boolean mayBeNegative = types.shape(countType) == Shape.SIGNED;
    WordOperator word =
        switch (operator) {
          case LEFT -> mayBeNegative ? WordOperator.LEFT_SIGNED_COUNT : WordOperator.LEFT;
          case RIGHT -> {
            if (signed) {
              yield mayBeNegative ? WordOperator.RIGHT_SIGNED_COUNT : WordOperator.RIGHT;
            }
            yield mayBeNegative
                ? WordOperator.RIGHT_UNSIGNED_SIGNED_COUNT
                : WordOperator.RIGHT_UNSIGNED;
          }
        };
    assembly.emit(word.of(to, left, count));
    cut(operator, type, to);
  }

  /** Only what is shifted to the left can leave its type. */
  private void cut(Shift operator, Type type, int to) {
    if (operator == Shift.LEFT) {
      extend(type, to, to);
    }
  }

  private static Instruction shiftByConstant(
      Shift operator, boolean signed, int to, int left, long count) {
    boolean out = count < 0 || count >= WIDEST;
    if (operator == Shift.RIGHT && signed) {
      return WordOperator.RIGHT.withConstant(to, left, out ? WIDEST - 1 : count);
    }
    if (out) {
      return Moves.constant(to, 0);
    }
    return switch (operator) {
      case LEFT -> WordOperator.LEFT.withConstant(to, left, count);
      case RIGHT -> WordOperator.RIGHT_UNSIGNED.withConstant(to, left, count);
    };
  }

  /** Go's library builds its texts in buffers where ours adds to strings. */
  private boolean isLibrary() {
    return !function.pkg.equals(PROGRAM);
  }

  /** All strings of {@code a + b + c} are joined at once. */
  private void concatenate(Expr.Binary e, int to) {
    List<Expr> parts = new ArrayList<>();
    flatten(e, parts);
    int first = slots.take(parts.size());
    for (int i : Effects.order(parts)) {
      values.into(parts.get(i), first + i);
    }
    assembly.emit(Strings.concatenate(to, first, parts.size(), allocations.heap(e)));
  }

  private static void flatten(Expr e, List<Expr> parts) {
    if (e instanceof Expr.Binary(Operator operator, Expr left, Expr right, Type _, var _)
        && operator == Calculation.ADD) {
      flatten(left, parts);
      flatten(right, parts);
    } else {
      parts.add(e);
    }
  }

  void unary(Expr.Unary e, int to) {
    Type type = types.real(e.type());
    int from = values.value(e.operand());
    switch (e.operator()) {
      case NOT -> assembly.emit(WordConversion.NOT.of(to, from));
      case NEG -> {
        if (Shape.of(type) == Shape.FLOAT) {
          assembly.emit(WordConversion.NEGATE_FLOAT.of(to, from));
        } else {
          assembly.emit(WordConversion.NEGATE.of(to, from));
          extend(type, to, to);
        }
      }
      case COMPLEMENT -> {
        assembly.emit(WordConversion.COMPLEMENT.of(to, from));
        extend(type, to, to);
      }
    }
  }
}
