package gopark.runtime;

import gopark.program.Copies;
import gopark.program.MemoryFigures;
import gopark.program.Operation;
import gopark.program.Operation.Task;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcPhase;
import gopark.runtime.state.ConstantWords;
import gopark.runtime.state.GcState;
import gopark.runtime.state.WaitReason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The collector, as far as the scheduler feels it: it stops the world twice, takes processors for
 * marking, makes those who allocate help, and sweeps. In Go: mgc.go, mgcsweep.go.
 */
final class GarbageCollector {
  // The stages of a call of runtime.GC besides those of the start.
  private static final int AWAITS_EARLIER = 1;
  private static final int AWAITS_ITS_OWN = 2;
  private static final int SWEEPS = 3;

  /** Who has forbidden collections waits for the end of the marking that goes on. */
  private static final int AWAITS_THE_LAST = 4;

  /** A sweeper has spans in hand. */
  private static final int SWEEPING = 1;

  /** It has let others run, and goes on. */
  private static final int SWEEPS_ON = 2;

  /** So many spans between two looks whether others want the processor. */
  private static final int SPANS_AT_A_TIME = 10;

  private final Core core;
  private final GcCycle cycle = new GcCycle();
  private final GcWorkers workers;
  private final GcAssist assist;
  private final GcStart start;
  private final GcTermination termination;

  GarbageCollector(Core core) {
    this.core = core;
    GcPacer.aim(cycle);
    workers = new GcWorkers(core, cycle);
    assist = new GcAssist(core, cycle, workers);
    start = new GcStart(core, cycle);
    termination = new GcTermination(core, cycle);
  }

  /** In Go: gcBlackenEnabled. */
  boolean marking() {
    return cycle.blackenEnabled;
  }

  /** In Go: findRunnableGCWorker. The worker still waits. */
  @Nullable Goroutine findWorker(Processor p) {
    return workers.find(p);
  }

  /** A worker for a processor that has nothing else to do, or null. It still waits. */
  @Nullable Goroutine findIdleWorker(Processor p) {
    return workers.findIdle(p);
  }

  /** Whether one more processor that has nothing else to do may mark. In Go: needIdleMarkWorker. */
  boolean needsIdleWorker() {
    return cycle.blackenEnabled && cycle.hasWork() && cycle.idleWorkers < cycle.maxIdleWorkers;
  }

  /** While the world stands, an idle processor may get a worker to start with (1.26). */
  boolean assignWorker(Processor p) {
    return workers.assign(p);
  }

  /** The processor stops or has found something else: another may have its worker. */
  void releaseNextWorker(Processor p) {
    workers.releaseNext(p);
  }

  /** Whether there is work for another worker. */
  boolean hasWork() {
    return cycle.hasWork();
  }

  /** Whether the goroutine marks, or has been picked to: it stops for nobody but itself. */
  boolean isWorker(Goroutine g) {
    return g.operation instanceof Operation.RuntimeTask task
        && task.task() == Task.MARK
        && g.progress == RuntimeTasks.IDLE;
  }

  // ---- mark workers

  /** A worker runs for the first time, which its creator awaits. */
  void workerStarted(Machine m) {
    Goroutine creator = cycle.creator;
    if (creator != null) {
      cycle.creator = null;
      m.charge += core.costs.channel();
      core.scheduler.ready(m, creator);
    }
  }

  void intoPool(Goroutine worker) {
    cycle.pool.push(worker);
  }

  long beginMarking(Machine m, Goroutine g) {
    return workers.begin(m, g);
  }

  /** The appointment of a machine whose goroutine marks. */
  void mark(Machine m) {
    workers.mark(m);
  }

  // ---- what programs ask for

  long allocate(Machine m, Goroutine g, Operation.Allocate op) {
    return assist.allocate(m, g, op);
  }

  long collect(Machine m, Goroutine g, Operation.CollectGarbage op) {
    g.number = cycle.cycles;
    return awaitEarlier(m, g);
  }

  private long awaitEarlier(Machine m, Goroutine g) {
    if (cycle.hasMarked(g.number)) {
      return start.begin(m, g);
    }
    return await(m, g, AWAITS_EARLIER);
  }

  private long awaitItsOwn(Machine m, Goroutine g) {
    if (cycle.hasMarked(g.number + 1)) {
      return helpSweeping(m, g);
    }
    return await(m, g, AWAITS_ITS_OWN);
  }

  private long await(Machine m, Goroutine g, int stage) {
    g.progress = stage;
    cycle.sweepWaiters.addFirst(g);
    return core.scheduler.park(m, WaitReason.WAIT_FOR_GC_CYCLE, 0);
  }

  /** In Go: setGCPercent. */
  long setPercent(Machine m, Goroutine g, Operation.SetGcPercent op) {
    int before = cycle.percent;
    cycle.percent = Math.max(-1, op.percent());
    GcPacer.aim(cycle);
    if (op.percent() >= 0 || cycle.hasMarked(cycle.cycles)) {
      g.finish(before);
      return core.costs.step();
    }
    g.number = before;
    return await(m, g, AWAITS_THE_LAST);
  }

  /** One span, and others may run, until none is left. */
  private long helpSweeping(Machine m, Goroutine g) {
    if (cycle.cycles != g.number + 1 || cycle.isSweepDone()) {
      g.finish();
      return core.costs.step();
    }
    if (cycle.spansLeft > 0) {
      cycle.spansLeft--;
      m.charge += core.costs.sweepSpan();
      swept(m, g, 1);
    }
    g.progress = SWEEPS;
    return core.scheduler.gosched(m);
  }

