package gopark.golang.library;

import gopark.golang.value.Costs;
import gopark.golang.value.Spender;
import gopark.simulation.WorkMeter;
import java.util.Arrays;

/** Sorts many words piece by piece. */
final class Sorting {
  private static final int PIECE = WorkMeter.PIECE;

  private Sorting() {}

  /** The words in order, in the array that was given or in another. */
  static long[] sorted(long[] words, Spender by) {
    for (int from = 0; from < words.length; from += PIECE) {
      int end = Math.min(words.length, from + PIECE);
      int bits = Integer.SIZE - Integer.numberOfLeadingZeros(end - from);
      by.spend(Costs.SORTED * (end - from) * bits / 2);
      Arrays.sort(words, from, end);
    }
    long[] source = words;
    long[] target = words.length > PIECE ? new long[words.length] : words;
    for (long size = PIECE; size < words.length; size *= 2) {
      for (long from = 0; from < words.length; from += 2 * size) {
        int middle = (int) Math.min(words.length, from + size);
        int end = (int) Math.min(words.length, from + 2 * size);
        merge(source, (int) from, middle, end, target, by);
      }
      long[] merged = target;
      target = source;
      source = merged;
    }
    return source;
  }

  private static void merge(
      long[] source, int from, int middle, int end, long[] target, Spender by) {
    int left = from;
    int right = middle;
    for (int at = from; at < end; at++) {
      if ((at - from) % PIECE == 0) {
        by.spend(Costs.SORTED * Math.min(PIECE, end - at));
      }
      if (right == end || (left < middle && source[left] <= source[right])) {
        target[at] = source[left++];
      } else {
        target[at] = source[right++];
      }
    }
  }
}
