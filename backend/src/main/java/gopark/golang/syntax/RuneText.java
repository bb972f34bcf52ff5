package gopark.golang.syntax;

import java.util.Locale;

/** Characters as messages show them. */
final class RuneText {
  private RuneText() {}

  /** {@code U+0040 '@'}; without the character if it cannot be seen. */
  static String unicode(int rune) {
    String name = "U+" + padded(rune, 4).toUpperCase(Locale.ROOT);
    return isPrintable(rune) ? name + " '" + Character.toString(rune) + "'" : name;
  }

  /** A rune literal for the rune. */
  static String quoted(int rune) {
    return switch (rune) {
      case 7 -> "'\\a'";
      case '\b' -> "'\\b'";
      case '\f' -> "'\\f'";
      case '\n' -> "'\\n'";
      case '\r' -> "'\\r'";
      case '\t' -> "'\\t'";
      case 11 -> "'\\v'";
      case '\\' -> "'\\\\'";
      case '\'' -> "'\\''";
      default -> isPrintable(rune) ? "'" + Character.toString(rune) + "'" : escaped(rune);
    };
  }

  private static String escaped(int rune) {
    int length = rune < ' ' || rune == 0x7f ? 2 : rune < 0x10000 ? 4 : 8;
    String kind = length == 2 ? "x" : length == 4 ? "u" : "U";
    return "'\\" + kind + padded(rune, length) + "'";
  }

  private static String padded(int rune, int length) {
    String digits = Integer.toHexString(rune);
    return "0".repeat(Math.max(0, length - digits.length())) + digits;
  }

  /** Letters, marks, numbers, punctuation, symbols and the plain space. */
  private static boolean isPrintable(int rune) {
    if (rune == ' ') {
      return true;
    }
    return switch (Character.getType(rune)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
