package gopark.session;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run has shown of some goals.
 *
 * @param step up to which it was judged, as is the time
 * @param complete false if judging the rest would have taken too much
 * @param outcomes one for each goal, in their order
 */
public record Judgement(long step, long timeNs, boolean complete, List<Outcome> outcomes) {

  public Judgement {
    outcomes = List.copyOf(outcomes);
  }

  /**
   * What became of one goal.
   *
   * @param times how often it became true
   * @param step where it was met, or where one that must always hold failed; null: nowhere yet
   */
  public record Outcome(boolean met, int times, @Nullable Long step) {}

  /** Whether the whole run was judged and every goal is met. */
  public boolean passed() {
    return complete && outcomes.stream().allMatch(Outcome::met);
  }
}
