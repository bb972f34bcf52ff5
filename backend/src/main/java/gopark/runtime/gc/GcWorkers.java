package gopark.runtime.gc;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.schedule.GcController;
import gopark.runtime.schedule.Machines;
import gopark.runtime.schedule.Netpoller;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.RunQueues;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.runtime.schedule.Stacks;
import gopark.runtime.state.GcWorkerMode;
import gopark.runtime.state.GoroutineStatus;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkMeter;

/**
 * The goroutines that mark: what each stretch of marking takes, and when a worker stops. In Go:
 * mgc.go, gcBgMarkWorker; mgcmark.go, gcDrain. Left out: objects; marking is a number of bytes.
 * Left out too: suspendG, which stops a goroutine whose stack is scanned.
 */
public final class GcWorkers {
  private static final long KILOBYTE = 1024;

  /** The number of goroutines above which nothing keeps since when each of them waits. */
  private static final int MANY = 100_000;

  /** How many times as fast as objects variables are marked that begin with a value. */
  private static final long DATA_FASTER = 2;

  /**
   * How many times as fast variables are marked that begin as zero: few of them hold pointers. The
   * first cycle takes twice as long, since many of their pages were never touched before.
   */
  private static final long BSS_FASTER = 5;

  /** How many times as fast what the runtime keeps of goroutines is marked. */
  private static final long GOROUTINES_FASTER = 4;

  /** Bytes that take about as long as to find the frames of a stack. */
  private static final long FRAMES = 768;

  /** Bytes that take about as long as to find that a goroutine has not begun, and has no frames. */
  private static final long NO_FRAMES = 224;

  /** The bytes on the stack of a goroutine that has not begun. In Go: newproc1. */
  private static final long NOT_BEGUN = 48;

  /** Bytes that take about as long as to see that a goroutine is dead. */
  private static final long DEAD = 48;

  /** The bytes of one stack or two. */
  private static final long FEW_STACKS = 512;

  /**
   * The bytes of the heap after which a worker looks whether to go on. In Go: drainCheckThreshold.
   */
  private static final long LOOKS_AFTER = 100_000;

  /**
   * The stage of a worker that marks; stages from GcTermination.BEGIN on are those of the cycle's
   * end.
   */
  private static final int MARKING = 1;

  /**
   * The stage of a worker that was asked to stop once already, and has sent its processor's
   * goroutines elsewhere.
   */
  private static final int MARKING_TO_THE_END = 2;

  private final Sched sched;
  private final CostModel costs;
  private final WorkMeter work;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Machines machines;
  private final GcController gcController;
  private final Parking parking;
  private final RunQueues queues;
  private final Netpoller netpoller;
  private final RuntimeTasks tasks;
  private final Stacks stacks;
  private final GcCycle cycle;

  public GcWorkers(
      Sched sched,
      CostModel costs,
      WorkMeter work,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Machines machines,
      GcController gcController,
      Parking parking,
      RunQueues queues,
      Netpoller netpoller,
      RuntimeTasks tasks,
      Stacks stacks,
      GcCycle cycle) {
    this.sched = sched;
    this.costs = costs;
    this.work = work;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.machines = machines;
    this.gcController = gcController;
    this.parking = parking;
    this.queues = queues;
    this.netpoller = netpoller;
    this.tasks = tasks;
    this.stacks = stacks;
    this.cycle = cycle;
  }

  /** A worker has been picked, and runs. */
  long begin(Machine m, Goroutine g) {
    Processor p = m.processor();
    if (p.gcMarkWorkerMode == GcWorkerMode.NOT_WORKER || !cycle.blackenEnabled) {
      throw new SimulatorBug(g + " is to mark, but nothing is marked on " + p);
    }
    p.gcMarkWorkerStartTime = clock.now();
    p.gcCheckWork = LOOKS_AFTER;
    cycle.markers++;
    g.progress = MARKING;
    tracer.tell(EventKind.GC_WORKER_STARTED, m, g, p.gcMarkWorkerMode.ordinal());
    return stretch(m, g);
  }

  private long stretch(Machine m, Goroutine g) {
    boolean ofRoots = cycle.rootsLeft > 0 || cycle.nextStack < cycle.stacks;
    Claimed claimed = claim(looksOften(m) ? FEW_STACKS : atATime());
    Processor p = m.processor();
    p.gcCheckWork = ofRoots ? 0 : p.gcCheckWork - claimed.bytes;
    g.number = claimed.bytes;
    threads.busy(m, Machine.Phase.MARK, Math.max(1, claimed.ns));
    return Parking.LEFT;
  }

  /** A fractional worker looks after each stack whether it has had its share. */
  private boolean looksOften(Machine m) {
    return m.processor().gcMarkWorkerMode == GcWorkerMode.FRACTIONAL
        && cycle.nextStack < cycle.stacks;
  }

  private long atATime() {
    return costs.markSlice() * KILOBYTE / costs.markKilobyte();
  }

  /** Work that a worker or an assist has taken, and the time that it takes. */
  record Claimed(long bytes, long ns) {}

