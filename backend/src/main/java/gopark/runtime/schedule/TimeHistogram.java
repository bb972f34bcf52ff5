package gopark.runtime.schedule;

import java.util.Arrays;
import java.util.List;

/**
 * How often spans of time were met: each power of two has four buckets of the same width. In Go:
 * histogram.go.
 */
final class TimeHistogram {
  /** Shorter spans are told apart by a quarter of this many bits. */
  private static final int LEAST_BITS = 9;

  private static final int MOST_BITS = 48;
  private static final int SUB_BITS = 2;
  private static final int SUB = 1 << SUB_BITS;

  /** The number of buckets, with one for less than nothing and one for longer than all. */
  private static final int BUCKETS = (MOST_BITS - LEAST_BITS + 1) * SUB + 2;

  private long[] counts = {};

  void record(long ns) {
    if (counts.length == 0) {
      counts = new long[BUCKETS];
    }
    counts[bucket(ns)]++;
  }

  private static int bucket(long ns) {
    if (ns < 0) {
      return 0;
    }
    int bits = Math.max(LEAST_BITS, Long.SIZE - Long.numberOfLeadingZeros(ns));
    int group = ns < 1L << (LEAST_BITS - 1) ? 0 : bits - LEAST_BITS + 1;
    if (group > MOST_BITS - LEAST_BITS) {
      return BUCKETS - 1;
    }
    int sub = (int) (ns >> (bits - 1 - SUB_BITS)) & (SUB - 1);
    return 1 + group * SUB + sub;
  }

  List<Long> view() {
    long[] all = counts.length == 0 ? new long[BUCKETS] : counts;
    return Arrays.stream(all).boxed().toList();
  }

  void copyFrom(TimeHistogram original) {
    counts = original.counts.clone();
  }
}
