package gopark.golang.library;

import gopark.golang.type.Runes;
import gopark.golang.value.Costs;
import gopark.golang.value.Running;
import gopark.golang.value.Spender;
import org.jspecify.annotations.Nullable;

/** Reads strings and characters that are written as in Go. */
final class StrconvUnquote {

  /**
   * A character or an escape.
   *
   * @param isRune whether it stands for a rune, not for a byte
   * @param size how many bytes of text it took
   */
  record Char(int value, boolean isRune, int size) {
    String bytes() {
      return isRune ? Runes.encode(value) : String.valueOf((char) value);
    }
  }

  private StrconvUnquote() {}

  /** What the whole text means; null if it is no good. */
  static @Nullable String unquote(String text, Running by) {
    int end = prefix(text, by);
    if (end < 0 || end != text.length()) {
      return null;
    }
    char quote = text.charAt(0);
    by.reserve(2L * text.length());
    by.spend(Costs.copying(text.length()));
    String inside = text.substring(1, end - 1);
    StringBuilder out = new StringBuilder();
    Scanning scanning = new Scanning(inside.length(), by);
    for (int i = 0; i < inside.length(); ) {
      scanning.at(i);
      if (quote == '`') {
        i = withoutReturns(inside, i, out);
        continue;
      }
      Char c = character(inside, i, quote);
      if (c == null) {
        return null;
      }
      out.append(c.bytes());
      i += c.size();
    }
    return out.toString();
  }

  /** One byte of a raw string. Gives the place of the next. */
  private static int withoutReturns(String inside, int at, StringBuilder out) {
    if (inside.charAt(at) != '\r') {
      out.append(inside.charAt(at));
    }
    return at + 1;
  }

  /** Where the quoted string or character ends with which the text begins; -1 if there is none. */
  static int prefix(String text, Spender by) {
    if (text.length() < 2) {
      return -1;
    }
    char quote = text.charAt(0);
    if (quote == '`') {
      int end = TextSearch.first(text, "`", 1, by);
      return end < 0 ? -1 : end + 1;
    }
    if (quote != '"' && quote != '\'') {
      return -1;
    }
    Scanning scanning = new Scanning(text.length(), by);
    int count = 0;
    for (int i = 1; i < text.length(); count++) {
      scanning.at(i);
      if (text.charAt(i) == quote) {
        // A character that is not there is taken for an empty string, as Go does.
        return quote == '\'' && count > 1 ? -1 : i + 1;
      }
      Char c = text.charAt(i) == '\n' ? null : character(text, i, quote);
      if (c == null) {
        return -1;
      }
      i += c.size();
    }
    return -1;
  }

  /** The character at this place; null if it is no good. */
  static @Nullable Char character(String text, int at, char quote) {
    char c = text.charAt(at);
    if (c == quote && (quote == '\'' || quote == '"')) {
      return null;
    }
    if (c >= 0x80) {
      return new Char(Runes.rune(text, at), true, Runes.size(text, at));
    }
    if (c != '\\') {
      return new Char(c, false, 1);
    }
    if (at + 1 >= text.length()) {
      return null;
    }
    char letter = text.charAt(at + 1);
    int simple = "abfnrtv\\".indexOf(letter);
    if (simple >= 0) {
      return new Char("\u0007\b\f\n\r\t\u000b\\".charAt(simple), false, 2);
    }
    return switch (letter) {
      case 'x' -> number(text, at + 2, 2, 16, false);
      case 'u' -> number(text, at + 2, 4, 16, true);
      case 'U' -> number(text, at + 2, 8, 16, true);
      case '0', '1', '2', '3', '4', '5', '6', '7' -> number(text, at + 1, 3, 8, false);
      case '\'', '"' -> letter == quote ? new Char(letter, false, 2) : null;
      default -> null;
    };
  }

  private static @Nullable Char number(
      String text, int from, int digits, int base, boolean isRune) {
    if (from + digits > text.length()) {
      return null;
    }
    long value = 0;
    for (int i = from; i < from + digits; i++) {
      char c = text.charAt(i);
      int digit = c < 0x80 ? Character.digit(c, base) : -1;
      if (digit < 0) {
        return null;
      }
      value = value * base + digit;
    }
    int size = digits + (base == 8 ? 1 : 2);
    if (isRune) {
      return Runes.isValid(value) ? new Char((int) value, true, size) : null;
    }
    return value > 255 ? null : new Char((int) value, false, size);
  }
}