  /** Takes work from what is left: the variables of packages, whole blocks of them, and stacks. */
  Claimed claim(long wanted) {
    long roots = 0;
    long asObjects = 0;
    while (roots < wanted && cycle.rootsLeft > 0) {
      boolean data = cycle.rootsLeft > GcCycle.BSS;
      long block = data ? GcCycle.DATA : GcCycle.BSS;
      cycle.rootsLeft -= block;
      roots += block;
      asObjects += data ? block / DATA_FASTER : bssAsObjects();
    }
    long bytes = 0;
    while (roots + bytes < wanted && cycle.nextStack < cycle.stacks) {
      Goroutine g = sched.allgs.get(cycle.nextStack++);
      bytes += scan(g);
      asObjects += frames(g);
    }
    cycle.stackScan += bytes;
    long wantedOfHeap = Math.max(0, wanted - roots - bytes);
    long goroutines = Math.min(cycle.goroutinesLeft, wantedOfHeap);
    cycle.goroutinesLeft -= goroutines;
    long heap = Math.min(cycle.heapLeft, wantedOfHeap - goroutines);
    cycle.heapLeft -= heap;
    asObjects += goroutines / GOROUTINES_FASTER + bytes + heap;
    long ns = CostModel.ofBytes(asObjects, costs.markKilobyte());
    return new Claimed(roots + bytes + goroutines + heap, ns);
  }

  private long bssAsObjects() {
    long asObjects = GcCycle.BSS / BSS_FASTER;
    return cycle.cycles == 1 ? 2 * asObjects : asObjects;
  }

  private static long frames(Goroutine g) {
    if (g.is(GoroutineStatus.DEAD)) {
      return 0;
    }
    return hasBegun(g) ? FRAMES : NO_FRAMES;
  }

  private static boolean hasBegun(Goroutine g) {
    return g.lastM != Goroutine.NOWHERE;
  }

  private long scan(Goroutine g) {
    work.spend(4 * Sched.LOOK_WORK);
    if (g.is(GoroutineStatus.DEAD)) {
      return DEAD;
    }
    boolean waits = g.is(GoroutineStatus.WAITING) || g.is(GoroutineStatus.SYSCALL);
    if (waits && cycle.terminationStart != 0 && sched.allgs.size() < MANY) {
      Goroutine.Rare rare = g.rare();
      if (rare.waitSince == 0) {
        rare.waitSince = cycle.terminationStart;
      }
    }
    if (!g.is(GoroutineStatus.RUNNING) && !g.is(GoroutineStatus.SYSCALL)) {
      stacks.shrink(g);
    }
    return hasBegun(g) ? g.stackBytes() / GcPacer.USED_PART_OF_STACK : NOT_BEGUN;
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
    long marked = clock.now() - p.gcMarkWorkerStartTime;
    tracer.tell(EventKind.GC_WORKER_STOPPED, m, g, marked, p.gcMarkWorkerMode.ordinal());
    gcController.account(p, marked);
    cycle.markers--;
    g.number = 0;
    if (cycle.isMarkDone()) {
      g.progress = GcTermination.BEGIN;
      threads.busy(m, Machine.Phase.RUN, costs.step());
    } else {
      tasks.waitForWork(m, g, Operation.Task.MARK);
    }
  }

  private boolean goesOn(Machine m, Goroutine g, Processor p) {
    boolean isDedicated = p.gcMarkWorkerMode == GcWorkerMode.DEDICATED;
    if (g.preempt && isDedicated && g.progress == MARKING) {
      g.progress = MARKING_TO_THE_END;
      drainQueue(p);
    }
    if (g.preempt && (sched.gcwaiting || p.runSafePoint)) {
      return false;
    }
    boolean looks = p.gcCheckWork <= 0;
    if (looks) {
      p.gcCheckWork = LOOKS_AFTER;
    }
    return switch (p.gcMarkWorkerMode) {
      case DEDICATED -> {
        yield true;
      }
      case FRACTIONAL -> !g.preempt && !(looks && hasHadItsShare(p));
      case IDLE -> !g.preempt && !(looks && hasOtherWork(m, p));
      case NOT_WORKER -> false;
    };
  }

  /** Whether a fractional worker has had its share of time. In Go: pollFractionalWorkerExit. */
  private boolean hasHadItsShare(Processor p) {
    long since = clock.now() - cycle.markStart;
    long marked = p.gcFractionalMarkTime + clock.now() - p.gcMarkWorkerStartTime;
    return since <= 0 || (double) marked / since > GcPacer.SLACK * cycle.fractionalGoal;
  }

  /** Whether an idle worker should leave its processor to other work. In Go: pollWork. */
  private boolean hasOtherWork(Machine m, Processor p) {
    if (!sched.runq.isEmpty() || !p.hasNoWork()) {
      return true;
    }
    if (!netpoller.isWorthPolling()) {
      return false;
    }
    GoroutineQueue ready = netpoller.poll(m);
    if (ready.isEmpty()) {
      return false;
    }
    parking.injectList(m, ready);
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
      sched.runq.addLast(g);
      tracer.tell(EventKind.GO_READIED, p.m, p, g, 0, Place.GLOBAL_TAIL.ordinal(), 0);
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
    g.become(GoroutineStatus.RUNNABLE, clock.now());
    Place place = queues.putLast(m, m.processor(), g);
    tracer.tell(EventKind.GO_READIED, m, g, 0, place.ordinal());
    machines.wakep(m);
  }
}
