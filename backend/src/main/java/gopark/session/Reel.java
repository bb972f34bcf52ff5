package gopark.session;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something whose moments can be told one after another. */
public interface Reel {

  /** What is to be seen at a step of a branch; null if there is no such branch. */
  @Nullable Moment at(int branch, long step);

  /**
   * What was seen between two steps of a branch, from each event to the next, so many changes at
   * most; the next ones begin where the last ends.
   */
  List<Change> replay(int branch, long fromStep, long toStep, int most);
}
