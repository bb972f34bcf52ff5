package gopark.golang.library;

import gopark.golang.type.Quoting;
import gopark.golang.type.Runes;
import gopark.golang.value.Running;
import gopark.golang.value.Spender;

/** Quoted strings and characters of Go, as bytes. */
final class StrconvQuote {
  private static final String HEX = "0123456789abcdef";
  private static final String CONTROLS = "\u0007\b\f\n\r\t\u000b";

  private StrconvQuote() {}

  /** The string in double quotes; with ascii, other characters are escaped. */
  static String quote(String bytes, boolean ascii, Running by) {
    return quoteWith(bytes, '"', ascii, false, by);
  }

  /** The rune in single quotes. */
  static String quoteRune(int rune, boolean ascii) {
    StringBuilder out = new StringBuilder("'");
    append(out, Runes.isValid(rune) ? rune : Runes.REPLACEMENT, '\'', ascii, false);
    return out.append('\'').toString();
  }

  static String quoteWith(String bytes, char quote, boolean ascii, boolean graphic, Running by) {
    Scanning scanning = new Scanning(bytes.length(), by);
    StringBuilder out = new StringBuilder().append(quote);
    int i = 0;
    while (i < bytes.length()) {
      if (scanning.at(i)) {
        by.reserve(out.length());
      }
      int size = Runes.length(bytes, i);
      if (size == 0) {
        appendByte(out, bytes.charAt(i));
        i++;
      } else {
        append(out, Runes.rune(bytes, i), quote, ascii, graphic);
        i += size;
      }
    }
    return out.append(quote).toString();
  }

  private static void append(
      StringBuilder out, int rune, char quote, boolean ascii, boolean graphic) {
    if (rune == quote || rune == '\\') {
      out.append('\\').append((char) rune);
    } else if (ascii ? rune < 0x80 && isPrintable(rune) : isShown(rune, graphic)) {
      Runes.encode(rune, out);
    } else if (CONTROLS.indexOf(rune) >= 0) {
      out.append('\\').append("abfnrtv".charAt(CONTROLS.indexOf(rune)));
    } else if (rune < ' ' || rune == 0x7F) {
      appendByte(out, rune);
    } else {
      int digits = rune < 0x10000 ? 4 : 8;
      out.append(digits == 4 ? "\\u" : "\\U");
      for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) {
        out.append(HEX.charAt(rune >> shift & 15));
      }
    }
  }

  private static boolean isShown(int rune, boolean graphic) {
    return isPrintable(rune) || (graphic && isGraphic(rune));
  }

  private static void appendByte(StringBuilder out, int b) {
    out.append("\\x").append(HEX.charAt(b >> 4)).append(HEX.charAt(b & 15));
  }

  /** Whether Go prints the rune as it is. In Go: strconv.IsPrint. */
  static boolean isPrintable(int rune) {
    return Quoting.isPrintable(rune);
  }

  /** Whether the rune is printable or a space. In Go: strconv.IsGraphic. */
  static boolean isGraphic(int rune) {
    return isPrintable(rune) || Character.getType(rune) == Character.SPACE_SEPARATOR;
  }

  static boolean canBackquote(String bytes, Spender by) {
    Scanning scanning = new Scanning(bytes.length(), by);
    for (int i = 0; i < bytes.length(); ) {
      scanning.at(i);
      int size = Runes.length(bytes, i);
      int rune = size == 0 ? Runes.REPLACEMENT : Runes.rune(bytes, i);
      boolean bad =
          size > 1
              ? rune == 0xFEFF
              : size == 0 || (rune < ' ' && rune != '\t') || rune == '`' || rune == 0x7F;
      if (bad) {
        return false;
      }
      i += size;
    }
    return true;
  }
}
