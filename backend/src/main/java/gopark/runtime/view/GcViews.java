package gopark.runtime.view;

import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.state.GcState;
import java.util.ArrayList;
import java.util.List;

/** Makes a record of the collector. */
final class GcViews {
  private GcViews() {}

  /** The collector at this moment. */
  static GcState view(ProcessData process) {
    GcCycle cycle = process.cycle();
    List<Integer> assisting = new ArrayList<>();
    Goroutine g = cycle.assistQueue.head;
    while (g != null && assisting.size() < Snapshots.PAGE) {
      assisting.add(g.goid);
      g = g.schedlink;
    }
    return new GcState(
        cycle.phase,
        cycle.blackenEnabled,
        cycle.blackenEnabled,
        cycle.cycles,
        cycle.heapLive,
        cycle.goal,
        cycle.trigger,
        cycle.heapLeft + cycle.goroutinesLeft + cycle.rootsLeft,
        cycle.workers,
        cycle.dedicatedNeeded,
        cycle.fractionalGoal,
        cycle.idleWorkers,
        cycle.maxIdleWorkers,
        cycle.markers,
        cycle.backgroundCredit,
        assisting,
        cycle.assistQueue.size(),
        cycle.spans.left(),
        cycle.lastEnd);
  }
}