  /** The goroutine starts a collection in the middle of its operation. */
  long begin(Machine m, Goroutine g) {
    return start.begin(m, g);
  }

  /** The goroutine runs again in the middle of an operation of the collector's. */
  long resumed(Machine m, Goroutine g, Operation op) {
    int stage = RuntimeSemaphore.stage(g.progress);
    if (stage >= GcTermination.BEGIN) {
      return termination.advance(m, g);
    }
    if (stage >= GcStart.BEGIN) {
      return start.advance(m, g);
    }
    if (op instanceof Operation.Allocate allocate) {
      return assist.resumed(m, g, allocate);
    }
    return switch (g.progress) {
      case AWAITS_EARLIER -> awaitEarlier(m, g);
      case AWAITS_ITS_OWN -> awaitItsOwn(m, g);
      case AWAITS_THE_LAST -> {
        g.finish(g.number);
        yield core.costs.step();
      }
      default -> helpSweeping(m, g);
    };
  }

  /** The collection has begun, or need not begin any more. */
  long afterStart(Machine m, Goroutine g) {
    return switch (g.operation) {
      case Operation.CollectGarbage o -> awaitItsOwn(m, g);
      case Operation.RuntimeTask o -> core.tasks.waitForWork(m, g, o.task());
      case null, default -> {
        g.finish();
        yield core.costs.step();
      }
    };
  }

  /** Marking has ended, or somebody found more to mark. */
  long afterTermination(Machine m, Goroutine g) {
    if (g.operation instanceof Operation.Allocate allocate) {
      return assist.payOrWait(m, g, allocate);
    }
    return core.tasks.waitForWork(m, g, Task.MARK);
  }

  // ---- sweeping

  /** The background sweeper, which gives way to others. In Go: bgsweep. */
  long sweep(Machine m, Goroutine g, boolean begins) {
    if (!begins && g.progress == SWEEPING) {
      long spans = cycle.spansInHand;
      cycle.spansInHand = 0;
      swept(m, g, spans);
      g.progress = SWEEPS_ON;
      if (spans == SPANS_AT_A_TIME && (g.preempt || core.sched.npidle == 0)) {
        return core.scheduler.gosched(m);
      }
    }
    if (cycle.spansLeft == 0) {
      return core.tasks.waitForWork(m, g, Task.SWEEP);
    }
    long spans = Math.min(SPANS_AT_A_TIME, cycle.spansLeft);
    cycle.spansLeft -= spans;
    cycle.spansInHand = spans;
    g.progress = SWEEPING;
    return spans * core.costs.sweepSpan();
  }

  /** Who starts a collection first ends the sweeping for the last one. Gives the time. */
  long sweepAll(Machine m, Goroutine g) {
    long spans = cycle.spansLeft;
    if (spans == 0) {
      return 0;
    }
    cycle.spansLeft = 0;
    swept(m, g, spans);
    return spans * core.costs.sweepSpan();
  }

  private void swept(Machine m, Goroutine g, long spans) {
    boolean done = cycle.isSweepDone();
    core.tell(EventKind.GC_SWEPT, m, g, spans, done ? 1 : 0);
    if (done && cycle.phase == GcPhase.SWEEP) {
      cycle.phase = GcPhase.OFF;
      cycle.scavengerReady = true;
      core.tell(EventKind.GC_PHASE, m, g, cycle.phase.ordinal(), cycle.cycles);
    }
  }

  // ---- by time

  /** Whether sysmon should force a collection: the last one, if any, was long ago. */
  boolean isOverdue() {
    return cycle.lastEnd != 0
        && core.now - cycle.lastEnd > GcStart.FORCED_AFTER
        && cycle.phase != GcPhase.MARK
        && core.tasks.isIdle(Task.FORCE_GC);
  }

  /** Sysmon forces a collection. In Go: forcegchelper readied by sysmon. */
  void force(Machine sysmon) {
    core.tasks.inject(sysmon, Task.FORCE_GC);
  }

  /** Memory may be given back: the scavenger is woken if it waits. In Go: scavenger.wake. */
  void wakeScavenger(Machine by) {
    if (core.tasks.isIdle(Task.SCAVENGE)) {
      cycle.scavengerReady = false;
      core.tasks.inject(by, Task.SCAVENGE);
    }
  }

  /** Sysmon wakes the scavenger if all has been swept since it last did. */
  void wakeScavengerIfReady(Machine sysmon) {
    if (cycle.scavengerReady) {
      wakeScavenger(sysmon);
    }
  }

  /** What the program itself may read. */
  MemoryFigures figures() {
    return new MemoryFigures(cycle.heapLive, cycle.cycles - (marking() ? 1 : 0));
  }

  /** What a learner may look at. */
  GcState view() {
    List<Integer> assisting = new ArrayList<>();
    Goroutine g = cycle.assistQueue.head;
    while (g != null && assisting.size() < Snapshots.PAGE) {
      assisting.add(g.goid);
      g = g.schedlink;
    }
    return new GcState(
        ConstantWords.of(cycle.phase),
        marking(),
        cycle.blackenEnabled,
        cycle.cycles,
        cycle.heapLive,
        cycle.goal,
        cycle.trigger,
        cycle.heapLeft,
        cycle.workers,
        cycle.dedicatedNeeded,
        cycle.fractionalGoal,
        cycle.idleWorkers,
        cycle.maxIdleWorkers,
        cycle.markers,
        cycle.backgroundCredit,
        assisting,
        cycle.assistQueue.size(),
        cycle.spansLeft,
        cycle.lastEnd);
  }

  void copyFrom(GarbageCollector original, Copies copies) {
    cycle.copyFrom(original.cycle, copies);
  }
}
