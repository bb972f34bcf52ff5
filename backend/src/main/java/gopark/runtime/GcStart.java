package gopark.runtime;

import gopark.program.KnowsItsHeap;
import gopark.program.LiveHeap;
import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcPhase;
import gopark.runtime.event.GcTrigger;
import gopark.runtime.event.StopReason;
import gopark.runtime.state.WaitReason;
import gopark.simulation.VirtualTime;
import org.jspecify.annotations.Nullable;

/** The beginning of a collection, by the goroutine that noticed. In Go: mgc.go, gcStart. */
final class GcStart {
  /** In Go: forcegcperiod. */
  static final long FORCED_AFTER = 120 * VirtualTime.SECOND;

  /** The stages; the operation's own have smaller numbers. */
  static final int BEGIN = 20;

  private static final int HAS_GC_SEMA = 21;
  private static final int HAS_WORLD_SEMA = 22;
  private static final int CREATES_WORKERS = 23;
  private static final int WORLD_STANDS = 24;
  private static final int READY = 25;

  private final Core core;
  private final GcCycle cycle;

  GcStart(Core core, GcCycle cycle) {
    this.core = core;
    this.cycle = cycle;
  }

  long begin(Machine m, Goroutine g) {
    if (holds(g)) {
      m.charge += core.gc.sweepAll(m, g);
    }
    return cycle.startSema.acquire(core, m, g, BEGIN);
  }

  long advance(Machine m, Goroutine g) {
    if (RuntimeSemaphore.waits(g.progress)) {
      int stage = RuntimeSemaphore.stage(g.progress);
      return awaited(stage).acquire(core, m, g, stage);
    }
    return switch (g.progress) {
      case BEGIN -> {
        if (!holds(g)) {
          cycle.startSema.release(core, m);
          yield core.gc.afterStart(m, g);
        }
        yield core.world.gcsema.acquire(core, m, g, HAS_GC_SEMA);
      }
      case HAS_GC_SEMA -> core.world.worldsema.acquire(core, m, g, HAS_WORLD_SEMA);
      case HAS_WORLD_SEMA -> {
        core.tell(EventKind.GC_TRIGGERED, m, g, trigger(g).ordinal());
        yield createWorkers(m, g);
      }
      case CREATES_WORKERS -> createWorkers(m, g);
      case WORLD_STANDS -> {
        // Nothing is left to sweep, so memory may be given back now. In Go: finishsweep_m.
        core.gc.wakeScavenger(m);
        g.progress = READY;
        yield core.costs.gcPause();
      }
      default -> {
        beginMarking(m, g);
        core.world.start(m);
        core.world.worldsema.release(core, m);
        cycle.startSema.release(core, m);
        yield core.gc.afterStart(m, g);
      }
    };
  }

  private RuntimeSemaphore awaited(int stage) {
    return switch (stage) {
      case BEGIN -> cycle.startSema;
      case HAS_GC_SEMA -> core.world.gcsema;
      default -> core.world.worldsema;
    };
  }

  private static GcTrigger trigger(Goroutine g) {
    return switch (g.operation) {
      case Operation.Allocate o -> GcTrigger.HEAP;
      case Operation.CollectGarbage o -> GcTrigger.CALL;
      case null, default -> GcTrigger.TIME;
    };
  }

  /** Whether what called for a collection still does. In Go: gcTrigger.test. */
  private boolean holds(Goroutine g) {
    if (cycle.phase == GcPhase.MARK || cycle.phase == GcPhase.MARK_TERMINATION) {
      return false;
    }
    return switch (trigger(g)) {
      case HEAP -> cycle.heapLive >= cycle.trigger;
      case CALL -> g.number + 1 > cycle.cycles;
      case TIME -> cycle.lastEnd != 0 && core.now - cycle.lastEnd > FORCED_AFTER;
    };
  }

  /**
   * The first collection makes a worker for each processor; the creator waits for each, so that
   * both take turns through runnext. In Go: gcBgMarkStartWorkers.
   */
  private long createWorkers(Machine m, Goroutine g) {
    if (cycle.workers >= core.sched.gomaxprocs) {
      g.progress = WORLD_STANDS;
      return core.world.stop(m, g, StopReason.GC_SWEEP_TERMINATION);
    }
    cycle.workers++;
    m.charge += core.costs.newproc();
    core.goroutines.newSystemGoroutine(m, g, core.tasks.program(Operation.Task.MARK, null));
    g.progress = CREATES_WORKERS;
    cycle.creator = g;
    return core.scheduler.park(m, WaitReason.CHAN_RECEIVE, 0);
  }

  /** What marking will find alive, and how much of it there is to look through. */
  private void findLive() {
    LiveHeap live = liveHeap();
    long most = cycle.heapLive - GcCycle.RUNTIMES_OWN;
    if (live == null) {
      cycle.survivors = GcCycle.RUNTIMES_OWN + GcPacer.survivors(most);
      cycle.heapLeft = GcCycle.ROOTS + GcPacer.survivors(most);
    } else {
      cycle.survivors = GcCycle.RUNTIMES_OWN + Math.min(most, live.bytes());
      cycle.heapLeft = GcCycle.ROOTS + Math.min(most, live.scanned());
    }
  }

  /** Any goroutine of the program knows what all of them share; main is the first. */
  private @Nullable LiveHeap liveHeap() {
    return core.sched.allgs.getFirst().program instanceof KnowsItsHeap program
        ? program.liveHeap()
        : null;
  }

  private void beginMarking(Machine m, Goroutine g) {
    int procs = core.sched.gomaxprocs;
    cycle.cycles++;
    cycle.markStart = core.now;
    cycle.dedicatedNeeded = GcPacer.dedicated(procs);
    cycle.fractionalGoal = GcPacer.fractional(procs);
    cycle.maxIdleWorkers = GcPacer.mostIdle(procs, trigger(g) == GcTrigger.TIME);
    cycle.backgroundCredit = 0;
    cycle.heapAtStart = cycle.heapLive;
    findLive();
    cycle.nextStack = 0;
    cycle.stacks = core.sched.allgs.size();
    for (int id = 0; id < procs; id++) {
      core.sched.allp(id).gcFractionalMarkTime = 0;
    }
    core.work.spend(core.sched.allgs.size());
    for (Goroutine other : core.sched.allgs) {
      core.work.spend(Sched.LOOK_WORK);
      if (other.rare != null) {
        other.rare.assistDebt = 0;
      }
    }
    cycle.phase = GcPhase.MARK;
    cycle.blackenEnabled = true;
    core.tell(EventKind.GC_PHASE, m, g, GcPhase.MARK.ordinal(), cycle.cycles);
  }
}
