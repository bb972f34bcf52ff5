package gopark.simulation;

import java.util.Locale;

/**
 * A number that stands for a row of values: two rows that differ have, but for an accident of one
 * in 2⁶⁴, two numbers. It is the same on every machine, and proof against mistakes only, not
 * against somebody who looks for two equal ones.
 */
public final class Digest {
  private static final long FIRST = 0x9E3779B97F4A7C15L;
  private static final long FACTOR = 0xD6E8FEB86659FD93L;
  private static final int HALF = 32;

  private long state = FIRST;

  /** Takes one more value. */
  public Digest add(long value) {
    state = (state ^ value) * FACTOR;
    state ^= state >>> HALF;
    return this;
  }

  public Digest add(boolean value) {
    return add(value ? 1 : 0);
  }

  /** Takes a text, by its length and its hash. */
  public Digest add(String text) {
    return add(text.length()).add(text.hashCode());
  }

  public long value() {
    return state;
  }

  /** The value as 16 hexadecimal digits. */
  @Override
  public String toString() {
    return hex(state);
  }

  /** A value as 16 hexadecimal digits. */
  public static String hex(long value) {
    return String.format(Locale.ROOT, "%016x", value);
  }
}
