package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.simulation.Agenda;

/**
 * Goroutines locked to their threads. In Go: LockOSThread, stoplockedm, startlockedm, mexit. Left
 * out: the template thread, which Go makes at the first lock so that new threads are clean.
 */
final class ThreadLocks {
  private final Core core;

  ThreadLocks(Core core) {
    this.core = core;
  }

  long lock(Machine m, Goroutine g, Operation.LockThread op) {
    m.lockedExt++;
    bind(m, g);
    core.tell(EventKind.THREAD_LOCKED, m, g, m.lockedExt);
    g.finish();
    return core.costs.step();
  }

  /** One unlock undoes one lock; without a lock it does nothing. */
  long unlock(Machine m, Goroutine g, Operation.UnlockThread op) {
    g.finish();
    if (m.lockedExt > 0) {
      m.lockedExt--;
      unbind(m, g);
      core.tell(EventKind.THREAD_UNLOCKED, m, g, m.lockedExt);
    }
    return core.costs.step();
  }

  /** The runtime's own lock, as main holds while it starts. In Go: lockOSThread. */
  void lockInternally(Machine m, Goroutine g) {
    m.lockedInt++;
    bind(m, g);
  }

  void unlockInternally(Machine m, Goroutine g) {
    if (m.lockedInt == 0) {
      throw new SimulatorBug(m + " is not locked to " + g);
    }
    m.lockedInt--;
    unbind(m, g);
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
      core.machines.handoffp(m, core.machines.releasep(m));
    }
    if (m.nextp != null) {
      // Another machine found the goroutine before this one could fall asleep.
      core.busy(m, Machine.Phase.START, core.costs.step());
      return;
    }
    m.blocked = true;
    core.tell(EventKind.M_PARKED_LOCKED, m, locked);
    core.asleep(m, Machine.Phase.PARKED_LOCKED, Agenda.NEVER);
    core.sched.nmidlelocked++;
    core.endings.checkdead();
  }

  /** The machine gives its processor to the one that g is locked to, and sleeps. */
  void startlockedm(Machine m, Goroutine g) {
    Machine locked = g.lockedm();
    if (locked == null || locked == m || locked.nextp != null) {
      throw new SimulatorBug(m + " cannot give its processor to the thread of " + g);
    }
    core.tell(EventKind.M_GAVE_P_TO_LOCKED, m, g, locked.id);
    locked.nextp = core.machines.releasep(m);
    if (locked.phase == Machine.Phase.PARKED_LOCKED) {
      core.sched.nmidlelocked--;
      locked.blocked = false;
      m.charge += core.costs.futexWake();
      core.busy(locked, Machine.Phase.START, core.costs.futexLatency());
    }
    core.machines.stopm(m);
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
    Goroutine.Rare rare = g.rare;
    if (rare != null) {
      rare.lockedm = null;
    }
    if (m.lockedInt > 0) {
      throw new SimulatorBug(g + " ended while it was locked to " + m + " by the runtime");
    }
    m.lockedExt = 0;
    core.machines.handoffp(m, core.machines.releasep(m));
    core.machines.exit(m);
    return true;
  }
}
