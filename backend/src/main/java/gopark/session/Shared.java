package gopark.session;

import gopark.trace.Sharing;

/** Moments that are kept together, each at the cost of what differs from the one before. */
public final class Shared {
  private Shared() {}

  /**
   * A moment equal to the later one, of which every part that equals the earlier's is the earlier's
   * own. Given the last that was made so, a row of moments shares all along.
   */
  public static Moment with(Moment before, Moment after) {
    return Sharing.of(before, after);
  }
}
