package gopark.golang.type;

import java.nio.charset.StandardCharsets;

/** Runes in strings of Go, which are strings of bytes: each char is one, below 256. */
public final class Runes {
  /** The rune that stands for bytes that are no UTF-8. */
  public static final int REPLACEMENT = 0xFFFD;

  /** The most bytes that a rune takes. */
  public static final int LONGEST = 4;

  private static final int BITS = 6;
  private static final int MASK = 0x3F;
  private static final int MOST = 0x10FFFF;
  private static final int FIRST_SURROGATE = 0xD800;
  private static final int LAST_SURROGATE = 0xDFFF;

  private Runes() {}

  /** The UTF-8 bytes of a Java text, as a string of Go. */
  public static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  /** A string of Go as a Java text, in which what is not UTF-8 has become U+FFFD. */
  public static String text(String bytes) {
    for (int i = 0; i < bytes.length(); i++) {
      if (bytes.charAt(i) >= 0x80) {
        return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
      }
    }
    return bytes;
  }

  /** The rune at the place in the low half, how many bytes it takes in the high half. */
  public static long decode(String bytes, int at) {
    int first = bytes.charAt(at);
    if (first < 0x80) {
      return decoded(first, 1);
    }
    if (first < 0xC2 || first > 0xF4) {
      return decoded(REPLACEMENT, 1);
    }
    int size = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (at + size > bytes.length()) {
      return decoded(REPLACEMENT, 1);
    }
    int rune = first & (0x7F >> size);
    for (int i = 1; i < size; i++) {
      int next = bytes.charAt(at + i);
      if ((next & 0xC0) != 0x80) {
        return decoded(REPLACEMENT, 1);
      }
      rune = (rune << BITS) | (next & MASK);
    }
    boolean bad =
        (size == 3 && (rune < 0x800 || isSurrogate(rune)))
            || (size == 4 && (rune < 0x10000 || rune > MOST));
    return bad ? decoded(REPLACEMENT, 1) : decoded(rune, size);
  }

  private static long decoded(int rune, int size) {
    return ((long) size << Integer.SIZE) | rune;
  }

  /** The rune at the place; U+FFFD if there is no good one. */
  public static int rune(String bytes, int at) {
    return (int) decode(bytes, at);
  }

  /** How many bytes the rune at the place takes; a byte that is no part of one is taken alone. */
  public static int size(String bytes, int at) {
    return (int) (decode(bytes, at) >>> Integer.SIZE);
  }

  /** How many bytes the good rune at the place takes; 0 if there is none. */
  public static int length(String bytes, int at) {
    long decoded = decode(bytes, at);
    return decoded == decoded(REPLACEMENT, 1) ? 0 : (int) (decoded >>> Integer.SIZE);
  }

  /** Whether the number is a rune's: no surrogate's, and none beyond the last. */
  public static boolean isValid(long rune) {
    return rune >= 0 && rune <= MOST && !isSurrogate((int) rune);
  }

  private static boolean isSurrogate(int rune) {
    return rune >= FIRST_SURROGATE && rune <= LAST_SURROGATE;
  }

  /** The rune's bytes; of what is no rune those of U+FFFD. */
  public static String encode(int rune) {
    if (rune >= 0 && rune < 0x80) {
      return String.valueOf((char) rune);
    }
    StringBuilder out = new StringBuilder(LONGEST);
    encode(rune, out);
    return out.toString();
  }

  /** Appends the rune's bytes; of what is no rune those of U+FFFD. */
  public static void encode(long rune, StringBuilder to) {
    int r = isValid(rune) ? (int) rune : REPLACEMENT;
    if (r < 0x80) {
      to.append((char) r);
    } else if (r < 0x800) {
      to.append((char) (0xC0 | (r >> BITS))).append((char) (0x80 | (r & MASK)));
    } else if (r < 0x10000) {
      to.append((char) (0xE0 | (r >> (2 * BITS))))
          .append((char) (0x80 | ((r >> BITS) & MASK)))
          .append((char) (0x80 | (r & MASK)));
    } else {
      to.append((char) (0xF0 | (r >> (3 * BITS))))
          .append((char) (0x80 | ((r >> (2 * BITS)) & MASK)))
          .append((char) (0x80 | ((r >> BITS) & MASK)))
          .append((char) (0x80 | (r & MASK)));
    }
  }
}
