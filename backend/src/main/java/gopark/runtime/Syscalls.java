package gopark.runtime;

import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.VirtualTime;
import org.jspecify.annotations.Nullable;

/**
 * Leaving Go for the kernel and coming back. Up to 1.25 the processor is marked {@code _Psyscall}
 * and cut loose; from 1.26 on it stays with its machine and only the goroutine's status tells. In
 * Go: entersyscall, entersyscallblock, exitsyscall, takeP.
 */
final class Syscalls {
  // How far a goroutine has come with its call.
  private static final int IN_THE_CALL = 1;
  private static final int LOST_PROCESSOR = 2;

  private final Core core;

  Syscalls(Core core) {
    this.core = core;
  }

  long enter(Machine m, Goroutine g, long wanted, SyscallKind kind) {
    long ns = VirtualTime.within(wanted, core.now);
    core.events.event(
        EventKind.SYSCALL_ENTERED, m.rule, m.id, m.processor().id, g.goid, ns, kind.ordinal(), 0);
    m.rule = 0;
    g.progress = IN_THE_CALL;
    if (kind == SyscallKind.RAW) {
      core.busy(m, Math.max(1, ns));
      return Scheduler.LEFT;
    }
    if (kind == SyscallKind.CGO) {
      core.sched.iscgo = true;
    }
    leaveGo(m, g, kind);
    long charge = m.charge + core.costs.syscallEnter();
    m.charge = 0;
    core.asleep(m, Machine.Phase.SYSCALL, core.now + charge + Math.max(0, ns));
    return Scheduler.LEFT;
  }

  private void leaveGo(Machine m, Goroutine g, SyscallKind kind) {
    Processor p = m.processor();
    g.become(GoroutineStatus.SYSCALL, core.now);
    m.syscalltick = p.syscalltick;
    if (kind == SyscallKind.KNOWN_BLOCKING) {
      p.syscalltick++;
      core.machines.releasep(m);
      core.machines.handoffp(m, p);
      return;
    }
    core.sysmon.wake(m);
    core.safePoints.reached(m, p);
    m.oldp = p;
    if (core.release.syscallStatus()) {
      m.p = null;
      p.m = null;
      p.status = ProcessorStatus.SYSCALL;
    }
    if (core.sched.gcwaiting) {
      takeP(p);
      core.world.stopHandedOff(p);
    }
  }

  /** Whether the processor is held only by a machine in a system call. */
  boolean isInSyscall(Processor p) {
    if (p.is(ProcessorStatus.SYSCALL)) {
      return true;
    }
    Machine m = p.m;
    return p.is(ProcessorStatus.RUNNING)
        && m != null
        && m.phase == Machine.Phase.SYSCALL
        && m.curg != null
        && m.curg.is(GoroutineStatus.SYSCALL);
  }

  /** The machine in a call that entered it with this processor, or null. */
  @Nullable Machine holder(Processor p) {
    if (p.m != null) {
      return p.m;
    }
    for (Machine m : core.sched.allm) {
      core.work.spend(Sched.LOOK_WORK);
      if (m.phase == Machine.Phase.SYSCALL && m.oldp == p && m.syscalltick == p.syscalltick) {
        return m;
      }
    }
    return null;
  }

  /** Takes the processor from a call: it is idle then, and in no list. In Go: takeP. */
  void takeP(Processor p) {
    Machine m = p.m;
    if (m != null) {
      m.p = null;
      p.m = null;
    }
    p.status = ProcessorStatus.IDLE;
    p.syscalltick++;
  }

  /** The call is over. In Go: exitsyscall. */
  void exit(Machine m) {
    Goroutine g = m.current();
    Processor old = m.oldp;
    m.oldp = null;
    if (m.p != null || (old != null && takesOldBack(m, old)) || takesIdle(m)) {
      boolean own = m.p == old;
      m.processor().syscalltick++;
      g.become(GoroutineStatus.RUNNING, core.now);
      core.tell(EventKind.SYSCALL_EXITED_FAST, m, g, own ? 0 : 1);
      core.busy(m, Machine.Phase.RUN, core.costs.syscallExit());
      return;
    }
    exitWithoutProcessor(m, g);
  }

  private boolean takesOldBack(Machine m, Processor old) {
    if (!isInSyscall(old)) {
      return false;
    }
    boolean neverLost = m.syscalltick == old.syscalltick;
    takeP(old);
    if (neverLost) {
      // Up to 1.25 it is cut loose from its machine, and nobody took it.
      old.syscalltick--;
    }
    core.machines.acquirep(m, old);
    return true;
  }

  private boolean takesIdle(Machine m) {
    Processor p = core.machines.pidleget();
    if (p == null) {
      return false;
    }
    core.sysmon.wake(m);
    core.machines.acquirep(m, p);
    return true;
  }

  /** The slow path: nobody has a processor for it. In Go: exitsyscallNoP. */
  private void exitWithoutProcessor(Machine m, Goroutine g) {
    g.become(GoroutineStatus.RUNNABLE, core.now);
    g.progress = LOST_PROCESSOR;
    m.curg = null;
    g.m = null;
    core.sched.runq.addLast(g);
    core.tell(EventKind.SYSCALL_EXITED_SLOW, m, g, Place.GLOBAL_TAIL.ordinal());
    if (g.lockedm() == m) {
      core.threadLocks.stoplockedm(m);
    } else {
      core.machines.stopm(m);
    }
  }

  /** It runs again after the call; on the slow path the end of the call counts only here. */
  long returned(Machine m, Goroutine g) {
    boolean slow = g.progress == LOST_PROCESSOR;
    g.finish(0);
    if (!slow) {
      return 0;
    }
    m.processor().syscalltick++;
    return core.costs.syscallSlow();
  }
}
