package gopark.golang.library;

import gopark.golang.type.Runes;
import gopark.golang.value.Costs;
import gopark.golang.value.Running;

/** Writes single values with the flags. All texts are bytes, each as one char below 256. */
final class FmtText {
  private static final int LARGEST = 1 << 23;
  private static final String SMALL_DIGITS = "0123456789abcdefx";
  private static final String LARGE_DIGITS = "0123456789ABCDEFX";

  /** What a piece costs beside its text. */
  private static final int PIECE_SIZE = 32;

  final StringBuilder out = new StringBuilder();
  final FmtFlags flags = new FmtFlags();
  private final Running by;

  /** How much has been written into pieces that were taken. */
  private int taken;

  FmtText(Running by) {
    this.by = by;
  }

  void write(String text) {
    room(text.length());
    by.spend(Costs.copying(text.length()));
    out.append(text);
  }

  private void room(int more) {
    if (taken + out.length() + more > LARGEST) {
      throw new TooMuchTextException();
    }
  }

  /** What has been written since the last piece was taken. */
  String takePiece() {
    String piece = out.toString();
    taken += piece.length() + PIECE_SIZE;
    out.setLength(0);
    room(0);
    return piece;
  }

  /** Spends the time of looking at this many bytes of a format or a value. */
  void looked(int bytes) {
    by.spend(Costs.scanning(bytes));
  }

  /**
   * Reserves memory for this many bytes of text that are about to be made, apart from what is
   * written.
   */
  private void make(int bytes) {
    by.reserve(bytes);
    by.spend(Costs.writing(bytes));
  }

  void writeRune(int rune) {
    room(1);
    Runes.encode(rune, out);
  }

  private void padding(int count) {
    if (count > 0) {
      room(count);
      by.spend(Costs.copying(count));
      out.repeat(flags.zero && !flags.minus ? '0' : ' ', count);
    }
  }

  void pad(String text) {
    if (!flags.hasWidth || flags.width == 0) {
      write(text);
      return;
    }
    int missing = flags.width - Utf8Text.count(text, by);
    if (flags.minus) {
      write(text);
      padding(missing);
    } else {
      padding(missing);
      write(text);
    }
  }

  private void padWithSpaces(String text) {
    boolean zero = flags.zero;
    flags.zero = false;
    pad(text);
    flags.zero = zero;
  }

  void bool(boolean value) {
    pad(value ? "true" : "false");
  }

  /** {@code %U}: {@code U+0041}, with sharp also the character. */
  void unicode(long number) {
    make(flags.hasPrecision ? flags.precision : 0);
    StringBuilder text = new StringBuilder(Long.toHexString(number).toUpperCase(Locales.NONE));
    int digits = flags.hasPrecision && flags.precision > 4 ? flags.precision : 4;
    text.insert(0, "0".repeat(Math.max(digits - text.length(), 0))).insert(0, "U+");
    if (flags.sharp && Runes.isValid(number) && StrconvQuote.isPrintable((int) number)) {
      text.append(" '").append(Runes.encode((int) number)).append('\'');
    }
    padWithSpaces(text.toString());
  }

  void integer(long number, int base, boolean signed, int verb, boolean large) {
    boolean negative = signed && number < 0;
    if (flags.hasPrecision && flags.precision == 0 && number == 0) {
      boolean zero = flags.zero;
      flags.zero = false;
      padding(flags.width);
      flags.zero = zero;
      return;
    }
    String digits = Long.toUnsignedString(negative ? -number : number, base);
    StringBuilder text = new StringBuilder();
    if (negative) {
      text.append('-');
    } else if (flags.plus) {
      text.append('+');
    } else if (flags.space) {
      text.append(' ');
    }
    int wanted = flags.hasPrecision ? flags.precision : 0;
    if (!flags.hasPrecision && flags.zero && !flags.minus && flags.hasWidth) {
      wanted = flags.width - text.length();
    }
    if (verb == 'O') {
      text.append("0o");
    }
    make(Math.max(wanted, 0));
    String zeros = "0".repeat(Math.max(wanted - digits.length(), 0));
    if (flags.sharp) {
      text.append(basePrefix(base, zeros + digits, large));
    }
    text.append(zeros).append(large ? digits.toUpperCase(Locales.NONE) : digits);
    padWithSpaces(text.toString());
  }

  private static String basePrefix(int base, String digits, boolean large) {
    return switch (base) {
      case 2 -> "0b";
      case 8 -> digits.charAt(0) == '0' ? "" : "0";
      case 16 -> large ? "0X" : "0x";
      default -> "";
    };
  }

  private String truncated(String text) {
    return flags.hasPrecision ? Utf8Text.first(text, flags.precision, by) : text;
  }

