package gopark.computing;

import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The flows that want a core and have none. Guarded by the scheduler's lock. */
final class FlowLine {
  private final TreeSet<Flow> leastServed = new TreeSet<>(Flow.LEAST_SERVED);

  /** The flows by where one that comes back would begin beside them. */
  private final TreeSet<Flow> levels = new TreeSet<>(Flow.LOWEST_LEVEL);

  /** The flows for which nobody waits. */
  private final TreeSet<Flow> playing = new TreeSet<>(Flow.LONGEST_IN_LINE);

  private long turns;

  /**
   * Puts a flow where it belongs now, also one that stood elsewhere.
   *
   * @param first the task that would go on
   */
  void put(Flow flow, Task first) {
    remove(flow);
    flow.rank = flow.rankNow();
    flow.level = flow.levelNow();
    flow.turn = ++turns;
    flow.ready = true;
    leastServed.add(flow);
    levels.add(flow);
    if (flow.merelyPlays()) {
      flow.inLineSinceNs = first.waitsSinceNs;
      playing.add(flow);
    }
  }

  void remove(Flow flow) {
    if (flow.ready) {
      leastServed.remove(flow);
      levels.remove(flow);
      playing.remove(flow);
      flow.ready = false;
    }
  }

  int size() {
    return leastServed.size();
  }

  /** Who has been served least; null: nobody is in line. */
  @Nullable Flow first() {
    return leastServed.isEmpty() ? null : leastServed.first();
  }

  /** The first whose task has begun. */
  @Nullable Flow firstStarted() {
    for (Flow flow : leastServed) {
      if (flow.active != null) {
        return flow;
      }
    }
    return null;
  }

  /** The first that is asked something short. */
  @Nullable Flow firstAskedSomethingShort() {
    for (Flow flow : leastServed) {
      if (flow.isAskedSomethingShort()) {
        return flow;
      }
    }
    return null;
  }

  /** The one for which nobody waits that has stood here for longest. */
  @Nullable Flow longestPlaying() {
    return playing.isEmpty() ? null : playing.first();
  }

  /** The lowest level of all; Long.MAX_VALUE if nobody is in line. */
  long lowestLevel() {
    return levels.isEmpty() ? Long.MAX_VALUE : levels.first().level;
  }
}
