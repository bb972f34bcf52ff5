package gopark.simulation;

/**
 * Counts the computer's work while it is done, so that the lender of the computer can take it back
 * between two slices. Work is counted in units of about one simple instruction, in proportion to
 * the data it touches; what touches much reports it piece by piece, and nothing computes longer
 * than a slice without reporting. Counting changes nothing of what is computed.
 *
 * <p>A meter belongs to one computation at a time and is not shared between threads.
 */
public abstract class WorkMeter implements MemoryLender {
  /** The work of a first slice: a millisecond or two. */
  public static final long SLICE = 1_000_000;

  /** The elements after which a loop over data reports, so that reporting costs it nothing. */
  public static final int PIECE = 1 << 14;

  private long left;

  /** Whether a slice has ended since the last checkpoint. */
  private boolean sliceEnded;

  private boolean turnOver;

  /**
   * Reports work that has been done since the last report, or that is about to be. May wait until
   * it is this computation's turn again.
   *
   * @throws WorkStopped if the work must not go on; what it was changing is then in no known state
   */
  public final void spend(long units) {
    left -= units;
    if (left < 0) {
      renew();
    }
  }

  /**
   * Reports work where nothing is half done, such as between two steps of a simulation.
   *
   * @throws WorkAbandoned if nobody waits for the work any more; everything is as the last step
   *     left it
   */
  public final void checkpoint(long units) {
    spend(units);
    if (sliceEnded) {
      sliceEnded = false;
      if (isAbandoned()) {
        throw new WorkAbandoned();
      }
    }
  }

  /** Work begins that can be left off anywhere and gone on with in another turn. */
  public final void beginTurn() {
    turnOver = false;
  }

  /** Whether such work should be left off, because it has had its time or somebody else waits. */
  public final boolean isTurnOver() {
    return turnOver;
  }

  private void renew() {
    left = Math.max(0, nextSlice());
    sliceEnded = true;
  }

  /** Ends the turn, called by {@link #nextSlice}: what can be left off should be. */
  protected final void endTurn() {
    turnOver = true;
  }

  /** The slice is used up. Returns when there is another, and how many units it has. */
  protected abstract long nextSlice();

  /** Whether nobody waits any more for what is computed. */
  protected boolean isAbandoned() {
    return false;
  }

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
