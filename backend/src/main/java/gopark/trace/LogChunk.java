package gopark.trace;

import java.util.Arrays;

/**
 * A stretch of the log: words, and what must be known to read them without those before. Once
 * another follows it is never written again, so copies of a log share it.
 */
final class LogChunk {
  static final int CAPACITY = 8192;
  private static final int FIRST_CAPACITY = 64;

  /** The index of its first event. */
  final long firstIndex;

  /** The step and the time that its first event counts from. */
  final long firstStep;

  final long firstTime;
  long[] words;
  int used;

  /** The first of a log, small, for one that may stay short. */
  static LogChunk first(long firstIndex) {
    return new LogChunk(firstIndex, 0, 0, new long[FIRST_CAPACITY], 0);
  }

  /** One that follows another; it need not grow. */
  LogChunk(long firstIndex, long firstStep, long firstTime) {
    this(firstIndex, firstStep, firstTime, new long[CAPACITY], 0);
  }

  private LogChunk(long firstIndex, long firstStep, long firstTime, long[] words, int used) {
    this.firstIndex = firstIndex;
    this.firstStep = firstStep;
    this.firstTime = firstTime;
    this.words = words;
    this.used = used;
  }

  /** Whether there is room for {@code more} words; makes room if this chunk may still grow. */
  boolean hasRoomFor(int more) {
    if (used + more <= words.length) {
      return true;
    }
    if (used + more > CAPACITY) {
      return false;
    }
    words = Arrays.copyOf(words, Math.min(CAPACITY, Math.max(FIRST_CAPACITY, words.length * 2)));
    return true;
  }

  LogChunk copy() {
    return new LogChunk(firstIndex, firstStep, firstTime, Arrays.copyOf(words, used), used);
  }
}
