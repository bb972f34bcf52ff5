package gopark.runtime.schedule;

import gopark.runtime.config.CostModel;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;

/**
 * The lock of the global queue. Since one machine acts at a time it is never found taken; where a
 * release says so, a machine still waits for as long as those before it would have held it. In Go:
 * sched.lock.
 */
public final class GlobalLock {
  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final Clock clock;

  public GlobalLock(Sched sched, CostModel costs, ReleaseInForce release, Clock clock) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.clock = clock;
  }

  /** The machine takes the lock, waits for it if it must, and lets it go. */
  public void take(Machine m) {
    // Nearly every release takes it for nothing, on a path that every switch goes.
    if (release.lockWaits()) {
      waitFor(m);
    }
  }

  private void waitFor(Machine m) {
    long from = clock.now() + m.charge;
    long waits = Math.max(0, sched.lockFreeAt - from);
    sched.lockTaken++;
    if (waits > 0) {
      sched.lockWaits++;
      sched.lockWaitNs += waits;
      m.charge += waits;
    }
    sched.lockFreeAt = from + waits + costs.globalQueue();
  }
}
