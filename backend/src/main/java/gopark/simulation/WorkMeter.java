package gopark.simulation;

/**
 * Counts the computer's work while it is done, so that whoever lends the computer can take it back
 * between two slices. Work is counted in units of about one simple instruction, in proportion to
 * the data it touches; what touches much reports it piece by piece, and nothing computes longer
 * than a slice without reporting. Counting changes nothing of what is computed.
 *
 * <p>A meter belongs to one computation at a time and is not shared between threads.
 */
public abstract class WorkMeter {
  /**
   * The work between two looks at whether somebody else should have the computer: a millisecond or
   * two.
   */
  public static final long SLICE = 1_000_000;

  /** Loops over data report after so many elements, so that reporting costs them nothing. */
  public static final int PIECE = 1 << 14;

  private long left;

  /**
   * Reports work that has been done since the last report, or that is about to be. May wait until
   * it is this computation's turn again.
   *
   * @throws WorkStopped if the work must not go on; what it was changing is then in no known state
   */
  public final void spend(long units) {
    left -= units;
    if (left < 0) {
      left = Math.max(0, nextSlice());
    }
  }

  /** The slice is used up. Returns when there is another, and how many units it has. */
  protected abstract long nextSlice();

  /** A meter for work that nobody waits behind, such as a tool's or a test's. */
  public static WorkMeter unlimited() {
    return new WorkMeter() {
      @Override
      protected long nextSlice() {
        return Long.MAX_VALUE;
      }
    };
  }
}
