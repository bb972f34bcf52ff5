package gopark.session;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Some moments of a branch, evenly over the way that has been gone. The longer the way and the
 * larger the process, the farther apart they are, so that they never take much memory. They are
 * only ever copied, so that branches can share them.
 */
final class Checkpoints {
  private static final int MOST = 128;

  /** The steps between two of them while there are few. */
  static final long FIRST_SPACING = 1_024;

  private static final long LARGEST_SPACING = FIRST_SPACING << 30;

  /** The most that all checkpoints of a branch weigh together, in bytes. */
  private static final long MOST_WEIGHT = 32_000_000;

  private final TreeMap<Long, Run> kept = new TreeMap<>();
  private long spacing = FIRST_SPACING;
  private long weight;

  /** The checkpoints that a branch which leaves at a step has in common with this one. */
  Checkpoints upTo(long step) {
    Checkpoints shared = new Checkpoints();
    shared.kept.putAll(kept.headMap(step, true));
    shared.spacing = spacing;
    shared.weigh();
    return shared;
  }

  /** The newest checkpoint at or before a step; null if there is none. */
  @Nullable Run notAfter(long step) {
    Map.Entry<Long, Run> entry = kept.floorEntry(step);
    return entry == null ? null : entry.getValue();
  }

  /** The newest checkpoint at or before a virtual time; null if there is none. */
  @Nullable Run notAfterTime(long timeNs) {
    for (Run run : kept.descendingMap().values()) {
      if (run.runtime().now() <= timeNs) {
        return run;
      }
    }
    return null;
  }

  /**
   * The newest checkpoint before a step by which no more events than these had been told; null if
   * there is none.
   */
  @Nullable Run before(long step, long events) {
    for (Run run : kept.headMap(step, false).descendingMap().values()) {
      if (run.sink().told() <= events) {
        return run;
      }
    }
    return null;
  }

  /** Keeps a copy of the run if it stands where one should be. */
  void pass(Run run) {
    long step = run.step();
    if (step % spacing == 0 && !kept.containsKey(step)) {
      put(run);
    }
  }

  /** Commands were done at a step: what was known of it and what comes after is not so any more. */
  void changed(Run run) {
    kept.tailMap(run.step(), true).clear();
    weigh();
    if (run.step() % spacing == 0) {
      put(run);
    }
  }

  /** What is at a step and after it may be otherwise now. */
  void forgetFrom(long step) {
    kept.tailMap(step, true).clear();
    weigh();
  }

  private void put(Run run) {
    long more = run.runtime().weight();
    if (more > MOST_WEIGHT / 2) {
      return;
    }
    kept.put(run.step(), run.copy());
    weight += more;
    while ((kept.size() > MOST || weight > MOST_WEIGHT) && kept.size() > 1) {
      spacing *= 2;
      kept.keySet().removeIf(step -> step % spacing != 0);
      weigh();
    }
  }

  void clear() {
    kept.clear();
    weight = 0;
  }

  /** Memory is short: forgets all of them, and keeps fewer from now on. */
  void giveWay() {
    if (!kept.isEmpty()) {
      clear();
      spacing = Math.min(LARGEST_SPACING, 2 * spacing);
    }
  }

  /** About how many bytes the checkpoints take. */
  long weight() {
    return weight;
  }

  private void weigh() {
    weight = 0;
    for (Run run : kept.values()) {
      weight += run.runtime().weight();
    }
  }
}
