package gopark.runtime;

import gopark.os.QuotaStatus;
import gopark.program.Copies;
import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.event.StopReason;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.VirtualTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stopping and starting the world, and changing GOMAXPROCS. In Go: proc.go, stopTheWorldWithSema,
 * startTheWorldWithSema, gcstopm; debug.go, GOMAXPROCS.
 */
final class StopTheWorld {
  private static final long ASK_AGAIN = 100 * VirtualTime.MICROSECOND;

  // The stages of an operation that stops the world for itself.
  private static final int HAS_GC_SEMA = 1;
  private static final int HAS_WORLD_SEMA = 2;
  private static final int WORLD_STANDS = 3;
  private static final int DONE = 4;

  private final Core core;
  private final ProcResize resize;

  /** Who has it keeps the collector from starting, and GOMAXPROCS from changing. */
  final RuntimeSemaphore gcsema = new RuntimeSemaphore();

  /** Who has it may stop the world. */
  final RuntimeSemaphore worldsema = new RuntimeSemaphore();

  /** Sleeps until the last processor stops; null if nobody does. */
  private @Nullable Machine waiting;

  private long startedStopping;
  private long stoppedAt;

  /** How many processors there will be when the world starts; 0: as many as before. */
  private int newprocs;

  /** What the updater is to set. */
  int defaultToSet;

  StopTheWorld(Core core) {
    this.core = core;
    this.resize = new ProcResize(core);
  }

  long setMaxProcs(Machine m, Goroutine g, Operation.SetMaxProcs op) {
    int current = core.sched.gomaxprocs;
    if (op.n() <= 0) {
      g.finish(current);
      return core.costs.step();
    }
    core.sched.customGomaxprocs = core.release.containerMaxProcs();
    if (wanted(op) == current) {
      g.finish(current);
      return core.costs.step();
    }
    g.number = current;
    return gcsema.acquire(core, m, g, HAS_GC_SEMA);
  }

  private static int wanted(Operation.SetMaxProcs op) {
    return Math.min(op.n(), RuntimeConfig.MAX_PROCESSORS);
  }

  /** At bootstrap: the first processors, of which the machine takes P0. */
  void createProcessors(Machine m, int n) {
    resize.resize(m, n);
  }

  /**
   * Sysmon looks at the quota, at most once a second: the updater may have something to change
   * (1.25). In Go: sysmonUpdateGOMAXPROCS.
   */
  void reconsiderMaxProcs(Machine sysmon) {
    if (!core.release.containerMaxProcs() || core.sched.customGomaxprocs) {
      return;
    }
    QuotaStatus quota = core.kernel.quota(core.now);
    int n = core.release.defaultMaxProcs(core.kernel.cores(), quota.quotaNs(), quota.periodNs());
    if (n == core.sched.gomaxprocs || !core.tasks.isIdle(Operation.Task.UPDATE_MAX_PROCS)) {
      return;
    }
    defaultToSet = n;
    core.tasks.inject(sysmon, Operation.Task.UPDATE_MAX_PROCS);
  }

  /** The updater has been readied, to set {@link #defaultToSet}. In Go: updateMaxProcsGoroutine. */
  long update(Machine m, Goroutine g) {
    return gcsema.acquire(core, m, g, HAS_GC_SEMA);
  }

  long readMemStats(Machine m, Goroutine g, Operation.ReadMemStats op) {
    return worldsema.acquire(core, m, g, HAS_WORLD_SEMA);
  }

  /** In Go: Stack. The world stops where the stacks of all are asked for. */
  long writeStack(Machine m, Goroutine g, Operation.WriteStack op) {
    if (op.all()) {
      return worldsema.acquire(core, m, g, HAS_WORLD_SEMA);
    }
    g.finish(new TracebackText(core, false).stack(m, g, false), true);
    return core.costs.step();
  }

  private static StopReason reason(Operation op) {
    return switch (op) {
      case Operation.ReadMemStats o -> StopReason.READ_MEM_STATS;
      case Operation.WriteStack o -> StopReason.ALL_GOROUTINES_STACK;
      default -> StopReason.GOMAXPROCS;
    };
  }

  /** The goroutine runs again in the middle of either, or of an update. */
  long resumed(Machine m, Goroutine g, Operation op) {
    if (RuntimeSemaphore.waits(g.progress)) {
      int stage = RuntimeSemaphore.stage(g.progress);
      return (stage == HAS_GC_SEMA ? gcsema : worldsema).acquire(core, m, g, stage);
    }
    boolean resizes = reason(op) == StopReason.GOMAXPROCS;
    return switch (g.progress) {
      case HAS_GC_SEMA -> worldsema.acquire(core, m, g, HAS_WORLD_SEMA);
      case HAS_WORLD_SEMA -> {
        g.progress = WORLD_STANDS;
        yield stop(m, g, reason(op));
      }
      case WORLD_STANDS -> {
        g.progress = DONE;
        yield resizes ? core.costs.procResize() : core.costs.step();
      }
      default -> done(m, g, op);
    };
  }

