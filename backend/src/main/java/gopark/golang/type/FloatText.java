package gopark.golang.type;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Floating point numbers as Go writes them: {@code %e}, {@code %f} and {@code %g}. A precision of
 * -1 asks for the fewest digits that still mean this number among those of its size.
 */
public final class FloatText {
  /** The exponent from which on {@code %g} with the fewest digits writes one. */
  private static final int SHORTEST_LIMIT = 6;

  /** No number has as many digits behind the point, or in all, that are not zero. */
  private static final int MOST_PLACES = 1100;

  /** Half of the seventh digit, divided down as the runtime does. */
  private static final double HALF_OF_SEVENTH = 5.0 / 10 / 10 / 10 / 10 / 10 / 10 / 10;

  /** The digits d1 d2 d3 …, meaning 0.d1d2d3… × 10^point. */
  private record Decimal(String digits, int point) {}

  private FloatText() {}

  /** NaN and infinities; null for numbers. */
  public static @Nullable String special(double value) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    return Double.isInfinite(value) ? (value > 0 ? "+Inf" : "-Inf") : null;
  }

  /** {@code %e}: {@code 1.5e+06}. */
  public static String exponential(double value, int precision, int bits) {
    String special = special(value);
    if (special != null) {
      return special;
    }
    Decimal decimal = precision < 0 ? shortest(value, bits) : significant(value, precision + 1);
    int places = precision < 0 ? decimal.digits().length() - 1 : precision;
    return sign(value) + withExponent(decimal, places);
  }

  /** {@code %f}: {@code 1500000.25}. */
  public static String fixed(double value, int precision, int bits) {
    String special = special(value);
    if (special != null) {
      return special;
    }
    if (precision < 0) {
      Decimal decimal = shortest(value, bits);
      int places = Math.max(decimal.digits().length() - decimal.point(), 0);
      return sign(value) + plain(decimal, places);
    }
    int places = Math.min(precision, MOST_PLACES);
    BigDecimal rounded = new BigDecimal(Math.abs(value)).setScale(places, RoundingMode.HALF_EVEN);
    return sign(value) + rounded.toPlainString() + "0".repeat(precision - places);
  }

  /** {@code %g}: one of the two, by the exponent, without zeros at the end. */
  public static String general(double value, int precision, int bits) {
    String special = special(value);
    if (special != null) {
      return special;
    }
    boolean fewest = precision < 0;
    int wanted = precision == 0 ? 1 : precision;
    Decimal decimal = fewest ? shortest(value, bits) : trimmed(significant(value, wanted));
    int digits = decimal.digits().length();
    int threshold = fewest ? SHORTEST_LIMIT : wanted;
    if (!fewest && threshold > digits && digits >= decimal.point()) {
      threshold = digits;
    }
    int exponent = decimal.point() - 1;
    if (exponent < -4 || exponent >= threshold) {
      return sign(value) + withExponent(decimal, digits - 1);
    }
    return sign(value) + plain(decimal, Math.max(digits - decimal.point(), 0));
  }

  /**
   * As the runtime of Go 1.25 and before prints: {@code +1.500000e+006}. Its digits come from
   * repeated multiplication and division, so that the last may differ from the nearest.
   */
  public static String sevenDigits(double value) {
    String special = special(value);
    if (special != null) {
      return special;
    }
    double rest = Math.abs(value);
    int exponent = 0;
    if (rest != 0) {
      for (; rest >= 10; exponent++) {
        rest /= 10;
      }
      for (; rest < 1; exponent--) {
        rest *= 10;
      }
      rest += HALF_OF_SEVENTH;
      if (rest >= 10) {
        exponent++;
        rest /= 10;
      }
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 7; i++) {
      int digit = (int) rest;
      out.append(digit);
      rest = (rest - digit) * 10;
    }
    out.insert(1, '.').insert(0, sign(value).isEmpty() ? "+" : "-");
    out.append('e').append(exponent < 0 ? '-' : '+');
    String size = String.valueOf(Math.abs(exponent));
    return out.repeat('0', 3 - size.length()).append(size).toString();
  }

  private static String sign(double value) {
    return Double.doubleToRawLongBits(value) < 0 ? "-" : "";
  }

  private static String withExponent(Decimal decimal, int places) {
    StringBuilder out = new StringBuilder();
    String digits = decimal.digits();
    out.append(digits.charAt(0));
    if (places > 0) {
      out.append('.').append(digits, 1, digits.length());
      out.repeat('0', places - (digits.length() - 1));
    }
    boolean zero = digits.equals("0");
    int exponent = zero ? 0 : decimal.point() - 1;
    out.append('e').append(exponent < 0 ? '-' : '+');
    int size = Math.abs(exponent);
    return out.append(size < 10 ? "0" : "").append(size).toString();
  }

  private static String plain(Decimal decimal, int places) {
    StringBuilder out = new StringBuilder();
    String digits = decimal.digits();
    int point = decimal.point();
    if (point <= 0) {
      out.append('0');
    } else {
      int whole = Math.min(point, digits.length());
      out.append(digits, 0, whole).repeat('0', point - whole);
    }
    if (places > 0) {
      out.append('.');
      for (int i = 0; i < places; i++) {
        int at = point + i;
        out.append(at >= 0 && at < digits.length() ? digits.charAt(at) : '0');
      }
    }
    return out.toString();
  }

  /** Exactly {@code count} digits, zeros at the end too. */
  private static Decimal significant(double value, int count) {
    if (value == 0) {
      return new Decimal("0", 1);
    }
    int kept = Math.min(count, MOST_PLACES);
    BigDecimal rounded =
        new BigDecimal(Math.abs(value)).round(new MathContext(kept, RoundingMode.HALF_EVEN));
    String digits = rounded.unscaledValue().toString();
    return new Decimal(digits, digits.length() - rounded.scale());
  }

  private static Decimal trimmed(Decimal decimal) {
    int end = decimal.digits().length();
    while (end > 1 && decimal.digits().charAt(end - 1) == '0') {
      end--;
    }
    return new Decimal(decimal.digits().substring(0, end), decimal.point());
  }

  private static Decimal shortest(double value, int bits) {
    if (value == 0) {
      return new Decimal("0", 1);
    }
    double size = Math.abs(value);
    String text = bits == 32 ? Float.toString((float) size) : Double.toString(size);
    BigDecimal read = new BigDecimal(text).stripTrailingZeros();
    String digits = read.unscaledValue().toString();
    int point = digits.length() - read.scale();
    return digits.length() == 2 ? oneDigit(size, bits, digits, point) : new Decimal(digits, point);
  }

  /** Java writes two digits where one would do. */
  private static Decimal oneDigit(double size, int bits, String digits, int point) {
    int first = digits.charAt(0) - '0' + (digits.charAt(1) >= '5' ? 1 : 0);
    String text = "0." + (first == 10 ? "1e" + (point + 1) : first + "e" + point);
    boolean same =
        bits == 32 ? Float.parseFloat(text) == (float) size : Double.parseDouble(text) == size;
    if (same) {
      return first == 10 ? new Decimal("1", point + 1) : new Decimal(String.valueOf(first), point);
    }
    return new Decimal(digits, point);
  }
}
