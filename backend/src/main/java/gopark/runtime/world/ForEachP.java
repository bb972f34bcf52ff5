package gopark.runtime.world;

import gopark.runtime.config.CostModel;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.schedule.Machines;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.Preemption;
import gopark.runtime.schedule.SafePoints;
import gopark.runtime.schedule.Syscalls;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;

/**
 * Has each processor do something of the collector's at its next safe point: those that run are
 * asked to stop, those in system calls are handed off, and idle ones are seen to at once. In Go:
 * forEachP.
 */
public final class ForEachP {
  private static final long ASK_AGAIN = 100 * VirtualTime.MICROSECOND;

  private final Sched sched;
  private final CostModel costs;
  private final WorkMeter work;
  private final Clock clock;
  private final Threads threads;
  private final Machines machines;
  private final Syscalls syscalls;
  private final Preemption preemption;
  private final SafePoints safePoints;

  public ForEachP(
      Sched sched,
      CostModel costs,
      WorkMeter work,
      Clock clock,
      Threads threads,
      Machines machines,
      Syscalls syscalls,
      Preemption preemption,
      SafePoints safePoints) {
    this.sched = sched;
    this.costs = costs;
    this.work = work;
    this.clock = clock;
    this.threads = threads;
    this.machines = machines;
    this.syscalls = syscalls;
    this.preemption = preemption;
    this.safePoints = safePoints;
  }

  /**
   * Has each processor come to a safe point for the machine's goroutine, which goes on with its
   * operation when all have; it holds worldsema and has set its stage.
   */
  public long forEachP(Machine m) {
    safePoints.expect(sched.gomaxprocs - 1);
    work.spend((long) sched.gomaxprocs * Sched.LOOK_WORK);
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      p.runSafePoint = p != m.p;
    }
    preemption.preemptAll(m, PreemptedBy.SAFE_POINT);
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      if (p.listedIdle) {
        safePoints.reached(m, p);
      }
    }
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      if (p.runSafePoint && syscalls.isInSyscall(p)) {
        syscalls.takeP(p);
        machines.handoffp(m, p);
      }
    }
    if (safePoints.allReached()) {
      return costs.step();
    }
    safePoints.sleep(m, ASK_AGAIN);
    return Parking.LEFT;
  }

  /** The machine's appointment while it waits for the others. */
  public void askAgain(Machine m) {
    if (!safePoints.allReached()) {
      preemption.preemptAll(m, PreemptedBy.SAFE_POINT);
      threads.asleepUntil(m, Machine.Phase.SAFE_POINTS, clock.now() + ASK_AGAIN);
      return;
    }
    threads.busy(m, Machine.Phase.RUN, costs.step());
  }
}
