package gopark.golang.value;

import gopark.simulation.WorkMeter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Moves and clears much memory piece by piece, so that the payer of the work is asked in between.
 */
@SuppressWarnings("ReferenceEquality") // An array may be moved within itself.
final class Pieces {
  /** The bytes handled at a time. */
  private static final int BYTES = WorkMeter.PIECE << 4;

  private static final int WORDS = BYTES / Long.BYTES;

  private static final int REFERENCES = WorkMeter.PIECE;

  private Pieces() {}

  static void move(long[] from, int fromIndex, long[] to, int toIndex, int count, Spender by) {
    if (count <= WORDS) {
      System.arraycopy(from, fromIndex, to, toIndex, count);
      by.spend(Costs.copying((long) count * Long.BYTES));
      return;
    }
    boolean backwards = from == to && fromIndex < toIndex;
    for (int done = 0; done < count; done += WORDS) {
      int piece = Math.min(WORDS, count - done);
      int at = backwards ? count - done - piece : done;
      System.arraycopy(from, fromIndex + at, to, toIndex + at, piece);
      by.spend(Costs.copying((long) piece * Long.BYTES));
    }
  }

  static void move(byte[] from, int fromIndex, byte[] to, int toIndex, int count, Spender by) {
    if (count <= BYTES) {
      System.arraycopy(from, fromIndex, to, toIndex, count);
      by.spend(Costs.copying(count));
      return;
    }
    boolean backwards = from == to && fromIndex < toIndex;
    for (int done = 0; done < count; done += BYTES) {
      int piece = Math.min(BYTES, count - done);
      int at = backwards ? count - done - piece : done;
      System.arraycopy(from, fromIndex + at, to, toIndex + at, piece);
      by.spend(Costs.copying(piece));
    }
  }

  static void move(
      @Nullable Object[] from,
      int fromIndex,
      @Nullable Object[] to,
      int toIndex,
      int count,
      Spender by) {
    if (count <= REFERENCES) {
      System.arraycopy(from, fromIndex, to, toIndex, count);
      by.spend(Costs.references(count));
      return;
    }
    boolean backwards = from == to && fromIndex < toIndex;
    for (int done = 0; done < count; done += REFERENCES) {
      int piece = Math.min(REFERENCES, count - done);
      int at = backwards ? count - done - piece : done;
      System.arraycopy(from, fromIndex + at, to, toIndex + at, piece);
      by.spend(Costs.references(piece));
    }
  }

  static void clear(long[] words, int from, int count, Spender by) {
    for (int done = 0; done < count; done += WORDS) {
      int piece = Math.min(WORDS, count - done);
      Arrays.fill(words, from + done, from + done + piece, 0);
      by.spend(Costs.copying((long) piece * Long.BYTES));
    }
  }

  static void clear(byte[] bytes, int from, int count, Spender by) {
    for (int done = 0; done < count; done += BYTES) {
      int piece = Math.min(BYTES, count - done);
      Arrays.fill(bytes, from + done, from + done + piece, (byte) 0);
      by.spend(Costs.copying(piece));
    }
  }

  static void fill(
      @Nullable Object[] refs, int from, int count, @Nullable Object value, Spender by) {
    for (int done = 0; done < count; done += REFERENCES) {
      int piece = Math.min(REFERENCES, count - done);
      Arrays.fill(refs, from + done, from + done + piece, value);
      by.spend(Costs.references(piece));
    }
  }

  /** Whether two arrays of the same length have the same words. */
  static boolean same(long[] a, long[] b, Spender by) {
    for (int from = 0; from < a.length; from += WORDS) {
      int end = Math.min(a.length, from + WORDS);
      by.spend(Costs.copying((long) (end - from) * Long.BYTES));
      if (!Arrays.equals(a, from, end, b, from, end)) {
        return false;
      }
    }
    return true;
  }

  /** A new array with the same words. */
  static long[] copy(long[] words, Spender by) {
    if (words.length <= WORDS) {
      by.spend(Costs.copying((long) words.length * Long.BYTES));
      return words.clone();
    }
    by.spend(Costs.copying((long) words.length * Long.BYTES));
    long[] copy = new long[words.length];
    move(words, 0, copy, 0, words.length, by);
    return copy;
  }

  /** A new array with the same bytes. */
  static byte[] copy(byte[] bytes, Spender by) {
    if (bytes.length <= BYTES) {
      by.spend(Costs.copying(bytes.length));
      return bytes.clone();
    }
    by.spend(Costs.copying(bytes.length));
    byte[] copy = new byte[bytes.length];
    move(bytes, 0, copy, 0, bytes.length, by);
    return copy;
  }
}
