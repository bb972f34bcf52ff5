package gopark.golang.type;

import gopark.golang.type.Constant.Fraction;
import java.math.BigInteger;

/** Fractions to the nearest binary floating point number, ties to even, and back. */
public final class Rounding {
  private Rounding() {}

  /** The double that is nearest. */
  public static double toDouble(Fraction f) {
    return round(f, 53, -1074);
  }

  /** The float32 that is nearest, in a double. */
  public static double toFloat(Fraction f) {
    double rounded = round(f, 24, -149);
    return Math.abs(rounded) > Float.MAX_VALUE
        ? Math.copySign(Double.POSITIVE_INFINITY, rounded)
        : rounded;
  }

  /** The very number. */
  static Fraction exact(double value) {
    if (value == 0) {
      return new Fraction(BigInteger.ZERO, BigInteger.ONE);
    }
    long bits = Double.doubleToLongBits(value);
    int exponent = (int) (bits >>> 52) & 0x7FF;
    long mantissa = bits & ((1L << 52) - 1);
    if (exponent == 0) {
      exponent = 1;
    } else {
      mantissa |= 1L << 52;
    }
    int zeros = Long.numberOfTrailingZeros(mantissa);
    BigInteger odd = BigInteger.valueOf(value < 0 ? -(mantissa >> zeros) : mantissa >> zeros);
    int power = exponent - 1075 + zeros;
    return power >= 0
        ? new Fraction(odd.shiftLeft(power), BigInteger.ONE)
        : new Fraction(odd, BigInteger.ONE.shiftLeft(-power));
  }

  /** The fraction rounded to {@code bits} bits. */
  static Fraction toBits(BigInteger top, BigInteger bottom, int bits) {
    int shift = bits + 2 - (top.bitLength() - bottom.bitLength());
    BigInteger[] quotient = divided(top.abs(), bottom, shift);
    int drop = quotient[0].bitLength() - bits;
    BigInteger mantissa = dropped(quotient[0], drop, quotient[1].signum() != 0);
    BigInteger signed = top.signum() < 0 ? mantissa.negate() : mantissa;
    int power = drop - shift;
    int zeros = power < 0 && signed.signum() != 0 ? signed.getLowestSetBit() : 0;
    int common = Math.min(zeros, Math.max(-power, 0));
    signed = signed.shiftRight(common);
    power += common;
    return power >= 0
        ? new Fraction(signed.shiftLeft(power), BigInteger.ONE)
        : new Fraction(signed, BigInteger.ONE.shiftLeft(-power));
  }

  private static double round(Fraction f, int bits, int least) {
    if (f.numerator().signum() == 0) {
      return 0;
    }
    BigInteger top = f.numerator().abs();
    int exponent = top.bitLength() - f.denominator().bitLength();
    if (exponent > 1100) {
      return f.numerator().signum() * Double.POSITIVE_INFINITY;
    }
    if (exponent < -1200) {
      return 0;
    }
    int shift = bits + 4 - exponent;
    BigInteger[] quotient = divided(top, f.denominator(), shift);
    int lowest = Math.max(quotient[0].bitLength() - shift - bits, least);
    BigInteger mantissa = dropped(quotient[0], lowest + shift, quotient[1].signum() != 0);
    return f.numerator().signum() * Math.scalb((double) mantissa.longValueExact(), lowest);
  }

  private static BigInteger[] divided(BigInteger top, BigInteger bottom, int shift) {
    return shift >= 0
        ? top.shiftLeft(shift).divideAndRemainder(bottom)
        : top.divideAndRemainder(bottom.shiftLeft(-shift));
  }

  /** Without the low bits, rounded to the nearest, ties to even. */
  private static BigInteger dropped(BigInteger value, int bits, boolean more) {
    if (bits <= 0) {
      return value.shiftLeft(-bits);
    }
    BigInteger kept = value.shiftRight(bits);
    boolean half = value.testBit(bits - 1);
    boolean above = more || (value.signum() != 0 && value.getLowestSetBit() < bits - 1);
    return half && (above || kept.testBit(0)) ? kept.add(BigInteger.ONE) : kept;
  }
}
