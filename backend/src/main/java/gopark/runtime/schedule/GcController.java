package gopark.runtime.schedule;

import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Processor;
import gopark.runtime.port.Clock;
import gopark.runtime.state.GcWorkerMode;
import gopark.simulation.SimulatorBug;
import org.jspecify.annotations.Nullable;

/**
 * Which processor runs a mark worker, and when. In Go: mgcpacer.go, gcControllerState:
 * findRunnableGCWorker, assignWaitingGCWorker, releaseNextGCMarkWorker, addIdleMarkWorker.
 */
public final class GcController {
  private final Clock clock;
  private final GcCycle cycle;

  public GcController(Clock clock, GcCycle cycle) {
    this.clock = clock;
    this.cycle = cycle;
  }

  /** Whether a collection marks now. In Go: gcBlackenEnabled. */
  public boolean marking() {
    return cycle.blackenEnabled;
  }

  /** Whether one more processor that has nothing else to do may mark. In Go: needIdleMarkWorker. */
  boolean needsIdleWorker() {
    return cycle.blackenEnabled && cycle.hasWork() && cycle.idleWorkers < cycle.maxIdleWorkers;
  }

  /** Whether there is work for another worker. */
  boolean hasWork() {
    return cycle.hasWork();
  }

  /**
   * A worker that the processor is to run next, or null; it still waits. In Go:
   * findRunnableGCWorker.
   */
  @Nullable Goroutine findWorker(Processor p) {
    if (p.nextGcWorker == null && !assignWorker(p)) {
      return null;
    }
    Goroutine worker = p.nextGcWorker;
    p.nextGcWorker = null;
    return worker;
  }

  /** The processor gets a worker to run next, if it should mark now. */
  public boolean assignWorker(Processor p) {
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
    long since = clock.now() - cycle.markStart;
    boolean ahead = since > 0 && (double) p.gcFractionalMarkTime / since > cycle.fractionalGoal;
    return ahead ? GcWorkerMode.NOT_WORKER : GcWorkerMode.FRACTIONAL;
  }

  /** The processor stops, or has found something else. In Go: releaseNextGCMarkWorker. */
  void releaseNextWorker(Processor p) {
    Goroutine worker = p.nextGcWorker;
    if (worker != null) {
      p.nextGcWorker = null;
      account(p, 0);
      cycle.pool.push(worker);
    }
  }

  /**
   * A worker for a processor that has nothing else to do, or null; it still waits. In Go:
   * addIdleMarkWorker.
   */
  @Nullable Goroutine findIdleWorker(Processor p) {
    if (!needsIdleWorker()) {
      return null;
    }
    Goroutine worker = cycle.pool.pop();
    if (worker != null) {
      cycle.idleWorkers++;
      p.gcMarkWorkerMode = GcWorkerMode.IDLE;
    }
    return worker;
  }

  /** The processor's worker stops. In Go: markWorkerStop. */
  public void account(Processor p, long marked) {
    switch (p.gcMarkWorkerMode) {
      case DEDICATED -> {
        cycle.dedicatedNeeded++;
        cycle.times.marked += marked;
      }
      case IDLE -> {
        cycle.idleWorkers--;
        cycle.times.markedIdle += marked;
      }
      case FRACTIONAL -> {
        p.gcFractionalMarkTime += marked;
        cycle.times.marked += marked;
      }
      case NOT_WORKER -> throw new SimulatorBug(p + " had no mark worker");
    }
    p.gcMarkWorkerMode = GcWorkerMode.NOT_WORKER;
  }
}
