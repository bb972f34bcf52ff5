package gopark.golang.type;

import gopark.golang.type.Constant.Bool;
import gopark.golang.type.Constant.Fraction;
import gopark.golang.type.Constant.Int;
import gopark.golang.type.Constant.Text;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Reckoning with constants, exactly. An untyped float may be kept as an Int or a Fraction; what
 * {@link #represent} gives fits the type asked for.
 */
public final class Constants {
  /** The most bits of an untyped integer. */
  private static final int MOST_BITS = 512;

  /** The largest count by which a constant can be shifted. */
  public static final int MOST_SHIFT = 1023 - 1 + 52;

  /** Larger numbers than these are kept as rounded ones. */
  private static final int FRACTION_BITS = 4096;

  /** What two words of numbers cost to be divided by what they have in common. */
  private static final long GCD_WORK = 20;

  /** No constant is farther from one than two to this power. */
  private static final int EXPONENT_LIMIT = 1 << 18;

  private Constants() {}

  public static Int of(long value) {
    return new Int(BigInteger.valueOf(value));
  }

  public static Bool of(boolean value) {
    return new Bool(value);
  }

  /** The fraction in lowest terms; null if it is too large, zero if it is too small. */
  public static @Nullable Fraction fraction(BigInteger numerator, BigInteger denominator) {
    Compilation.spend(GCD_WORK * (1 + words(numerator)) * (1 + words(denominator)));
    BigInteger common = numerator.gcd(denominator);
    BigInteger divisor = denominator.signum() < 0 ? common.negate() : common;
    BigInteger top = numerator.divide(divisor);
    BigInteger bottom = denominator.divide(divisor);
    if (top.bitLength() < FRACTION_BITS && bottom.bitLength() < FRACTION_BITS) {
      return new Fraction(top, bottom);
    }
    int exponent = top.bitLength() - bottom.bitLength();
    if (exponent > EXPONENT_LIMIT) {
      return null;
    }
    return exponent < -EXPONENT_LIMIT
        ? new Fraction(BigInteger.ZERO, BigInteger.ONE)
        : Rounding.toBits(top, bottom, MOST_BITS);
  }

  public static Fraction fraction(double value) {
    return Rounding.exact(value);
  }

  private static long words(BigInteger number) {
    return number.bitLength() / Integer.SIZE;
  }

  /** The integer, if it is one; else null. */
  public static @Nullable Int toInt(Constant value) {
    return switch (value) {
      case Int number -> number;
      case Fraction f -> f.denominator().equals(BigInteger.ONE) ? new Int(f.numerator()) : null;
      case Bool _, Text _ -> null;
    };
  }

  /** The number as a fraction; null if it is no number. */
  static @Nullable Fraction toFraction(Constant value) {
    return switch (value) {
      case Int(BigInteger number) -> fraction(number, BigInteger.ONE);
      case Fraction f -> f;
      case Bool _, Text _ -> null;
    };
  }

  /** Below zero, zero or above; zero for what is no number. */
  public static int sign(Constant value) {
    return switch (value) {
      case Int(BigInteger number) -> number.signum();
      case Fraction f -> f.numerator().signum();
      case Bool _, Text _ -> 0;
    };
  }

  /** Whether an untyped integer has more bits than Go allows. */
  public static boolean isTooLarge(Constant value) {
    return value instanceof Int(BigInteger number) && number.abs().bitLength() > MOST_BITS;
  }

  /** The constant as a value of the type, rounded if need be; null if it cannot be. */
  public static @Nullable Constant represent(Constant value, Basic type) {
    return switch (type.kind()) {
      case SIGNED, UNSIGNED -> {
        Int number = toInt(value);
        yield number != null && fits(number.value(), type) ? number : null;
      }
      case FLOAT -> toFloat(value, type);
      case STRING -> value instanceof Text ? value : null;
      case BOOL -> value instanceof Bool ? value : null;
      case INVALID -> value;
      case NIL -> null;
    };
  }

  private static @Nullable Constant toFloat(Constant value, Basic type) {
    Fraction fraction = toFraction(value);
    if (fraction == null || type == Basic.UNTYPED_FLOAT) {
      return fraction == null ? null : value;
    }
    double rounded =
        type == Basic.FLOAT32 ? Rounding.toFloat(fraction) : Rounding.toDouble(fraction);
    return Double.isInfinite(rounded) ? null : Rounding.exact(rounded);
  }

  private static boolean fits(BigInteger value, Basic type) {
    if (type.isUntyped()) {
      return true;
    }
    return type.kind() == Basic.Kind.SIGNED
        ? value.bitLength() < type.bits()
        : value.signum() >= 0 && value.bitLength() <= type.bits();
  }

  /** Why a constant of one type cannot be represented in another. */
  public static Untyped.Failure failure(Type from, Type to) {
    if (!TypeSets.isNumeric(from) || !TypeSets.isNumeric(to)) {
      return Untyped.Failure.OTHER;
    }
    return !TypeSets.isInteger(from) && TypeSets.isInteger(to)
        ? Untyped.Failure.TRUNCATED
        : Untyped.Failure.OVERFLOWS;
  }

  /** {@code T(constant)}; null if it cannot be. */
  public static @Nullable Constant convert(Constant value, Type from, Basic to) {
    Constant represented = represent(value, to);
    if (represented != null || !TypeSets.isInteger(from) || to.kind() != Basic.Kind.STRING) {
      return represented;
    }
    return value instanceof Int(BigInteger number) ? new Text(rune(number)) : null;
  }

  private static String rune(BigInteger number) {
    return Runes.encode(number.bitLength() < Integer.SIZE ? number.intValue() : Runes.REPLACEMENT);
  }

  /** The constant in messages. */
  public static String text(Constant value) {
    return switch (value) {
      case Bool(boolean b) -> String.valueOf(b);
      case Text(String bytes) -> shortened(Quoting.quoteBytes(bytes));
      case Int(BigInteger number) -> number.toString();
      case Fraction f -> ConstantText.of(f);
    };
  }

  private static String shortened(String quoted) {
    return quoted.codePointCount(0, quoted.length()) <= 72
        ? quoted
        : quoted.substring(0, quoted.offsetByCodePoints(0, 69)) + "...";
  }
}
