package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcWorkerMode;
import gopark.runtime.event.Place;
import gopark.runtime.state.GoroutineStatus;
import org.jspecify.annotations.Nullable;

/**
 * The goroutines that mark: which processor runs one, and when it stops. In Go: mgcpacer.go,
 * assignWaitingGCWorker, findRunnableGCWorker; mgc.go, gcBgMarkWorker; mgcmark.go, gcDrain. Left
 * out: objects; marking is a number of bytes. Left out too: suspendG, which stops a goroutine whose
 * stack is scanned.
 */
final class GcWorkers {
  /** Of a stack, every eighth byte is in use and scanned. */
  static final int USED_PART_OF_STACK = 8;

  private static final long KILOBYTE = 1024;

  /** Above so many goroutines the time since which each waits is not kept. */
  private static final int MANY = 100_000;

  /** The stages of a worker that marks; the other stages are those of the cycle's end. */
  private static final int MARKING = 1;

  /** It was asked to stop once already, and has sent its processor's goroutines elsewhere. */
  private static final int MARKING_TO_THE_END = 2;

  private final Core core;
  private final GcCycle cycle;

  GcWorkers(Core core, GcCycle cycle) {
    this.core = core;
    this.cycle = cycle;
  }

  /** In Go: findRunnableGCWorker. */
  @Nullable Goroutine find(Processor p) {
    if (p.nextGcWorker == null && !assign(p)) {
      return null;
    }
    Goroutine worker = p.nextGcWorker;
    p.nextGcWorker = null;
    return worker;
  }

  /** The processor gets a worker to run next, if it should mark now. */
  boolean assign(Processor p) {
    if (!cycle.hasWork() || (cycle.dedicatedNeeded <= 0 && cycle.fractionalGoal == 0)) {
      return false;
    }
    GcWorkerMode mode = modeFor(p);
    Goroutine worker = mode == GcWorkerMode.NOT_WORKER ? null : cycle.pool.pop();
    if (worker == null) {
      return false;
    }
    if (mode == GcWorkerMode.DEDICATED) {
      cycle.dedicatedNeeded--;
    }
    p.gcMarkWorkerMode = mode;
    p.nextGcWorker = worker;
    return true;
  }

  private GcWorkerMode modeFor(Processor p) {
    if (cycle.dedicatedNeeded > 0) {
      return GcWorkerMode.DEDICATED;
    }
    long since = core.now - cycle.markStart;
    boolean ahead = since > 0 && (double) p.gcFractionalMarkTime / since > cycle.fractionalGoal;
    return ahead ? GcWorkerMode.NOT_WORKER : GcWorkerMode.FRACTIONAL;
  }

  /** The processor stops, or has found something else. In Go: releaseNextGCMarkWorker. */
  void releaseNext(Processor p) {
    Goroutine worker = p.nextGcWorker;
    if (worker != null) {
      p.nextGcWorker = null;
      account(p, 0);
      cycle.pool.push(worker);
    }
  }

  /** For a processor that has nothing else to do. In Go: addIdleMarkWorker. */
  @Nullable Goroutine findIdle(Processor p) {
    if (!cycle.blackenEnabled || !cycle.hasWork() || cycle.idleWorkers >= cycle.maxIdleWorkers) {
      return null;
    }
    Goroutine worker = cycle.pool.pop();
    if (worker != null) {
      cycle.idleWorkers++;
      p.gcMarkWorkerMode = GcWorkerMode.IDLE;
    }
    return worker;
  }

  /** A worker has been picked, and runs. */
  long begin(Machine m, Goroutine g) {
    Processor p = m.processor();
    if (p.gcMarkWorkerMode == GcWorkerMode.NOT_WORKER || !cycle.blackenEnabled) {
      throw new SimulatorBug(g + " is to mark, but nothing is marked on " + p);
    }
    p.gcMarkWorkerStartTime = core.now;
    cycle.markers++;
    g.progress = MARKING;
    core.tell(EventKind.GC_WORKER_STARTED, m, g, p.gcMarkWorkerMode.ordinal());
    return stretch(m, g);
  }

  private long stretch(Machine m, Goroutine g) {
    long bytes = claim(core.costs.markSlice() * KILOBYTE / core.costs.markKilobyte());
    g.number = bytes;
    core.busy(m, Machine.Phase.MARK, Math.max(1, timeFor(bytes)));
    return Scheduler.LEFT;
  }

  long timeFor(long bytes) {
    return bytes * core.costs.markKilobyte() / KILOBYTE;
  }

  /** Takes work from what is left: stacks first. Gives how many bytes it is. */
  long claim(long wanted) {
    long bytes = 0;
    while (bytes < wanted && cycle.nextStack < cycle.stacks) {
      bytes += scan(core.sched.allgs.get(cycle.nextStack++));
    }
    long heap = Math.max(0, Math.min(cycle.heapLeft, wanted - bytes));
    cycle.heapLeft -= heap;
    return bytes + heap;
  }

