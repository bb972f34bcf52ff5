package gopark.golang.type;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Fractions in messages: six digits, or as many as are needed. */
final class ConstantText {
  private static final MathContext SIX = new MathContext(6, RoundingMode.HALF_EVEN);

  private ConstantText() {}

  static String of(Constant.Fraction f) {
    double value = Rounding.toDouble(f);
    if (Double.isInfinite(value) || (value == 0 && f.numerator().signum() != 0)) {
      return beyondDouble(f);
    }
    String text = FloatText.general(value, 6, 64);
    boolean whole = f.denominator().equals(BigInteger.ONE);
    return whole || text.indexOf('.') >= 0 ? text : FloatText.general(value, -1, 64);
  }

  private static String beyondDouble(Constant.Fraction f) {
    BigDecimal value = new BigDecimal(f.numerator()).divide(new BigDecimal(f.denominator()), SIX);
    BigDecimal digits = value.stripTrailingZeros();
    int exponent = digits.precision() - digits.scale() - 1;
    String mantissa = digits.scaleByPowerOfTen(-exponent).toPlainString();
    return mantissa + "e" + (exponent < 0 ? "" : "+") + exponent;
  }
}
