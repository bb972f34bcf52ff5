package gopark.trace;

import gopark.runtime.state.RuntimeSnapshot;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A snapshot as a plain tree: every component under its name, processors, machines, goroutines and
 * objects by their numbers as text. What is not there is null.
 */
public final class SnapshotTree {
  private SnapshotTree() {}

  /** The tree is the caller's, who may add what is known of the session. */
  public static Map<String, @Nullable Object> of(RuntimeSnapshot snapshot) {
    return Trees.of(snapshot);
  }
}
