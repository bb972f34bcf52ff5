package gopark.runtime.gc;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.StopReason;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Machine;
import gopark.runtime.model.RuntimeSemaphore;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.GcTrace;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.runtime.state.GcPhase;
import gopark.runtime.world.ForEachP;
import gopark.runtime.world.RuntimeSemaphores;
import gopark.runtime.world.StopTheWorld;
import gopark.simulation.SimulatorBug;

/**
 * The end of marking, by the last worker or assist that finds nothing left. In Go: mgc.go,
 * gcMarkDone, gcMarkTermination.
 */
public final class GcTermination {
  /** The first stage of the end of marking; all other stages have smaller numbers. */
  static final int BEGIN = 40;

  /** What {@link #advance} gives in place of a cost: marking has ended, or goes on. */
  static final long DONE = Long.MIN_VALUE;

  private static final int HAS_DONE_SEMA = 41;
  private static final int HAS_WORLD_SEMA = 42;
  private static final int HAS_BARRIER = 43;
  private static final int WORLD_STANDS = 44;
  private static final int MARKING_HAS_ENDED = 45;
  private static final int WORLD_GOES_ON = 46;
  private static final int CACHES_ARE_FLUSHED = 47;

  private final CostModel costs;
  private final Clock clock;
  private final Tracer tracer;
  private final Parking parking;
  private final ForEachP forEachP;
  private final StopTheWorld world;
  private final RuntimeTasks tasks;
  private final GcCycle cycle;
  private final RuntimeSemaphores semas;
  private final ProgramHeap heap;
  private final GcTrace trace;

  public GcTermination(
      CostModel costs,
      Clock clock,
      Tracer tracer,
      Parking parking,
      ForEachP forEachP,
      StopTheWorld world,
      RuntimeTasks tasks,
      GcCycle cycle,
      RuntimeSemaphores semas,
      ProgramHeap heap,
      GcTrace trace) {
    this.costs = costs;
    this.clock = clock;
    this.tracer = tracer;
    this.parking = parking;
    this.forEachP = forEachP;
    this.world = world;
    this.tasks = tasks;
    this.cycle = cycle;
    this.semas = semas;
    this.heap = heap;
    this.trace = trace;
  }

  long advance(Machine m, Goroutine g) {
    if (RuntimeSemaphore.waits(g.progress)) {
      int stage = RuntimeSemaphore.stage(g.progress);
      RuntimeSemaphore awaited = stage == HAS_DONE_SEMA ? cycle.markDoneSema : world.worldsema;
      return semas.acquire(awaited, m, g, stage);
    }
    return switch (g.progress) {
      case BEGIN -> semas.acquire(cycle.markDoneSema, m, g, HAS_DONE_SEMA);
      case HAS_DONE_SEMA -> {
        if (cycle.phase != GcPhase.MARK || !cycle.isMarkDone()) {
          semas.release(cycle.markDoneSema, m);
          yield DONE;
        }
        yield semas.acquire(world.worldsema, m, g, HAS_WORLD_SEMA);
      }
      case HAS_WORLD_SEMA -> {
        g.progress = HAS_BARRIER;
        yield forEachP.forEachP(m);
      }
      case HAS_BARRIER -> {
        if (cycle.takeFlushedWork()) {
          // More may have been found meanwhile, so everything is looked at again.
          semas.release(world.worldsema, m);
          g.progress = HAS_DONE_SEMA;
          yield costs.step();
        }
        g.progress = WORLD_STANDS;
        cycle.times.terminatesAt = clock.now();
        yield world.stop(m, g, StopReason.GC_MARK_TERMINATION);
      }
      case WORLD_STANDS -> {
        endMarking(m, g);
        yield costs.gcPause();
      }
      case MARKING_HAS_ENDED -> {
        startSweeping(m, g);
        world.start(m);
        g.progress = WORLD_GOES_ON;
        yield costs.gcPause();
      }
      case WORLD_GOES_ON -> {
        g.progress = CACHES_ARE_FLUSHED;
        yield forEachP.forEachP(m);
      }
      case CACHES_ARE_FLUSHED -> {
        trace.ended(m, g);
        semas.release(world.worldsema, m);
        semas.release(world.gcsema, m);
        yield DONE;
      }
      default -> throw SimulatorBug.noStage(g.operation, g.progress);
    };
  }

  private void endMarking(Machine m, Goroutine g) {
    g.progress = MARKING_HAS_ENDED;
    cycle.terminationStart = clock.now();
    cycle.blackenEnabled = false;
    heap.endMarking();
    cycle.times.heapAtEnd = cycle.heapLive;
    cycle.times.goal = cycle.goal;
    GoroutineQueue assists = new GoroutineQueue();
    assists.addAll(cycle.assistQueue);
    parking.injectList(m, assists);
    semas.release(cycle.markDoneSema, m);
    cycle.phase = GcPhase.MARK_TERMINATION;
    tracer.tell(EventKind.GC_PHASE, m, g, cycle.phase.ordinal(), cycle.cycles);
  }

  /** The sweeper is readied first, and so runs before those who waited for the cycle. */
  private void startSweeping(Machine m, Goroutine g) {
    heap.beginSweeping();
    cycle.phase = GcPhase.SWEEP;
    tracer.tell(EventKind.GC_PHASE, m, g, cycle.phase.ordinal(), cycle.cycles);
    tasks.ready(m, Operation.Task.SWEEP);
    long allocatedMeanwhile = cycle.heapLive - cycle.heapAtStart;
    cycle.heapLive = cycle.survivors + allocatedMeanwhile;
    GcPacer.keepLarge(cycle);
    cycle.heapMarked = cycle.heapLive;
    cycle.lastStackScan = cycle.stackScan;
    cycle.stackScan = 0;
    GcPacer.aim(cycle);
    tracer.tell(EventKind.HEAP_CHANGED, m, g, cycle.heapLive, cycle.trigger);
    cycle.end(clock.now(), world.stoodNs());
    GoroutineQueue waiters = new GoroutineQueue();
    waiters.addAll(cycle.sweepWaiters);
    parking.injectList(m, waiters);
  }
}
