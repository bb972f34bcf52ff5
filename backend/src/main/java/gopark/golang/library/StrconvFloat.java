package gopark.golang.library;

import gopark.golang.type.FloatText;
import gopark.golang.type.Runes;
import gopark.golang.value.Costs;
import gopark.golang.value.Running;

/** Every way in which Go writes floating point numbers. */
final class StrconvFloat {
  private static final long MANTISSA = (1L << 52) - 1;

  /** What finding the digits costs, and each that is asked for. */
  private static final long FORMATTED = 64;

  private static final long PLACE = 16;

  /** No number has more digits that are not zero. */
  private static final int MOST_PLACES = 1100;

  private StrconvFloat() {}

  /** The text of a float. In Go: strconv.FormatFloat. */
  static String format(double value, int verb, int precision, int bits, Running by) {
    by.spend(FORMATTED + PLACE * Math.clamp(precision, 0, MOST_PLACES));
    if (precision > MOST_PLACES) {
      by.reserve(precision);
      by.spend(Costs.copying(4L * precision));
    }
    String special = FloatText.special(value);
    if (special != null) {
      return special;
    }
    return switch (verb) {
      case 'e' -> FloatText.exponential(value, precision, bits);
      case 'E' -> FloatText.exponential(value, precision, bits).replace('e', 'E');
      case 'f', 'F' -> FloatText.fixed(value, precision, bits);
      case 'g' -> FloatText.general(value, precision, bits);
      case 'G' -> FloatText.general(value, precision, bits).replace('e', 'E');
      case 'b' -> binary(value, bits);
      case 'x' -> hex(value, precision);
      case 'X' -> hex(value, precision).toUpperCase(Locales.NONE);
      default -> "%" + Runes.encode(verb);
    };
  }

  /** {@code 4503599627370496p-52}. */
  private static String binary(double value, int bits) {
    int exponent;
    long mantissa;
    if (bits == 32) {
      int raw = Float.floatToRawIntBits((float) Math.abs(value));
      exponent = raw >>> 23;
      mantissa = raw & 0x7FFFFF;
      mantissa |= exponent == 0 ? 0 : 1L << 23;
      exponent = Math.max(exponent, 1) - 127 - 23;
    } else {
      long raw = Double.doubleToRawLongBits(Math.abs(value));
      exponent = (int) (raw >>> 52);
      mantissa = raw & MANTISSA;
      mantissa |= exponent == 0 ? 0 : 1L << 52;
      exponent = Math.max(exponent, 1) - 1023 - 52;
    }
    return sign(value) + mantissa + "p" + (exponent < 0 ? "" : "+") + exponent;
  }

  /** {@code 0x1.8p+01}. */
  private static String hex(double value, int precision) {
    if (value == 0) {
      String zeros = precision > 0 ? "." + "0".repeat(precision) : "";
      return sign(value) + "0x0" + zeros + "p+00";
    }
    double size = Math.abs(value);
    int exponent = Math.getExponent(size);
    long mantissa = Double.doubleToRawLongBits(size) & MANTISSA;
    if (exponent < Double.MIN_EXPONENT) {
      int shift = Long.numberOfLeadingZeros(mantissa) - 11;
      mantissa = mantissa << shift & MANTISSA;
      exponent = Double.MIN_EXPONENT - shift;
    }
    // The digits stand behind the leading one: 13 of four bits each, of a float32 six.
    long all = mantissa | 1L << 52;
    int digits = precision;
    if (digits < 0) {
      digits = 13;
      while (digits > 0 && (all & 15) == 0) {
        all >>>= 4;
        digits--;
      }
    } else if (digits < 13) {
      all = rounded(all, (13 - digits) * 4);
      if ((all >>> (digits * 4)) > 1) {
        all >>>= 1;
        exponent++;
      }
    }
    StringBuilder out = new StringBuilder(sign(value)).append("0x1");
    int kept = Math.min(digits, 13);
    String fraction = Long.toHexString(all & ((1L << (kept * 4)) - 1));
    if (digits > 0) {
      out.append('.').repeat('0', kept - fraction.length()).append(fraction);
      out.repeat('0', digits - kept);
    }
    int power = Math.abs(exponent);
    out.append('p').append(exponent < 0 ? '-' : '+').append(power < 10 ? "0" : "").append(power);
    return out.toString();
  }

  private static long rounded(long value, int drop) {
    long kept = value >>> drop;
    long rest = value & ((1L << drop) - 1);
    long half = 1L << (drop - 1);
    return rest > half || (rest == half && (kept & 1) != 0) ? kept + 1 : kept;
  }

  private static String sign(double value) {
    return Double.doubleToRawLongBits(value) < 0 ? "-" : "";
  }
}
