package gopark.runtime.schedule;

import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.port.WakeUps;
import gopark.runtime.report.Endings;
import gopark.simulation.Agenda;
import gopark.simulation.SimulatorBug;

/**
 * Goroutines locked to their threads. In Go: LockOSThread, stoplockedm, startlockedm, mexit. Left
 * out: the template thread, which Go makes at the first lock so that new threads are clean.
 */
public final class ThreadLocks {
  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final WakeUps wakeUps;
  private final Tracer tracer;
  private final Threads threads;
  private final Processors processors;
  private final Machines machines;
  private final Endings endings;

  public ThreadLocks(
      Sched sched,
      CostModel costs,
      ReleaseInForce release,
      WakeUps wakeUps,
      Tracer tracer,
      Threads threads,
      Processors processors,
      Machines machines,
      Endings endings) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.wakeUps = wakeUps;
    this.tracer = tracer;
    this.threads = threads;
    this.processors = processors;
    this.machines = machines;
    this.endings = endings;
  }

  public long lock(Machine m, Goroutine g) {
    if (!release.get().choosesProcessors()) {
      // The goroutine has its thread for life, or there is no other thread.
      g.finish();
      return costs.step();
    }
    m.lockedExt++;
    bind(m, g);
    tracer.tell(EventKind.THREAD_LOCKED, m, g, m.lockedExt);
    g.finish();
    return costs.step();
  }

  /** One unlock undoes one lock; without a lock it does nothing. */
  public long unlock(Machine m, Goroutine g) {
    g.finish();
    if (m.lockedExt > 0 && release.get().choosesProcessors()) {
      m.lockedExt--;
      unbind(m, g);
      tracer.tell(EventKind.THREAD_UNLOCKED, m, g, m.lockedExt);
    }
    return costs.step();
  }

  /** The runtime's own lock, as main holds while it starts. In Go: lockOSThread. */
  public void lockInternally(Machine m, Goroutine g) {
    if (release.get().oneThread()) {
      return;
    }
    m.lockedInt++;
    bind(m, g);
  }

  public void unlockInternally(Machine m, Goroutine g) {
    if (release.get().oneThread()) {
      return;
    }
    if (release.threadPerGoroutine()) {
      // Main has been locked to the first thread, and stays there.
      m.lockedInt--;
      m.lockedExt++;
      return;
    }
    if (m.lockedInt == 0) {
      throw new SimulatorBug(m + " is not locked to " + g);
    }
    m.lockedInt--;
    unbind(m, g);
  }

  /** The goroutine, which is new, has this thread and no other. */
  void bindForLife(Machine m, Goroutine g) {
    m.lockedExt++;
    bind(m, g);
  }

  private static void bind(Machine m, Goroutine g) {
    m.lockedg = g;
    g.rare().lockedm = m;
  }

  private static void unbind(Machine m, Goroutine g) {
    if (m.lockedInt == 0 && m.lockedExt == 0) {
      m.lockedg = null;
      g.rare().lockedm = null;
    }
  }

  /** The machine, whose locked goroutine cannot run now, gives its processor away and sleeps. */
  void stoplockedm(Machine m) {
    Goroutine locked = m.lockedg;
    if (locked == null || locked.lockedm() != m) {
      throw new SimulatorBug(m + " has no goroutine locked to it");
    }
    if (m.p != null) {
      machines.handoffp(m, processors.releasep(m));
    }
    if (m.nextp != null) {
      // Another machine found the goroutine before this one could fall asleep.
      threads.busy(m, Machine.Phase.START, costs.step());
      return;
    }
    m.blocked = true;
    tracer.tell(EventKind.M_PARKED_LOCKED, m, locked);
    threads.asleep(m, Machine.Phase.PARKED_LOCKED, Agenda.NEVER);
    sched.nmidlelocked++;
    endings.checkdead();
  }

  /** The machine gives its processor to the one that g is locked to, and sleeps. */
  void startlockedm(Machine m, Goroutine g) {
    Machine locked = g.lockedm();
    if (locked == null || locked == m || locked.nextp != null) {
      throw new SimulatorBug(m + " cannot give its processor to the thread of " + g);
    }
    tracer.tell(EventKind.M_GAVE_P_TO_LOCKED, m, g, locked.id);
    locked.nextp = processors.releasep(m);
    if (locked.phase() == Machine.Phase.PARKED_LOCKED) {
      sched.nmidlelocked--;
      locked.blocked = false;
      m.charge += costs.futexWake();
      threads.busy(locked, Machine.Phase.START, wakeUps.about(costs.futexLatency()));
    }
    machines.stopm(m);
  }

  /**
   * The goroutine has ended. If it was locked, its thread ends with it, or, if it is the main
   * thread, never runs again. Whether that is so.
   */
  boolean exitLocked(Machine m, Goroutine g) {
    if (m.lockedg != g) {
      return false;
    }
    m.lockedg = null;
    if (m.lockedInt > 0) {
      throw new SimulatorBug(g + " ended while it was locked to " + m + " by the runtime");
    }
    m.lockedExt = 0;
    machines.handoffp(m, processors.releasep(m));
    machines.exit(m);
    return true;
  }
}
