package gopark.runtime.schedule;

import gopark.program.Copies;
import gopark.runtime.config.CostModel;
import gopark.runtime.model.Links;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import org.jspecify.annotations.Nullable;

/**
 * Counts the processors down that have still to come to a safe point, and wakes the machine that
 * waits for the last. In Go: runSafePointFn, sched.safePointWait, sched.safePointNote.
 */
public final class SafePoints {
  private final CostModel costs;
  private final Clock clock;
  private final Threads threads;

  /** The machine that sleeps until the last processor has come to a safe point, or null. */
  private @Nullable Machine waiting;

  /** The processors that have not come to a safe point. In Go: sched.safePointWait. */
  private int left;

  public SafePoints(CostModel costs, Clock clock, Threads threads) {
    this.costs = costs;
    this.clock = clock;
    this.threads = threads;
  }

  /** Expects this many processors at a safe point. */
  public void expect(int processors) {
    left = processors;
  }

  public boolean allReached() {
    return left == 0;
  }

  /** The machine sleeps until the last processor has come to a safe point, or for {@code ns}. */
  public void sleep(Machine m, long ns) {
    waiting = m;
    threads.asleepUntil(m, Machine.Phase.SAFE_POINTS, clock.now() + ns);
  }

  /** The processor is at a safe point; the machine has come there with it, or found it so. */
  public void reached(Machine m, Processor p) {
    if (!p.runSafePoint) {
      return;
    }
    p.runSafePoint = false;
    left--;
    Machine waiter = waiting;
    if (left == 0 && waiter != null) {
      waiting = null;
      m.charge += costs.futexWake();
      threads.busy(waiter, costs.futexLatency());
    }
  }

  public void copyFrom(SafePoints original, Copies copies) {
    waiting = Links.knownOrNull(copies, original.waiting);
    left = original.left;
  }
}
