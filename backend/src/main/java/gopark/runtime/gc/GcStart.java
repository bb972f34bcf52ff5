package gopark.runtime.gc;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcTrigger;
import gopark.runtime.event.StopReason;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.RuntimeSemaphore;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Tracer;
import gopark.runtime.schedule.Goroutines;
import gopark.runtime.schedule.Metrics;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.runtime.schedule.Syscalls;
import gopark.runtime.state.GcPhase;
import gopark.runtime.state.WaitReason;
import gopark.runtime.world.RuntimeSemaphores;
import gopark.runtime.world.StopTheWorld;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkMeter;

/** The beginning of a collection, by the goroutine that noticed. In Go: mgc.go, gcStart. */
public final class GcStart {
  /** The first stage of a start; the operation's own stages have smaller numbers. */
  static final int BEGIN = 20;

  /**
   * What {@link #advance} gives in place of a cost: the collection has begun, or need not begin.
   */
  static final long DONE = Long.MIN_VALUE;

  private static final int HAS_GC_SEMA = 21;
  private static final int HAS_WORLD_SEMA = 22;
  private static final int CREATES_WORKERS = 23;
  private static final int WORLD_STANDS = 24;
  private static final int READY = 25;
  private static final int WORKER_RUNS = 26;
  private static final int WORKER_RUNS_AND_PROCESSOR_WAS_LOST = 27;

  private final Sched sched;
  private final CostModel costs;
  private final RuntimeConfig config;
  private final WorkMeter work;
  private final Clock clock;
  private final Tracer tracer;
  private final Parking parking;
  private final Syscalls syscalls;
  private final StopTheWorld world;
  private final RuntimeTasks tasks;
  private final Metrics metrics;
  private final Goroutines goroutines;
  private final GcCycle cycle;
  private final RuntimeSemaphores semas;
  private final GcTriggers triggers;
  private final Sweeper sweeper;
  private final ProgramHeap heap;

  public GcStart(
      Sched sched,
      CostModel costs,
      RuntimeConfig config,
      WorkMeter work,
      Clock clock,
      Tracer tracer,
      Parking parking,
      Syscalls syscalls,
      StopTheWorld world,
      RuntimeTasks tasks,
      Metrics metrics,
      Goroutines goroutines,
      GcCycle cycle,
      RuntimeSemaphores semas,
      GcTriggers triggers,
      Sweeper sweeper,
      ProgramHeap heap) {
    this.sched = sched;
    this.costs = costs;
    this.config = config;
    this.work = work;
    this.clock = clock;
    this.tracer = tracer;
    this.parking = parking;
    this.syscalls = syscalls;
    this.world = world;
    this.tasks = tasks;
    this.metrics = metrics;
    this.goroutines = goroutines;
    this.cycle = cycle;
    this.semas = semas;
    this.triggers = triggers;
    this.sweeper = sweeper;
    this.heap = heap;
  }

  long begin(Machine m, Goroutine g) {
    if (holds(g)) {
      m.charge += sweeper.sweepAll(m, g);
    }
    return semas.acquire(cycle.startSema, m, g, BEGIN);
  }

  long advance(Machine m, Goroutine g) {
    if (RuntimeSemaphore.waits(g.progress)) {
      int stage = RuntimeSemaphore.stage(g.progress);
      return semas.acquire(awaited(g, stage), m, g, stage);
    }
    return switch (g.progress) {
      case BEGIN -> {
        if (!holds(g)) {
          semas.release(cycle.startSema, m);
          yield DONE;
        }
        yield semas.acquire(world.gcsema, m, g, HAS_GC_SEMA);
      }
      case HAS_GC_SEMA -> semas.acquire(world.worldsema, m, g, HAS_WORLD_SEMA);
      case HAS_WORLD_SEMA -> {
        tracer.tell(EventKind.GC_TRIGGERED, m, g, trigger(g).ordinal());
        yield createWorkers(m, g);
      }
      case CREATES_WORKERS, WORKER_RUNS -> createWorkers(m, g);
      case WORKER_RUNS_AND_PROCESSOR_WAS_LOST -> {
        m.charge += syscalls.runsAgain(m);
        yield createWorkers(m, g);
      }
      case WORLD_STANDS -> {
        // The sweeping is over, so memory may be given back now. In Go: finishsweep_m.
        triggers.wakeScavenger(m);
        g.progress = READY;
        yield costs.gcPause();
      }
      case READY -> {
        beginMarking(m, g);
        cycle.times.mark(clock.now(), world.stoodNs());
        world.start(m);
        semas.release(world.worldsema, m);
        semas.release(cycle.startSema, m);
        yield DONE;
      }
      default -> throw SimulatorBug.noStage(g.operation, g.progress);
    };
  }

  private RuntimeSemaphore awaited(Goroutine g, int stage) {
    return switch (stage) {
      case BEGIN -> cycle.startSema;
      case HAS_GC_SEMA -> world.gcsema;
      case HAS_WORLD_SEMA -> world.worldsema;
      default -> throw SimulatorBug.noStage(g.operation, stage);
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
      case HEAP -> heap.reachesTrigger();
      case CALL -> g.number + 1 > cycle.cycles;
      case TIME -> triggers.isLongAgo();
    };
  }

  /**
   * The first collection makes a worker for each processor; the creator waits for each on a
   * channel, so that both take turns through runnext, or up to 1.22 in a blocking call, which gives
   * its processor away. In Go: gcBgMarkStartWorkers.
   */
  private long createWorkers(Machine m, Goroutine g) {
    if (cycle.workers >= sched.gomaxprocs) {
      g.progress = WORLD_STANDS;
      boolean forced = trigger(g) == GcTrigger.CALL;
      cycle.times.begin(clock.now(), sched.gomaxprocs, config.cores(), forced);
      return world.stop(m, g, StopReason.GC_SWEEP_TERMINATION);
    }
    cycle.workers++;
    m.charge += costs.newproc();
    goroutines.newSystemGoroutine(m, g, tasks.program(Operation.Task.MARK, null));
    cycle.creator = g;
    if (tasks.workersWakeTheirCreatorsThread()) {
      return syscalls.enterForEver(m, g, WORKER_RUNS);
    }
    g.progress = CREATES_WORKERS;
    return parking.park(m, WaitReason.CHAN_RECEIVE, 0);
  }

  private void beginMarking(Machine m, Goroutine g) {
    int procs = sched.gomaxprocs;
    cycle.cycles++;
    if (trigger(g) == GcTrigger.CALL) {
      metrics.forcedCycles++;
    }
    cycle.markStart = clock.now();
    cycle.dedicatedNeeded = GcPacer.dedicated(procs);
    cycle.fractionalGoal = GcPacer.fractional(procs);
    cycle.maxIdleWorkers = GcPacer.mostIdle(procs, trigger(g) == GcTrigger.TIME);
    cycle.backgroundCredit = 0;
    heap.beginMarking();
    cycle.heapAtStart = cycle.heapLive;
    cycle.nextStack = 0;
    cycle.stacks = sched.allgs.size();
    for (int id = 0; id < procs; id++) {
      sched.allp(id).gcFractionalMarkTime = 0;
    }
    work.spend(sched.allgs.size());
    for (Goroutine other : sched.allgs) {
      work.spend(Sched.LOOK_WORK);
      if (other.rare != null) {
        other.rare.assistDebt = 0;
      }
    }
    cycle.phase = GcPhase.MARK;
    cycle.blackenEnabled = true;
    tracer.tell(EventKind.GC_PHASE, m, g, GcPhase.MARK.ordinal(), cycle.cycles);
  }
}
