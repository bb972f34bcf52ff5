package gopark.golang.library;

import gopark.golang.type.Quoting;
import gopark.golang.value.Spender;
import java.nio.charset.StandardCharsets;

/** Strings of Go, whose chars are bytes, seen as UTF-8. A byte that is not counts as one rune. */
final class Utf8Text {
  static final int REPLACEMENT = 0xFFFD;

  /** The most bytes a rune takes. */
  static final int LONGEST = 4;

  private Utf8Text() {}

  /** How many runes it has. */
  static int count(String bytes, Spender by) {
    Scanning scanning = new Scanning(bytes.length(), by);
    int count = 0;
    for (int i = 0; i < bytes.length(); i += size(bytes, i)) {
      scanning.at(i);
      count++;
    }
    return count;
  }

  /** How many bytes the rune at this place takes, at least one. */
  static int size(String bytes, int at) {
    return Math.max(Quoting.runeLength(bytes, at), 1);
  }

  /** The rune at this place; U+FFFD if there is no good one. */
  static int rune(String bytes, int at) {
    int first = bytes.charAt(at);
    int size = Quoting.runeLength(bytes, at);
    return switch (size) {
      case 1 -> first;
      case 2 -> ((first & 0x1F) << 6) | low(bytes, at + 1);
      case 3 -> ((first & 0x0F) << 12) | (low(bytes, at + 1) << 6) | low(bytes, at + 2);
      case 4 ->
          ((first & 0x07) << 18)
              | (low(bytes, at + 1) << 12)
              | (low(bytes, at + 2) << 6)
              | low(bytes, at + 3);
      default -> REPLACEMENT;
    };
  }

  private static int low(String bytes, int at) {
    return bytes.charAt(at) & 0x3F;
  }

  static boolean isValid(int rune) {
    return rune >= 0 && rune <= 0x10FFFF && (rune < 0xD800 || rune > 0xDFFF);
  }

  /** The rune's bytes; of a bad one those of U+FFFD. */
  static String encode(int given) {
    int rune = isValid(given) ? given : REPLACEMENT;
    if (rune < 0x80) {
      return String.valueOf((char) rune);
    }
    StringBuilder out = new StringBuilder(4);
    if (rune < 0x800) {
      out.append((char) (0xC0 | (rune >> 6)));
    } else {
      if (rune < 0x10000) {
        out.append((char) (0xE0 | (rune >> 12)));
      } else {
        out.append((char) (0xF0 | (rune >> 18))).append((char) (0x80 | ((rune >> 12) & 0x3F)));
      }
      out.append((char) (0x80 | ((rune >> 6) & 0x3F)));
    }
    return out.append((char) (0x80 | (rune & 0x3F))).toString();
  }

  /** A text as a Go string, which is bytes. */
  static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  /** The first runes. */
  static String first(String bytes, int runes, Spender by) {
    Scanning scanning = new Scanning(bytes.length(), by);
    int at = 0;
    for (int left = runes; at < bytes.length(); left--) {
      if (left <= 0) {
        return bytes.substring(0, at);
      }
      scanning.at(at);
      at += size(bytes, at);
    }
    return bytes;
  }
}
