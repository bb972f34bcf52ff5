package gopark.golang.library;

import gopark.golang.value.Spender;

/**
 * Floating point numbers with very many digits. Those that cannot change what number is meant are
 * not kept, but for whether any of them is not zero.
 */
final class FloatDigits {
  /** Shorter texts need no such care. */
  static final int LONGEST = 4096;

  /** More digits than any number between two floating point numbers has. */
  private static final int KEPT = 1200;

  /** Exponents that are larger than any text is long all mean too much or nothing. */
  private static final long MOST_EXPONENT = 1L << 40;

  private final String text;
  private final Scanning scanning;
  private final boolean hex;
  private final StringBuilder kept = new StringBuilder();
  private int at;
  private boolean digits;

  /** Whether underscores between digits mean nothing. */
  private boolean separated;

  /** Where the point is, counted in digits from the first that is kept. */
  private long point;

  private FloatDigits(String text, Spender by) {
    this.text = text;
    this.scanning = new Scanning(text.length(), by);
    at = isSign(0) ? 1 : 0;
    hex = text.startsWith("0x", at) || text.startsWith("0X", at);
    at += hex ? 2 : 0;
  }

  static StrconvNumbers.Parsed parse(String text, int bits, Spender by) {
    FloatDigits number = new FloatDigits(text, by);
    StrconvNumbers.Parsed bad = new StrconvNumbers.Parsed(0, StrconvNumbers.BAD_SYNTAX);
    number.separated = StrconvNumbers.underscoresAreGood(text, by);
    if (!number.mantissa()) {
      return bad;
    }
    long exponent = 0;
    if (number.at < text.length()) {
      if (Character.toLowerCase(text.charAt(number.at)) != (number.hex ? 'p' : 'e')) {
        return bad;
      }
      number.at++;
      int start = number.at + (number.isSign(number.at) ? 1 : 0);
      if (start == text.length() || !number.exponentIsGood(start)) {
        return bad;
      }
      exponent = number.exponent(start);
    } else if (number.hex) {
      return bad;
    }
    return StrconvNumbers.parsed(number.shortened(exponent), bits, by);
  }

  private boolean isSign(int place) {
    return place < text.length() && (text.charAt(place) == '-' || text.charAt(place) == '+');
  }

  /** Reads digits and a point. Whether there are any. */
  private boolean mantissa() {
    boolean afterPoint = false;
    boolean more = false;
    for (; at < text.length(); at++) {
      scanning.at(at);
      char c = text.charAt(at);
      if (c == '_' && separated) {
        continue;
      }
      int digit = c < 0x80 ? Character.digit(c, hex ? 16 : 10) : -1;
      if (c == '.' && !afterPoint) {
        afterPoint = true;
      } else if (digit >= 0) {
        digits = true;
        more |= keep(c, digit, afterPoint);
      } else {
        break;
      }
    }
    if (more) {
      kept.append('1');
    }
    return digits;
  }

  /** Whether the digit is not kept although it is not zero. */
  private boolean keep(char c, int digit, boolean afterPoint) {
    if (kept.isEmpty() && digit == 0) {
      point -= afterPoint ? 1 : 0;
      return false;
    }
    point += afterPoint ? 0 : 1;
    if (kept.length() < KEPT) {
      kept.append(c);
      return false;
    }
    return digit != 0;
  }

  private boolean exponentIsGood(int start) {
    for (int i = start; i < text.length(); i++) {
      scanning.at(i);
      char c = text.charAt(i);
      if ((c < '0' || c > '9') && !(c == '_' && separated)) {
        return false;
      }
    }
    return true;
  }

  private long exponent(int start) {
    long value = 0;
    for (int i = start; i < text.length() && value < MOST_EXPONENT; i++) {
      char c = text.charAt(i);
      value = c == '_' ? value : value * 10 + c - '0';
    }
    return text.charAt(start - 1) == '-' ? -value : value;
  }

  /** The number in few digits. */
  private String shortened(long exponent) {
    String sign = text.charAt(0) == '-' ? "-" : "";
    if (kept.isEmpty()) {
      return sign + "0";
    }
    long power = Math.clamp(exponent + point * (hex ? 4 : 1), -1_000_000, 1_000_000);
    return sign + (hex ? "0x0." + kept + "p" : "0." + kept + "e") + power;
  }
}
