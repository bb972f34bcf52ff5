package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcPhase;
import gopark.runtime.event.StopReason;

/**
 * The end of marking, by the last worker or assist that finds nothing left. In Go: mgc.go,
 * gcMarkDone, gcMarkTermination.
 */
final class GcTermination {
  /** The stages; others have smaller numbers. */
  static final int BEGIN = 40;

  private static final int HAS_DONE_SEMA = 41;
  private static final int HAS_WORLD_SEMA = 42;
  private static final int HAS_BARRIER = 43;
  private static final int WORLD_STANDS = 44;
  private static final int MARKING_HAS_ENDED = 45;
  private static final int WORLD_GOES_ON = 46;
  private static final int CACHES_ARE_FLUSHED = 47;

  private final Core core;
  private final GcCycle cycle;

  GcTermination(Core core, GcCycle cycle) {
    this.core = core;
    this.cycle = cycle;
  }

  long advance(Machine m, Goroutine g) {
    if (RuntimeSemaphore.waits(g.progress)) {
      int stage = RuntimeSemaphore.stage(g.progress);
      RuntimeSemaphore awaited = stage == HAS_DONE_SEMA ? cycle.markDoneSema : core.world.worldsema;
      return awaited.acquire(core, m, g, stage);
    }
    return switch (g.progress) {
      case BEGIN -> cycle.markDoneSema.acquire(core, m, g, HAS_DONE_SEMA);
      case HAS_DONE_SEMA -> {
        if (cycle.phase != GcPhase.MARK || !cycle.isMarkDone()) {
          cycle.markDoneSema.release(core, m);
          yield core.gc.afterTermination(m, g);
        }
        yield core.world.worldsema.acquire(core, m, g, HAS_WORLD_SEMA);
      }
      case HAS_WORLD_SEMA -> {
        g.progress = HAS_BARRIER;
        yield core.safePoints.forEachP(m);
      }
      case HAS_BARRIER -> {
        if (cycle.takeFlushedWork()) {
          // More may have been found meanwhile, so everything is looked at again.
          core.world.worldsema.release(core, m);
          g.progress = HAS_DONE_SEMA;
          yield core.costs.step();
        }
        g.progress = WORLD_STANDS;
        yield core.world.stop(m, g, StopReason.GC_MARK_TERMINATION);
      }
      case WORLD_STANDS -> {
        endMarking(m, g);
        yield core.costs.gcPause();
      }
      case MARKING_HAS_ENDED -> {
        startSweeping(m, g);
        core.world.start(m);
        g.progress = WORLD_GOES_ON;
        yield core.costs.gcPause();
      }
      case WORLD_GOES_ON -> {
        g.progress = CACHES_ARE_FLUSHED;
        yield core.safePoints.forEachP(m);
      }
      default -> {
        core.world.worldsema.release(core, m);
        core.world.gcsema.release(core, m);
        yield core.gc.afterTermination(m, g);
      }
    };
  }

  private void endMarking(Machine m, Goroutine g) {
    g.progress = MARKING_HAS_ENDED;
    cycle.blackenEnabled = false;
    GoroutineQueue assists = new GoroutineQueue();
    assists.addAll(cycle.assistQueue);
    core.scheduler.injectList(m, assists);
    cycle.markDoneSema.release(core, m);
    cycle.phase = GcPhase.MARK_TERMINATION;
    core.tell(EventKind.GC_PHASE, m, g, cycle.phase.ordinal(), cycle.cycles);
  }

  /** The sweeper is readied first, and so runs before those who waited for the cycle. */
  private void startSweeping(Machine m, Goroutine g) {
    cycle.spansLeft = cycle.spans(core.config.beginning().finalizers());
    cycle.phase = GcPhase.SWEEP;
    core.tell(EventKind.GC_PHASE, m, g, cycle.phase.ordinal(), cycle.cycles);
    core.tasks.ready(m, Operation.Task.SWEEP);
    long allocatedMeanwhile = cycle.heapLive - cycle.heapAtStart;
    cycle.heapLive = cycle.survivors + allocatedMeanwhile;
    GcPacer.keepLarge(cycle);
    cycle.heapMarked = cycle.heapLive;
    GcPacer.aim(cycle);
    core.tell(EventKind.HEAP_CHANGED, m, g, cycle.heapLive, cycle.trigger);
    cycle.lastEnd = core.now;
    GoroutineQueue waiters = new GoroutineQueue();
    waiters.addAll(cycle.sweepWaiters);
    core.scheduler.injectList(m, waiters);
  }
}
