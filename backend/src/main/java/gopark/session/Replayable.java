package gopark.session;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A run that can be read moment by moment. */
public interface Replayable {

  /** What is to be seen at a step of a branch; null if there is no such branch. */
  @Nullable Moment at(int branch, long step);

  /**
   * The changes between two steps of a branch, from each event to the next; at most {@code most}.
   * The next page begins where the last change ends.
   */
  List<Change> replay(int branch, long fromStep, long toStep, int most);
}
