package gopark.practice;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One search of findRunnable: what could be chosen where it began, and what the runtime found.
 *
 * @param step the last at which nothing is decided
 * @param until where the run shows what was found
 * @param m the machine that searches
 * @param p its processor
 * @param schedtick of the processor
 * @param options to choose from; going idle is always one more
 * @param found where the runtime found what to run
 * @param g what it runs; null: nothing was found
 * @param taken how many it took from a queue, with the one that runs
 * @param stood how many stood there
 * @param checks what it looked at, in order
 */
public record Turn(
    long step,
    long until,
    int m,
    int p,
    int schedtick,
    List<Option> options,
    Source found,
    @Nullable Integer g,
    int taken,
    int stood,
    List<Checks.Entry> checks) {

  /** The points for the right goroutine. */
  private static final int POINTS = 2;

  /** The points for the right number of goroutines that are taken along. */
  private static final int EXTRA = 1;

  public Turn {
    options = List.copyOf(options);
    checks = List.copyOf(checks);
  }

  /** Where a goroutine is that can be chosen. */
  public enum Place {
    OWN_RUNNEXT,
    OWN_QUEUE,
    GLOBAL_QUEUE,
    OTHER_RUNNEXT,
    OTHER_QUEUE,
    /** The goroutine waits for the network, and its data is there. */
    ARRIVED,
    /** The goroutine waits for the network. */
    NETWORK,
    /** The goroutine waits for something else. */
    WAITING
  }

  /**
   * A goroutine that can be chosen.
   *
   * @param where as the snapshot calls it; for a waiting goroutine, its reason
   */
  public record Option(int g, Place place, String where) {}

  /**
   * What somebody chose.
   *
   * @param g null: to find nothing and go idle
   * @param taken how many were expected to be taken from a queue; null: that was not asked
   */
  public record Choice(@Nullable Integer g, @Nullable Integer taken) {}

  /**
   * What is said of a choice.
   *
   * @param reason why the runtime chose otherwise, or the same
   */
  public record Verdict(boolean right, boolean takenRight, int points, Reason reason) {}

  /** Whether several can be taken from where the runtime found it. */
  public boolean isBatch() {
    return found == Source.GLOBAL || found == Source.STOLEN;
  }

  public int mostPoints() {
    return isBatch() ? POINTS + EXTRA : POINTS;
  }

  /** Compares a choice with the runtime's. */
  public Verdict judge(Choice choice) {
    Integer chosen = choice.g();
    boolean right = chosen == null ? g == null : chosen.equals(g);
    boolean takenRight = right && isBatch() && Integer.valueOf(taken).equals(choice.taken());
    int points = (right ? POINTS : 0) + (takenRight ? EXTRA : 0);
    return new Verdict(right, takenRight, points, right ? Reason.right(found) : reason(chosen));
  }

  /** Whether it can be chosen at all. */
  public boolean offers(@Nullable Integer chosen) {
    return chosen == null || options.stream().anyMatch(option -> option.g() == chosen);
  }

  private Reason reason(@Nullable Integer chosen) {
    if (chosen == null) {
      return Reason.NOT_IDLE;
    }
    Place place =
        options.stream()
            .filter(option -> option.g() == chosen)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("G" + chosen + " is no choice"))
            .place();
    return Reason.wrong(place, found);
  }
}
