package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.event.PreemptedBy;
import gopark.simulation.VirtualTime;
import org.jspecify.annotations.Nullable;

/**
 * Having each processor do something of the collector's at its next safe point: those that run are
 * asked to stop, those in system calls are handed off, and idle ones are seen to at once. In Go:
 * forEachP, runSafePointFn.
 */
final class SafePoints {
  private static final long ASK_AGAIN = 100 * VirtualTime.MICROSECOND;

  private final Core core;

  /** Sleeps until the last processor has come to a safe point; null if nobody does. */
  private @Nullable Machine waiting;

  /** The processors that have not come to one. In Go: sched.safePointWait. */
  private int left;

  SafePoints(Core core) {
    this.core = core;
  }

  /**
   * Has each processor come to a safe point for the machine's goroutine, which goes on with its
   * operation when all have; it holds worldsema and has set its stage.
   */
  long forEachP(Machine m) {
    Sched sched = core.sched;
    left = sched.gomaxprocs - 1;
    core.work.spend((long) sched.gomaxprocs * Sched.LOOK_WORK);
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      p.runSafePoint = p != m.p;
    }
    core.preemption.preemptAll(m, PreemptedBy.SAFE_POINT);
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      if (p.listedIdle) {
        reached(m, p);
      }
    }
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      if (p.runSafePoint && core.syscalls.isInSyscall(p)) {
        core.syscalls.takeP(p);
        core.machines.handoffp(m, p);
      }
    }
    if (left == 0) {
      return core.costs.step();
    }
    waiting = m;
    core.asleepUntil(m, Machine.Phase.SAFE_POINTS, core.now + ASK_AGAIN);
    return Scheduler.LEFT;
  }

  /** The processor is at a safe point; the machine has come there with it, or found it so. */
  void reached(Machine m, Processor p) {
    if (!p.runSafePoint) {
      return;
    }
    p.runSafePoint = false;
    left--;
    Machine waiter = waiting;
    if (left == 0 && waiter != null) {
      waiting = null;
      m.charge += core.costs.futexWake();
      core.busy(waiter, core.costs.futexLatency());
    }
  }

  /** The machine's appointment while it waits for the others. */
  void askAgain(Machine m) {
    if (left > 0) {
      core.preemption.preemptAll(m, PreemptedBy.SAFE_POINT);
      core.asleepUntil(m, Machine.Phase.SAFE_POINTS, core.now + ASK_AGAIN);
      return;
    }
    core.busy(m, Machine.Phase.RUN, core.costs.step());
  }

  void copyFrom(SafePoints original, Copies copies) {
    waiting = RuntimeCopy.knownOrNull(copies, original.waiting);
    left = original.left;
  }
}
