package gopark.session;

import gopark.simulation.Digest;

/**
 * A share of all sessions, chosen by their names alone: after a restart, and on another server, the
 * same ones are in it, and a larger share has all that are in a smaller one.
 *
 * @param share from 0, none, to 1, all
 */
public record LawSample(double share) {
  /** The bits that a double has for a fraction. */
  private static final int FRACTION = 53;

  private static final double WHOLE = 1L << FRACTION;

  public LawSample {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException(
          "A share of sessions is from 0 to 1, and this is " + share);
    }
  }

  /** Whether the session of that name is in it. */
  public boolean has(String session) {
    long number = new Digest().add(session).value();
    return (number >>> (Long.SIZE - FRACTION)) / WHOLE < share;
  }
}
