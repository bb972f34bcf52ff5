package gopark.trace;

/**
 * How an event lies in the log. Its first word says the kind, who, and how long after the event
 * before; further words follow only where a number needs them, in this order: step and time after a
 * jump; goroutine and a small first number; a large first number; the second; the third.
 */
final class Word {
  static final int RULE = 8;
  static final int M = 12;
  static final int P = 26;
  static final int SMALL_B = 43;
  static final int STEPS = 47;
  static final int TIME = 50;

  static final int RULE_BITS = 4;
  static final int M_BITS = 14;
  static final int P_BITS = 11;
  static final int SMALL_B_BITS = 4;
  static final int STEPS_BITS = 3;
  static final int TIME_BITS = 14;

  /** The event is the first of its step. */
  static final long FIRST = 1L << 37;

  /** Step and time are told in words of their own. */
  static final long JUMP = 1L << 38;

  /** A word has the goroutine in its upper half, the first number in its lower. */
  static final long G_AND_A = 1L << 39;

  static final long WIDE_A = 1L << 40;
  static final long WIDE_B = 1L << 41;
  static final long HAS_C = 1L << 42;

  /** The most that an event can take. */
  static final int MOST = 7;

  private Word() {}

  static int bits(long word, int shift, int count) {
    return (int) (word >>> shift) & (1 << count) - 1;
  }
}
