package gopark.golang.instruction;

import gopark.golang.value.Costs;
import gopark.golang.value.Spender;
import gopark.simulation.WorkMeter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Strings of Go, which are strings of bytes: each char is one, below 256. */
public final class Texts {
  /** What stands for bytes that are no UTF-8. */
  public static final int BAD_RUNE = 0xFFFD;

  private static final int BITS = 6;
  private static final int MASK = 0x3F;
  private static final int MOST_RUNE = 0x10FFFF;
  private static final int FIRST_SURROGATE = 0xD800;
  private static final int LAST_SURROGATE = 0xDFFF;

  private static final int COPIED_AT_ONCE = WorkMeter.PIECE << 4;

  private Texts() {}

  /** The string in a slot. */
  public static String of(@Nullable Object ref) {
    return ref == null ? "" : (String) ref;
  }

  /** The bytes of the slice as a string. */
  public static String of(byte[] bytes, int from, int count) {
    return new String(bytes, from, count, StandardCharsets.ISO_8859_1);
  }

  /** Copies the first bytes of a text, as many as are wanted. */
  @SuppressWarnings("deprecation") // It takes the low bytes of chars, which is what a text has.
  static void copy(String text, int count, byte[] to, int at, Spender by) {
    for (int done = 0; done < count; done += COPIED_AT_ONCE) {
      int end = Math.min(count, done + COPIED_AT_ONCE);
      text.getBytes(done, end, to, at + done);
      by.spend(Costs.copying(end - done));
    }
  }

  /** Whether the texts are the same. */
  @SuppressWarnings("ReferenceEquality") // What is one object need not be looked at.
  static boolean same(String a, @Nullable Object b, Spender by) {
    if (a == b || !(b instanceof String other) || a.length() != other.length()) {
      return a == b || a.equals(b);
    }
    by.spend(Costs.copying(a.length()));
    return a.equals(other);
  }

  /** The rune at the index in the low half, how many bytes it takes in the high half. */
  public static long decode(String text, int at) {
    int first = text.charAt(at);
    if (first < 0x80) {
      return rune(first, 1);
    }
    if (first < 0xC2 || first > 0xF4) {
      return rune(BAD_RUNE, 1);
    }
    int size = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (at + size > text.length()) {
      return rune(BAD_RUNE, 1);
    }
    int value = first & (0x7F >> size);
    for (int i = 1; i < size; i++) {
      int next = text.charAt(at + i);
      if ((next & 0xC0) != 0x80) {
        return rune(BAD_RUNE, 1);
      }
      value = (value << BITS) | (next & MASK);
    }
    boolean bad =
        (size == 3 && (value < 0x800 || isSurrogate(value)))
            || (size == 4 && (value < 0x10000 || value > MOST_RUNE));
    return bad ? rune(BAD_RUNE, 1) : rune(value, size);
  }

  private static boolean isSurrogate(int value) {
    return value >= FIRST_SURROGATE && value <= LAST_SURROGATE;
  }

  private static long rune(int value, int size) {
    return ((long) size << Integer.SIZE) | value;
  }

  /** Appends the rune's bytes; of what is no rune those of the replacement character. */
  public static void encode(long rune, StringBuilder to) {
    int r = rune < 0 || rune > MOST_RUNE || isSurrogate((int) rune) ? BAD_RUNE : (int) rune;
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