  private long done(Machine m, Goroutine g, Operation op) {
    boolean resizes = reason(op) == StopReason.GOMAXPROCS;
    String stacks =
        op instanceof Operation.WriteStack ? new TracebackText(core, false).stack(m, g, true) : "";
    if (resizes) {
      newprocs = op instanceof Operation.SetMaxProcs set ? wanted(set) : defaultToSet;
    }
    start(m);
    worldsema.release(core, m);
    if (resizes) {
      gcsema.release(core, m);
    }
    if (resizes) {
      g.finish(g.number);
    } else if (op instanceof Operation.WriteStack) {
      g.finish(stacks, true);
    } else {
      g.finish(core.gc.figures(), true);
    }
    return core.costs.step();
  }

  /**
   * Stops the world for g, which goes on with its operation when all stand; it holds worldsema and
   * has set its stage.
   */
  long stop(Machine m, Goroutine g, StopReason reason) {
    Sched sched = core.sched;
    startedStopping = core.now;
    m.locks++;
    sched.stopwait = sched.gomaxprocs;
    sched.gcwaiting = true;
    core.tell(EventKind.STW_STARTED, m, g, reason.ordinal());
    core.preemption.preemptAll(m, PreemptedBy.STOP_THE_WORLD);
    stopped(m, m.processor());
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      if (core.syscalls.isInSyscall(p)) {
        core.syscalls.takeP(p);
        stopped(m, p);
      }
    }
    Processor idle = core.machines.pidleget();
    while (idle != null) {
      stopped(m, idle);
      idle = core.machines.pidleget();
    }
    if (sched.stopwait == 0) {
      allStand(m);
      return core.costs.stopTheWorld();
    }
    waiting = m;
    core.asleepUntil(m, Machine.Phase.STOP_THE_WORLD, core.now + ASK_AGAIN);
    return Scheduler.LEFT;
  }

  private void stopped(@Nullable Machine m, Processor p) {
    p.status = ProcessorStatus.GCSTOP;
    core.sched.stopwait--;
    core.tell(EventKind.P_STOPPED, m, p, null, core.sched.stopwait, 0, 0);
    Machine stopper = waiting;
    if (core.sched.stopwait == 0 && stopper != null) {
      waiting = null;
      if (m != null) {
        m.charge += core.costs.futexWake();
      }
      core.busy(stopper, core.costs.futexLatency());
    }
  }

  private void allStand(Machine m) {
    stoppedAt = core.now;
    core.tell(EventKind.WORLD_STOPPED, m, m.curg, core.now - startedStopping);
  }

  /** The machine's appointment while it waits for others to stop. */
  void askAgain(Machine m) {
    if (core.sched.stopwait > 0) {
      core.preemption.preemptAll(m, PreemptedBy.STOP_THE_WORLD);
      core.asleepUntil(m, Machine.Phase.STOP_THE_WORLD, core.now + ASK_AGAIN);
      return;
    }
    allStand(m);
    core.busy(m, Machine.Phase.RUN, core.costs.stopTheWorld());
  }

  /** Starts the world again; the machine's goroutine runs on. */
  void start(Machine m) {
    Sched sched = core.sched;
    if (core.netpoller.isInitialised()) {
      GoroutineQueue ready = core.netpoller.poll(m);
      if (!ready.isEmpty()) {
        core.scheduler.injectList(m, ready);
      }
    }
    int procs = newprocs == 0 ? sched.gomaxprocs : newprocs;
    newprocs = 0;
    List<Processor> runnable = resize.resize(m, procs);
    sched.gcwaiting = false;
    core.sysmon.wake(m);
    m.locks--;
    for (Processor p : runnable) {
      resize.startAssigned(m, p);
    }
    core.tell(EventKind.WORLD_STARTED, m, m.curg, core.now - stoppedAt);
    core.machines.wakep(m);
  }

  /** The machine meets gcwaiting in the scheduler: its processor stops. */
  void gcstopm(Machine m) {
    if (m.spinning) {
      m.spinning = false;
      core.sched.nmspinning--;
      core.tell(EventKind.SPINNING_ENDED, m, null);
    }
    Processor p = core.machines.releasep(m);
    stopped(m, p);
    core.machines.stopm(m);
  }

  /** A processor that somebody gives away while the world stops. */
  void stopHandedOff(Processor p) {
    stopped(null, p);
  }

  void copyFrom(StopTheWorld original, Copies copies) {
    gcsema.copyFrom(original.gcsema, copies);
    worldsema.copyFrom(original.worldsema, copies);
    waiting = RuntimeCopy.knownOrNull(copies, original.waiting);
    startedStopping = original.startedStopping;
    stoppedAt = original.stoppedAt;
    newprocs = original.newprocs;
    defaultToSet = original.defaultToSet;
  }
}
