package gopark.session;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A moment as clients see it: the snapshot of the HTTP contract as a plain tree. */
public final class MomentTree {
  private MomentTree() {}

  /** The whole. What is not there is left out, so that a merge patch can say everything. */
  public static Map<String, Object> of(Moment moment) {
    throw new UnsupportedOperationException("" + moment);
  }

  /**
   * The JSON Merge Patch (RFC 7396) that makes the second of the first. Null in it removes, and it
   * is empty if nothing has changed.
   */
  public static Map<String, @Nullable Object> patch(Moment before, Moment after) {
    throw new UnsupportedOperationException("" + before + after);
  }
}
