package gopark.runtime;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Sched;
import gopark.runtime.state.GoroutineStatus;
import gopark.simulation.SimulatorBug;
import gopark.simulation.VirtualTime;

/**
 * Watches that every runnable goroutine runs within a bound. The bound is that of the rules: a
 * slice ends after 10 ms and another 10 ms until sysmon sees it, and one in the global queue may
 * have to wait for 61 picks for each of those ahead of it.
 */
final class Patience {
  private static final long SLICE = 21 * VirtualTime.MILLISECOND;
  private static final int PICKS = 61;

  private final Core core;
  long longest;

  Patience(Core core) {
    this.core = core;
  }

  /** Throws if somebody has waited longer than the rules allow. */
  void check() {
    Sched sched = core.sched;
    int runnable = 0;
    long waited = 0;
    Goroutine patient = null;
    for (Goroutine g : sched.allgs) {
      if (g.is(GoroutineStatus.RUNNABLE)) {
        runnable++;
        if (core.clock.now() - g.since > waited) {
          waited = core.clock.now() - g.since;
          patient = g;
        }
      }
    }
    longest = Math.max(longest, waited);
    int crowded = 1 + sched.gomaxprocs / core.kernel.cores();
    long bound = SLICE * PICKS * (runnable + 1) * crowded;
    if (waited > bound) {
      throw new SimulatorBug(
          patient + " is runnable for " + waited + " ns, with " + runnable + " that are");
    }
  }
}
