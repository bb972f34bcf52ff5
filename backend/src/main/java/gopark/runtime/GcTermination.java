package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcPhase;
import gopark.runtime.event.StopReason;

/**
 * The end of marking, by the last worker or assist that finds nothing left. In Go: mgc.go,
 * gcMarkDone, gcMarkTermination. Left out: the ragged barrier before it and the flush of the
 * processors' caches after it, which ask all processors to run a function.
 */
final class GcTermination {
  /** The stages; others have smaller numbers. */
  static final int BEGIN = 40;

  private static final int HAS_DONE_SEMA = 41;
  private static final int HAS_WORLD_SEMA = 42;
  private static final int WORLD_STANDS = 43;

  private final Core core;
  private final GcCycle cycle;

  GcTermination(Core core, GcCycle cycle) {
    this.core = core;
    this.cycle = cycle;
  }

  long advance(Machine m, Goroutine g) {
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
        g.progress = WORLD_STANDS;
        yield core.world.stop(m, g, StopReason.GC_MARK_TERMINATION);
      }
      case WORLD_STANDS -> {
        endMarking(m, g);
        yield core.costs.gcPause();
      }
      default -> {
        startSweeping(m, g);
        core.world.start(m);
        core.world.worldsema.release(core, m);
        core.world.gcsema.release(core, m);
        yield core.gc.afterTermination(m, g);
      }
    };
  }

  private void endMarking(Machine m, Goroutine g) {
    g.progress = WORLD_STANDS + 1;
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
    cycle.spansLeft = Math.ceilDiv(cycle.heapLive, GcCycle.SPAN);
    cycle.phase = GcPhase.SWEEP;
    core.tell(EventKind.GC_PHASE, m, g, cycle.phase.ordinal(), cycle.cycles);
    core.tasks.ready(m, Operation.Task.SWEEP);
    long allocatedMeanwhile = cycle.heapLive - cycle.heapAtStart;
    cycle.heapLive = cycle.survivors + allocatedMeanwhile;
    GcPacer.aim(cycle);
    core.tell(EventKind.HEAP_CHANGED, m, g, cycle.heapLive, cycle.trigger);
    cycle.lastEnd = core.now;
    GoroutineQueue waiters = new GoroutineQueue();
    waiters.addAll(cycle.sweepWaiters);
    core.scheduler.injectList(m, waiters);
  }
}
