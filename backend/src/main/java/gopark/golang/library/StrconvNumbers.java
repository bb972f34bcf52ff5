package gopark.golang.library;

import gopark.golang.value.Costs;
import gopark.golang.value.Running;
import gopark.golang.value.Spender;
import org.jspecify.annotations.Nullable;

/** Numbers read from text as Go reads them. */
final class StrconvNumbers {
  static final int GOOD = 0;
  static final int BAD_SYNTAX = 1;
  static final int BAD_RANGE = 2;
  static final int BAD_BASE = 3;
  static final int BAD_BITS = 4;

  /**
   * What came of it.
   *
   * @param bits the number, or the nearest there is
   */
  record Parsed(long bits, int status) {}

  private StrconvNumbers() {}

  static Parsed parseUint(String text, int base, int bits, Spender by) {
    int size = bits == 0 ? 64 : bits;
    Parsed wrong = check(text, base, size);
    if (wrong != null) {
      return wrong;
    }
    return unsigned(text, base, size, by);
  }

  static Parsed parseInt(String text, int base, int bits, Spender by) {
    if (text.isEmpty()) {
      return new Parsed(0, BAD_SYNTAX);
    }
    boolean negative = text.charAt(0) == '-';
    String digits = negative || text.charAt(0) == '+' ? text.substring(1) : text;
    by.spend(Costs.copying(text.length()));
    int size = bits == 0 ? 64 : bits;
    Parsed wrong = check(digits, base, size);
    if (wrong != null) {
      return wrong;
    }
    Parsed parsed = unsigned(digits, base, size, by);
    if (parsed.status() == BAD_SYNTAX) {
      return parsed;
    }
    long limit = 1L << (size - 1);
    // What is too large for any number counts as the largest, as in Go: of one bit, that is fine.
    if (!negative && Long.compareUnsigned(parsed.bits(), limit) >= 0) {
      return new Parsed(limit - 1, BAD_RANGE);
    }
    if (negative && Long.compareUnsigned(parsed.bits(), limit) > 0) {
      return new Parsed(-limit, BAD_RANGE);
    }
    return new Parsed(negative ? -parsed.bits() : parsed.bits(), GOOD);
  }

  private static @Nullable Parsed check(String text, int base, int bits) {
    if (text.isEmpty()) {
      return new Parsed(0, BAD_SYNTAX);
    }
    if (base != 0 && (base < 2 || base > 36)) {
      return new Parsed(0, BAD_BASE);
    }
    return bits < 0 || bits > 64 ? new Parsed(0, BAD_BITS) : null;
  }

  private static Parsed unsigned(String text, int givenBase, int bits, Spender by) {
    int base = givenBase;
    int start = 0;
    if (base == 0) {
      base = 10;
      if (text.charAt(0) == '0') {
        char letter = text.length() >= 3 ? Character.toLowerCase(text.charAt(1)) : ' ';
        base = letter == 'b' ? 2 : letter == 'o' ? 8 : letter == 'x' ? 16 : 0;
        start = base == 0 ? 1 : 2;
        base = base == 0 ? 8 : base;
      }
    }
    Parsed parsed = digits(text, start, base, bits, givenBase == 0, by);
    boolean wrong = parsed.status() == GOOD && givenBase == 0 && !underscoresAreGood(text, by);
    return wrong ? new Parsed(0, BAD_SYNTAX) : parsed;
  }

  private static Parsed digits(
      String text, int start, int base, int bits, boolean underscores, Spender by) {
    Scanning scanning = new Scanning(text.length(), by);
    long most = -1L >>> (Long.SIZE - bits);
    long value = 0;
    for (int i = start; i < text.length(); i++) {
      scanning.at(i);
      char c = text.charAt(i);
      if (c == '_' && underscores) {
        continue;
      }
      int digit = c < 0x80 ? Character.digit(c, 36) : -1;
      if (digit < 0 || digit >= base) {
        return new Parsed(0, BAD_SYNTAX);
      }
      if (Long.compareUnsigned(digit, most) > 0
          || Long.compareUnsigned(value, Long.divideUnsigned(most - digit, base)) > 0) {
        return new Parsed(most, BAD_RANGE);
      }
      value = value * base + digit;
    }
    return new Parsed(value, GOOD);
  }