  void string(String text) {
    pad(truncated(text));
  }

  /** {@code %x} of a string. */
  void hex(String bytes, boolean large) {
    String digits = large ? LARGE_DIGITS : SMALL_DIGITS;
    int length = bytes.length();
    if (flags.hasPrecision && flags.precision < length) {
      length = flags.precision;
    }
    if (length == 0) {
      padding(flags.hasWidth ? flags.width : 0);
      return;
    }
    if (length > LARGEST) {
      throw new TooMuchTextException();
    }
    Scanning scanning = new Scanning(length, by);
    StringBuilder text = new StringBuilder();
    String prefix = flags.sharp ? "0" + digits.charAt(16) : "";
    for (int i = 0; i < length; i++) {
      scanning.at(i);
      if (flags.space && i > 0) {
        text.append(' ');
      }
      text.append(i == 0 || flags.space ? prefix : "");
      int b = bytes.charAt(i);
      text.append(digits.charAt(b >> 4)).append(digits.charAt(b & 15));
    }
    int missing = flags.hasWidth ? flags.width - text.length() : 0;
    padding(flags.minus ? 0 : missing);
    write(text.toString());
    padding(flags.minus ? missing : 0);
  }

  /** {@code %q} of a string. */
  void quoted(String bytes) {
    String text = truncated(bytes);
    if (text.length() > LARGEST) {
      throw new TooMuchTextException();
    }
    if (flags.sharp && StrconvQuote.canBackquote(text, by)) {
      pad("`" + text + "`");
    } else {
      pad(StrconvQuote.quote(text, flags.plus, by));
    }
  }

  /** {@code %c}. */
  void character(long number) {
    pad(Runes.encode(runeOf(number)));
  }

  /** {@code %q} of a rune. */
  void quotedCharacter(long number) {
    pad(StrconvQuote.quoteRune(runeOf(number), flags.plus));
  }

  private static int runeOf(long number) {
    return Runes.isValid(number) ? (int) number : Runes.REPLACEMENT;
  }

  /** Any verb for floats; a precision of -1 asks for the fewest digits. */
  void floating(double value, int bits, int verb, int givenPrecision) {
    int precision = flags.hasPrecision ? flags.precision : givenPrecision;
    String text = StrconvFloat.format(value, verb, precision, bits, by);
    char sign = text.charAt(0) == '-' ? '-' : '+';
    String digits = text.charAt(0) == '-' || text.charAt(0) == '+' ? text.substring(1) : text;
    boolean number = digits.charAt(0) != 'I' && digits.charAt(0) != 'N';
    if (number && flags.sharp && verb != 'b') {
      digits = withPoint(digits, verb, precision);
    }
    if (flags.space && sign == '+' && !flags.plus) {
      sign = ' ';
    }
    if (!number) {
      boolean bare =
          digits.charAt(0) == 'N' ? !flags.space && !flags.plus : sign == '+' && !flags.plus;
      padWithSpaces(bare ? specialText(digits) : sign + digits);
      return;
    }
    if (sign == '+' && !flags.plus) {
      pad(digits);
    } else if (flags.zero && !flags.minus && flags.hasWidth) {
      room(1);
      out.append(sign);
      padding(flags.width - 1 - digits.length());
      write(digits);
    } else {
      pad(sign + digits);
    }
  }

  /** Infinity keeps its plus sign. */
  private static String specialText(String digits) {
    return digits.charAt(0) == 'N' ? digits : "+" + digits;
  }

  /** The digits with a decimal point; zeros at the end of g stay, too. The flag # demands both. */
  private static String withPoint(String digits, int verb, int precision) {
    int missing = "vgGx".indexOf(verb) >= 0 ? (precision == -1 ? 6 : precision) : 0;
    boolean hex = verb == 'x' || verb == 'X';
    StringBuilder head = new StringBuilder();
    String tail = "";
    boolean point = false;
    boolean nonzero = false;
    for (int i = 0; i < digits.length() && tail.isEmpty(); i++) {
      char c = digits.charAt(i);
      boolean exponent = c == 'p' || c == 'P' || (!hex && (c == 'e' || c == 'E'));
      if (exponent) {
        tail = digits.substring(i);
        continue;
      }
      point |= c == '.';
      nonzero |= c != '0' && c != '.';
      missing -= nonzero && c != '.' ? 1 : 0;
      head.append(c);
    }
    if (!point) {
      missing -= head.length() == 1 && head.charAt(0) == '0' ? 1 : 0;
      head.append('.');
    }
    return head.repeat('0', Math.max(missing, 0)).append(tail).toString();
  }
}
