package gopark.golang.type;

/** Go's quoted strings. Strings of Go are bytes, each kept as a char below 256. */
public final class Quoting {
  private static final String HEX = "0123456789abcdef";

  private Quoting() {}

  /** A Java text in double quotes. */
  public static String quote(String text) {
    return quoteBytes(Runes.bytes(text));
  }

  /** A string of Go in double quotes, as a Java text. */
  public static String quoteBytes(String bytes) {
    StringBuilder out = new StringBuilder("\"");
    int i = 0;
    while (i < bytes.length()) {
      int size = Runes.length(bytes, i);
      if (size == 0) {
        appendByte(out, bytes.charAt(i));
        i++;
        continue;
      }
      appendRune(out, Runes.rune(bytes, i), '"');
      i += size;
    }
    return out.append('"').toString();
  }

  private static void appendByte(StringBuilder out, int b) {
    out.append("\\x").append(HEX.charAt(b >> 4)).append(HEX.charAt(b & 15));
  }

  private static void appendRune(StringBuilder out, int rune, char quote) {
    if (rune == quote || rune == '\\') {
      out.append('\\').append((char) rune);
    } else if (isPrintable(rune)) {
      out.appendCodePoint(rune);
    } else {
      appendEscape(out, rune);
    }
  }

  private static void appendEscape(StringBuilder out, int rune) {
    int letter = "\u0007\b\f\n\r\t\u000b".indexOf(rune);
    if (letter >= 0) {
      out.append('\\').append("abfnrtv".charAt(letter));
    } else if (rune < ' ' || rune == 0x7f) {
      appendByte(out, rune);
    } else {
      int digits = rune < 0x10000 ? 4 : 8;
      out.append(digits == 4 ? "\\u" : "\\U");
      for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) {
        out.append(HEX.charAt(rune >> shift & 15));
      }
    }
  }

  /** Whether Go prints the rune as it is: letters, marks, numbers, signs, and the space. */
  public static boolean isPrintable(int rune) {
    if (rune < 0x80) {
      return rune >= ' ' && rune < 0x7f;
    }
    if (YoungCharacters.include(rune)) {
      return false;
    }
    return switch (Character.getType(rune)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SPACE_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