  /** They stand between digits, or between a prefix and a digit. */
  static boolean underscoresAreGood(String text, Spender by) {
    Scanning scanning = new Scanning(text.length(), by);
    int i = 0;
    if (!text.isEmpty() && (text.charAt(0) == '-' || text.charAt(0) == '+')) {
      i = 1;
    }
    char before = '^';
    boolean hex = false;
    if (text.length() >= i + 2
        && text.charAt(i) == '0'
        && "box".indexOf(Character.toLowerCase(text.charAt(i + 1))) >= 0) {
      hex = Character.toLowerCase(text.charAt(i + 1)) == 'x';
      before = '0';
      i += 2;
    }
    for (; i < text.length(); i++) {
      scanning.at(i);
      char c = Character.toLowerCase(text.charAt(i));
      if ((c >= '0' && c <= '9') || (hex && c >= 'a' && c <= 'f')) {
        before = '0';
      } else if (c == '_') {
        if (before != '0') {
          return false;
        }
        before = '_';
      } else {
        if (before == '_') {
          return false;
        }
        before = '!';
      }
    }
    return before != '_';
  }

  static Parsed parseFloat(String text, int bits, Running by) {
    Double special = special(text);
    if (special != null) {
      return new Parsed(Double.doubleToRawLongBits(special), GOOD);
    }
    by.reserve(text.length());
    by.spend(Costs.writing(Math.min(text.length(), FloatDigits.LONGEST)));
    if (text.length() > FloatDigits.LONGEST) {
      return FloatDigits.parse(text, bits, by);
    }
    return parsed(text, bits, by);
  }

  /** Parses a text that is not long. */
  static Parsed parsed(String text, int bits, Spender by) {
    String plain =
        text.indexOf('_') >= 0 && underscoresAreGood(text, by) ? text.replace("_", "") : text;
    if (!isFloat(plain)) {
      return new Parsed(0, BAD_SYNTAX);
    }
    double value = bits == 32 ? Float.parseFloat(plain) : Double.parseDouble(plain);
    return new Parsed(
        Double.doubleToRawLongBits(value), Double.isInfinite(value) ? BAD_RANGE : GOOD);
  }

  private static @Nullable Double special(String text) {
    String lower = text.length() > 9 ? "" : text.toLowerCase(Locales.NONE);
    return switch (lower) {
      case "inf", "+inf", "infinity", "+infinity" -> Double.POSITIVE_INFINITY;
      case "-inf", "-infinity" -> Double.NEGATIVE_INFINITY;
      case "nan" -> Double.NaN;
      default -> null;
    };
  }

  /** Whether Go reads the text as a floating point number. */
  private static boolean isFloat(String text) {
    int i = !text.isEmpty() && "+-".indexOf(text.charAt(0)) >= 0 ? 1 : 0;
    boolean hex = text.startsWith("0x", i) || text.startsWith("0X", i);
    i += hex ? 2 : 0;
    boolean point = false;
    boolean digits = false;
    for (; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.' && !point) {
        point = true;
      } else if (c < 0x80 && Character.digit(c, hex ? 16 : 10) >= 0) {
        digits = true;
      } else {
        break;
      }
    }
    if (!digits) {
      return false;
    }
    if (i == text.length()) {
      return !hex;
    }
    if (Character.toLowerCase(text.charAt(i)) != (hex ? 'p' : 'e')) {
      return false;
    }
    i++;
    i += i < text.length() && "+-".indexOf(text.charAt(i)) >= 0 ? 1 : 0;
    int start = i;
    while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
      i++;
    }
    return i > start && i == text.length();
  }
}
