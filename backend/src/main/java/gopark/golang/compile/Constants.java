package gopark.golang.compile;

import gopark.golang.instruction.Moves;
import gopark.golang.machine.Instruction;
import gopark.golang.tree.Expr;
import gopark.golang.type.Constant;
import gopark.golang.type.Rounding;
import gopark.golang.type.Type;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Constants as the machine keeps them. */
final class Constants {
  private static final int FLOAT_BITS = 32;

  private final Types types;

  Constants(Types types) {
    this.types = types;
  }

  /** The word of a constant expression; null if it is none, or not of a type kept in words. */
  @Nullable Long word(Expr e) {
    return switch (e) {
      case Expr.Const(Constant value, Type type, var _) -> {
        Type real = types.real(type);
        yield Shape.of(real).isWord() ? (Long) word(value, real) : null;
      }
      case Expr.Zero(Type type, var _) -> types.isWord(type) ? (Long) 0L : null;
      case Expr.Convert(Expr operand, Type type, var _) -> {
        boolean same = types.same(operand.type(), type);
        yield same ? word(operand) : null;
      }
      default -> null;
    };
  }

  /** The word of a constant of this type, which has no type parameters. */
  static long word(Constant value, Type type) {
    return switch (value) {
      case Constant.Bool(boolean bit) -> bit ? 1 : 0;
      case Constant.Int(BigInteger number) ->
          Shape.of(type) == Shape.FLOAT ? floatWord(value, type) : number.longValue();
      case Constant.Fraction _ -> floatWord(value, type);
      case Constant.Text _ -> throw new IllegalStateException("A string is no word.");
    };
  }

  private static long floatWord(Constant value, Type type) {
    Constant.Fraction fraction =
        value instanceof Constant.Int(BigInteger number)
            ? new Constant.Fraction(number, BigInteger.ONE)
            : (Constant.Fraction) value;
    double rounded =
        Shape.bits(type) == FLOAT_BITS ? Rounding.toFloat(fraction) : Rounding.toDouble(fraction);
    return Double.doubleToRawLongBits(rounded);
  }

  /** Puts a constant into a slot. */
  Instruction load(Expr.Const e, int to) {
    Type type = types.real(e.type());
    if (e.value() instanceof Constant.Text(String bytes)) {
      return Moves.constantRef(to, bytes);
    }
    return Moves.constant(to, word(e.value(), type));
  }
}
