package gopark.runtime.schedule;

import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.release.Release;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.Agenda;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/**
 * Leaving Go for the kernel and coming back. Up to 1.25 the processor is marked {@code _Psyscall}
 * and cut loose; from 1.26 on it stays with its machine and only the goroutine's status tells. In
 * Go: entersyscall, entersyscallblock, exitsyscall, takeP.
 */
public final class Syscalls {
  // How far a goroutine has come with its call.
  private static final int IN_THE_CALL = 1;
  private static final int LOST_PROCESSOR = 2;

  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final WorkMeter work;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Processors processors;
  private final Machines machines;
  private final SysmonNote sysmonNote;
  private final SafePoints safePoints;
  private final StopNote stopNote;
  private final ThreadLocks threadLocks;
  private final GlobalLock lock;

  public Syscalls(
      Sched sched,
      CostModel costs,
      ReleaseInForce release,
      WorkMeter work,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Processors processors,
      Machines machines,
      SysmonNote sysmonNote,
      SafePoints safePoints,
      StopNote stopNote,
      ThreadLocks threadLocks,
      GlobalLock lock) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.work = work;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.processors = processors;
    this.machines = machines;
    this.sysmonNote = sysmonNote;
    this.safePoints = safePoints;
    this.stopNote = stopNote;
    this.threadLocks = threadLocks;
    this.lock = lock;
  }

  public long enter(Machine m, Goroutine g, Operation.Syscall call) {
    long ns = VirtualTime.within(call.ns(), clock.now());
    SyscallKind kind = call.kind();
    tracer.event(
        EventKind.SYSCALL_ENTERED, m.rule, m.id, m.processor().id, g.goid, ns, kind.ordinal(), 0);
    m.rule = 0;
    g.progress = IN_THE_CALL;
    if (kind == SyscallKind.RAW) {
      threads.busy(m, Math.max(1, ns));
      return Parking.LEFT;
    }
    if (kind == SyscallKind.CGO) {
      sched.iscgo = true;
    }
    leaveGo(m, g, kind);
    if (call.works()) {
      m.charge += costs.syscallEnter();
      threads.busy(m, Machine.Phase.SYSCALL, Math.max(1, ns));
      return Parking.LEFT;
    }
    long charge = m.charge + costs.syscallEnter();
    m.charge = 0;
    threads.asleep(m, Machine.Phase.SYSCALL, clock.now() + charge + Math.max(0, ns));
    return Parking.LEFT;
  }

  /** A call that lasts until somebody wakes the thread. In Go: notetsleepg. */
  public long enterForEver(Machine m, Goroutine g) {
    return enterForEver(m, g, IN_THE_CALL);
  }

  /**
   * A call that lasts until somebody wakes the thread, within an operation that goes on after it:
   * from the stage if a processor was there when the call was over, else from the stage after that.
   */
  public long enterForEver(Machine m, Goroutine g, int stage) {
    tracer.tell(EventKind.SYSCALL_ENTERED, m, g, 0, SyscallKind.KNOWN_BLOCKING.ordinal());
    g.progress = stage;
    leaveGo(m, g, SyscallKind.KNOWN_BLOCKING);
    m.charge = 0;
    threads.asleep(m, Machine.Phase.SYSCALL, Agenda.NEVER);
    return Parking.LEFT;
  }

  /** The thread in such a call is woken by another, or by the kernel. */
  public void wake(Machine m, @Nullable Machine by) {
    if (by != null) {
      by.charge += costs.futexWake();
    }
    threads.asleep(m, Machine.Phase.SYSCALL, clock.now() + costs.futexLatency());
  }

  private void leaveGo(Machine m, Goroutine g, SyscallKind kind) {
    Processor p = m.processor();
    g.become(GoroutineStatus.SYSCALL, clock.now());
    m.syscalltick = p.syscalltick;
    Release rules = release.get();
    boolean known = kind == SyscallKind.KNOWN_BLOCKING && !rules.keepsInSyscall();
    if (known || rules.handsOffAtOnce()) {
      p.syscalltick++;
      processors.releasep(m);
      machines.handoffp(m, p);
      return;
    }
    sysmonNote.wake(m);
    safePoints.reached(m, p);
    m.oldp = p;
    if (rules.syscallStatus()) {
      m.p = null;
      p.m = null;
      p.status = ProcessorStatus.SYSCALL;
    }
    if (sched.gcwaiting) {
      takeP(p);
      stopNote.stopped(null, p);
    }
  }

  /** Whether the processor is held only by a machine in a system call. */
  public boolean isInSyscall(Processor p) {
    if (p.is(ProcessorStatus.SYSCALL)) {
      return true;
    }
    Machine m = p.m;
    return p.is(ProcessorStatus.RUNNING)
        && m != null
        && m.phase() == Machine.Phase.SYSCALL
        && m.curg != null
        && m.curg.is(GoroutineStatus.SYSCALL);
  }

  /** The machine in a call that entered it with this processor, or null. */
  public @Nullable Machine holder(Processor p) {
    if (p.m != null) {
      return p.m;
    }
    for (Machine m : sched.allm) {
      work.spend(Sched.LOOK_WORK);
      if (m.phase() == Machine.Phase.SYSCALL && m.oldp == p && m.syscalltick == p.syscalltick) {
        return m;
      }
    }
    return null;
  }

  /** Takes the processor from a call: it is idle then, and in no list. In Go: takeP. */
  public void takeP(Processor p) {
    Machine m = p.m;
    if (m != null) {
      m.p = null;
      p.m = null;
    }
    p.status = ProcessorStatus.IDLE;
    p.syscalltick++;
  }

  /** The call is over. In Go: exitsyscall. */
  public void exit(Machine m) {
    Goroutine g = m.current();
    Processor old = m.oldp;
    m.oldp = null;
    g.waitsNoLonger();
    if (m.p != null || (old != null && takesOldBack(m, old)) || takesIdle(m)) {
      boolean own = m.p == old;
      m.processor().syscalltick++;
      g.become(GoroutineStatus.RUNNING, clock.now());
      tracer.tell(EventKind.SYSCALL_EXITED_FAST, m, g, own ? 0 : 1);
      threads.busy(m, Machine.Phase.RUN, costs.syscallExit());
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
    processors.acquirep(m, old);
    return true;
  }

  private boolean takesIdle(Machine m) {
    Processor p = processors.pidleget();
    if (p == null) {
      return false;
    }
    sysmonNote.wake(m);
    processors.acquirep(m, p);
    return true;
  }

  /** The slow path: nobody has a processor for it. In Go: exitsyscallNoP. */
  private void exitWithoutProcessor(Machine m, Goroutine g) {
    g.become(GoroutineStatus.RUNNABLE, clock.now());
    // IN_THE_CALL becomes LOST_PROCESSOR, and the stage of another operation the one after it.
    g.progress++;
    m.curg = null;
    g.m = null;
    lock.take(m);
    sched.runq.addLast(g);
    tracer.tell(EventKind.SYSCALL_EXITED_SLOW, m, g, Place.GLOBAL_TAIL.ordinal());
    if (g.lockedm() == m) {
      threadLocks.stoplockedm(m);
    } else {
      machines.stopm(m);
    }
  }

  /** The goroutine runs again after its call; on the slow path the call ends only here. */
  public long returned(Machine m, Goroutine g) {
    boolean slow = g.progress == LOST_PROCESSOR;
    g.finish(0);
    return slow ? runsAgain(m) : 0;
  }

  /**
   * A goroutine that had no processor at the end of its call has one now; gives what that costs.
   */
  public long runsAgain(Machine m) {
    m.processor().syscalltick++;
    return costs.syscallSlow();
  }
}
