package gopark.golang.instruction;

import gopark.golang.value.Costs;
import gopark.golang.value.Spender;
import gopark.simulation.WorkMeter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Strings of Go, which are strings of bytes: each char is one, below 256. */
final class Texts {
  private static final int COPIED_AT_ONCE = WorkMeter.PIECE << 4;

  private Texts() {}

  /** The string in a slot. */
  static String of(@Nullable Object ref) {
    return ref == null ? "" : (String) ref;
  }

  /** The bytes of the slice as a string. */
  static String of(byte[] bytes, int from, int count) {
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
}
