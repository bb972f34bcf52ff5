package gopark.golang.syntax;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** What literals that have no errors are worth. */
public final class LiteralValue {
  /** Numbers with larger exponents are not made: they would take all memory. */
  private static final int LARGEST_EXPONENT = 20_000;

  private LiteralValue() {}

  /** A fraction, not in lowest terms; the denominator is positive. */
  public record Ratio(BigInteger numerator, BigInteger denominator) {}

  /** The value of an integer literal. */
  public static BigInteger integer(String literal) {
    String digits = literal.replace("_", "");
    if (digits.length() > 1 && digits.charAt(0) == '0') {
      return switch (digits.charAt(1)) {
        case 'x', 'X' -> new BigInteger(digits.substring(2), 16);
        case 'o', 'O' -> new BigInteger(digits.substring(2), 8);
        case 'b', 'B' -> new BigInteger(digits.substring(2), 2);
        default -> new BigInteger(digits, 8);
      };
    }
    return new BigInteger(digits);
  }

  /** The value of a floating-point literal; null if its exponent is beyond all use. */
  public static @Nullable Ratio ratio(String literal) {
    String text = literal.replace("_", "");
    boolean hex = text.length() > 1 && (text.charAt(1) == 'x' || text.charAt(1) == 'X');
    int mark = hex ? indexOf(text, 'p') : indexOf(text, 'e');
    String mantissa = text.substring(hex ? 2 : 0, mark < 0 ? text.length() : mark);
    int exponent = 0;
    if (mark >= 0) {
      BigInteger written = new BigInteger(text.substring(mark + 1));
      if (written.bitLength() > 31) {
        return null;
      }
      exponent = written.intValueExact();
    }
    int point = mantissa.indexOf('.');
    int fractionDigits = point < 0 ? 0 : mantissa.length() - point - 1;
    BigInteger digits = digits(mantissa.replace(".", ""), hex ? 16 : 10);
    if (digits.signum() == 0) {
      return new Ratio(BigInteger.ZERO, BigInteger.ONE);
    }
    long scale = (long) exponent - (long) fractionDigits * (hex ? 4 : 1);
    if (Math.abs(scale) > LARGEST_EXPONENT) {
      return null;
    }
    BigInteger power = BigInteger.valueOf(hex ? 2 : 10).pow((int) Math.abs(scale));
    return scale >= 0
        ? new Ratio(digits.multiply(power), BigInteger.ONE)
        : new Ratio(digits, power);
  }

  private static int indexOf(String text, char lower) {
    return Math.max(text.indexOf(lower), text.indexOf(Character.toUpperCase(lower)));
  }

  private static BigInteger digits(String digits, int base) {
    return digits.isEmpty() ? BigInteger.ZERO : new BigInteger(digits, base);
  }

  /** The code point of a rune literal; {@code '\xff'} is 255. */
  public static int rune(String literal) {
    String inner = literal.substring(1, literal.length() - 1);
    if (inner.charAt(0) != '\\') {
      return inner.codePointAt(0);
    }
    return switch (inner.charAt(1)) {
      case 'x', 'u', 'U' -> Integer.parseInt(inner.substring(2), 16);
      case '0', '1', '2', '3', '4', '5', '6', '7' -> Integer.parseInt(inner.substring(1), 8);
      default -> simpleEscape(inner.charAt(1));
    };
  }

  /** The bytes of a string literal, each as one char below 256. */
  public static String bytes(String literal) {
    String inner = literal.substring(1, literal.length() - 1);
    if (literal.charAt(0) == '`') {
      return Utf8.bytes(inner.replace("\r", ""));
    }
    StringBuilder bytes = new StringBuilder();
    int i = 0;
    while (i < inner.length()) {
      int escape = inner.indexOf('\\', i);
      if (escape < 0) {
        escape = inner.length();
      }
      bytes.append(Utf8.bytes(inner.substring(i, escape)));
      i = escape;
      if (i < inner.length()) {
        i = escaped(inner, i + 1, bytes);
      }
    }
    return bytes.toString();
  }

  /** Adds what the escape at i, after the backslash, means and returns where it ends. */
  private static int escaped(String text, int i, StringBuilder bytes) {
    char kind = text.charAt(i);
    return switch (kind) {
      case 'x' -> {
        bytes.append((char) Integer.parseInt(text.substring(i + 1, i + 3), 16));
        yield i + 3;
      }
      case 'u', 'U' -> {
        int end = i + (kind == 'u' ? 5 : 9);
        int point = Integer.parseInt(text.substring(i + 1, end), 16);
        bytes.append(Utf8.bytes(Character.toString(point)));
        yield end;
      }
      case '0', '1', '2', '3', '4', '5', '6', '7' -> {
        bytes.append((char) Integer.parseInt(text.substring(i, i + 3), 8));
        yield i + 3;
      }
      default -> {
        bytes.append((char) simpleEscape(kind));
        yield i + 1;
      }
    };
  }

  private static int simpleEscape(char kind) {
    return switch (kind) {
      case 'a' -> 7;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'v' -> 11;
      default -> kind;
    };
  }
}
