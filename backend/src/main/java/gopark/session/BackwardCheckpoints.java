package gopark.session;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Moments on the stretch that was looked through last when going back, so that going back again is
 * short.
 */
final class BackwardCheckpoints {
  private static final int MOST = 16;
  private static final long MOST_WEIGHT = 8_000_000;

  private final TreeMap<Long, Run> kept = new TreeMap<>();
  private long weight;

  /** Keeps a copy; of many the oldest goes. */
  void keep(Run run) {
    long more = run.runtime().weight();
    if (more > MOST_WEIGHT / 2 || kept.containsKey(run.step())) {
      return;
    }
    kept.put(run.step(), run.copy());
    weight += more;
    while (kept.size() > MOST || weight > MOST_WEIGHT) {
      weight -= kept.pollFirstEntry().getValue().runtime().weight();
    }
  }

  /** The newest checkpoint at or before a step; null if there is none. */
  @Nullable Run notAfter(long step) {
    Map.Entry<Long, Run> entry = kept.floorEntry(step);
    return entry == null ? null : entry.getValue();
  }

  void clear() {
    kept.clear();
    weight = 0;
  }

  /** About how many bytes the checkpoints take. */
  long weight() {
    return weight;
  }
}