  private long scan(Goroutine g) {
    core.work.spend(4 * Sched.LOOK_WORK);
    if (g.is(GoroutineStatus.DEAD)) {
      return 0;
    }
    if (g.is(GoroutineStatus.WAITING) && core.sched.allgs.size() < MANY) {
      Goroutine.Rare rare = g.rare();
      if (rare.waitSince == 0) {
        rare.waitSince = core.now;
      }
    }
    if (!g.is(GoroutineStatus.RUNNING) && !g.is(GoroutineStatus.SYSCALL)) {
      core.stacks.shrink(g);
    }
    return g.stackBytes() / USED_PART_OF_STACK;
  }

  /** The appointment of a worker: a stretch of marking is over. */
  void mark(Machine m) {
    Goroutine g = m.current();
    Processor p = m.processor();
    flushCredit(m, g.number);
    if (g.number > 0) {
      cycle.sharedWork();
    }
    if (cycle.hasWork() && goesOn(m, g, p)) {
      stretch(m, g);
      return;
    }
    long marked = core.now - p.gcMarkWorkerStartTime;
    core.tell(EventKind.GC_WORKER_STOPPED, m, g, marked, p.gcMarkWorkerMode.ordinal());
    account(p, marked);
    cycle.markers--;
    g.number = 0;
    if (cycle.isMarkDone()) {
      g.progress = GcTermination.BEGIN;
      core.busy(m, Machine.Phase.RUN, core.costs.step());
    } else {
      core.tasks.waitForWork(m, g, Operation.Task.MARK);
    }
  }

  /** In Go: markWorkerStop. */
  private void account(Processor p, long marked) {
    switch (p.gcMarkWorkerMode) {
      case DEDICATED -> cycle.dedicatedNeeded++;
      case IDLE -> cycle.idleWorkers--;
      case FRACTIONAL -> p.gcFractionalMarkTime += marked;
      case NOT_WORKER -> throw new SimulatorBug(p + " had no mark worker");
    }
    p.gcMarkWorkerMode = GcWorkerMode.NOT_WORKER;
  }

  private boolean goesOn(Machine m, Goroutine g, Processor p) {
    if (g.preempt && (core.sched.gcwaiting || p.runSafePoint)) {
      return false;
    }
    return switch (p.gcMarkWorkerMode) {
      case DEDICATED -> {
        if (g.preempt && g.progress == MARKING) {
          g.progress = MARKING_TO_THE_END;
          drainQueue(p);
        }
        yield true;
      }
      case FRACTIONAL -> !g.preempt && !hasHadItsShare(p);
      case IDLE -> !g.preempt && !hasOtherWork(m, p);
      case NOT_WORKER -> false;
    };
  }

  /** In Go: pollFractionalWorkerExit. */
  private boolean hasHadItsShare(Processor p) {
    long since = core.now - cycle.markStart;
    long marked = p.gcFractionalMarkTime + core.now - p.gcMarkWorkerStartTime;
    return since <= 0 || (double) marked / since > GcPacer.SLACK * cycle.fractionalGoal;
  }

  /** In Go: pollWork. */
  private boolean hasOtherWork(Machine m, Processor p) {
    if (!core.sched.runq.isEmpty() || !p.hasNoWork()) {
      return true;
    }
    Netpoller poller = core.netpoller;
    if (!poller.isInitialised() || poller.waiters() == 0 || core.sched.lastpoll == 0) {
      return false;
    }
    GoroutineQueue ready = poller.poll(m);
    if (ready.isEmpty()) {
      return false;
    }
    core.scheduler.injectList(m, ready);
    return true;
  }

  /** The processor marks to the end, so what waits there is for others to run. In Go: runqdrain. */
  private void drainQueue(Processor p) {
    Goroutine g = p.runnext;
    p.runnext = null;
    if (g == null) {
      g = p.runq.poll();
    }
    while (g != null) {
      core.sched.runq.addLast(g);
      core.tell(EventKind.GO_READIED, p.m, p, g, 0, Place.GLOBAL_TAIL.ordinal(), 0);
      g = p.runq.poll();
    }
  }

  /** What was marked pays the debts of those who wait. In Go: gcFlushBgCredit. */
  void flushCredit(Machine m, long work) {
    double workPerByte = GcPacer.workPerByte(cycle);
    long bytes = (long) (work / workPerByte);
    while (bytes > 0) {
      Goroutine g = cycle.assistQueue.removeFirst();
      if (g == null) {
        cycle.backgroundCredit += Math.max(1, (long) (bytes * workPerByte));
        return;
      }
      Goroutine.Rare rare = g.rare();
      if (bytes < rare.assistDebt) {
        rare.assistDebt -= bytes;
        cycle.assistQueue.addLast(g);
        return;
      }
      bytes -= rare.assistDebt;
      rare.assistDebt = 0;
      readyLast(m, g);
    }
  }

  private void readyLast(Machine m, Goroutine g) {
    g.become(GoroutineStatus.RUNNABLE, core.now);
    Place place = core.queues.put(m, m.processor(), g, false);
    core.tell(EventKind.GO_READIED, m, g, 0, place.ordinal());
    core.machines.wakep(m);
  }
}
