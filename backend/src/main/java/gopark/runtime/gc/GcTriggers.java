package gopark.runtime.gc;

import gopark.program.Operation.Task;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Machine;
import gopark.runtime.port.Clock;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.runtime.state.GcPhase;
import gopark.simulation.VirtualTime;

/** What wakes the collector's goroutines by time. In Go: mgc.go, gcTrigger; mgcscavenge.go. */
public final class GcTriggers {
  /** The time after which a collection is forced. In Go: forcegcperiod. */
  static final long FORCED_AFTER = 120 * VirtualTime.SECOND;

  private final Clock clock;
  private final RuntimeTasks tasks;
  private final GcCycle cycle;

  public GcTriggers(Clock clock, RuntimeTasks tasks, GcCycle cycle) {
    this.clock = clock;
    this.tasks = tasks;
    this.cycle = cycle;
  }

  /** Whether sysmon should force a collection. */
  public boolean isOverdue() {
    return isLongAgo() && cycle.phase != GcPhase.MARK && tasks.isIdle(Task.FORCE_GC);
  }

  /**
   * Whether the last collection, if there was one, is long ago, and collections are on. In Go:
   * gcTrigger.test, gcTriggerTime.
   */
  boolean isLongAgo() {
    return cycle.percent >= 0 && cycle.lastEnd != 0 && clock.now() - cycle.lastEnd > FORCED_AFTER;
  }

  /** Sysmon forces a collection. In Go: forcegchelper readied by sysmon. */
  public void force(Machine sysmon) {
    tasks.inject(sysmon, Task.FORCE_GC);
  }

  /** Wakes the scavenger if it waits, since memory may be given back. In Go: scavenger.wake. */
  void wakeScavenger(Machine by) {
    if (tasks.isIdle(Task.SCAVENGE)) {
      cycle.scavengerReady = false;
      tasks.inject(by, Task.SCAVENGE);
    }
  }

  /** Sysmon wakes the scavenger if all has been swept since it last did. */
  public void wakeScavengerIfReady(Machine sysmon) {
    if (cycle.scavengerReady) {
      wakeScavenger(sysmon);
    }
  }
}
