package gopark.runtime.gc;

import gopark.program.Operation;
import gopark.program.RuntimePanic;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.GcPhase;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SimulatorBug;

/**
 * Marking by goroutines that allocate while the collector marks: they pay for memory with marking
 * of their own. In Go: malloc.go, mallocgc; mgcmark.go, gcAssistAlloc, gcParkAssist.
 */
public final class GcAssist {
  /** The stage of a goroutine that marks for itself. */
  private static final int ASSISTING = 1;

  /** The stage of a goroutine that gave up its processor on the way, and tries once more. */
  private static final int RETRY = 2;

  /** The stage of a goroutine for which others have marked, or for which marking is over. */
  private static final int PAID = 3;

  /** The least that a goroutine marks once it has to. In Go: gcOverAssistWork. */
  private static final long LEAST_WORK = 64 << 10;

  /** More bytes than this no object can have. In Go: maxAlloc. */
  private static final long LARGEST = 1L << 48;

  /** All that Linux gives to one process. */
  private static final long MEMORY = 1L << 47;

  private final CostModel costs;
  private final Tracer tracer;
  private final Parking parking;
  private final Endings endings;
  private final GcCycle cycle;
  private final GcWorkers workers;
  private final GcStart start;
  private final ProgramHeap heap;

  public GcAssist(
      CostModel costs,
      Tracer tracer,
      Parking parking,
      Endings endings,
      GcCycle cycle,
      GcWorkers workers,
      GcStart start,
      ProgramHeap heap) {
    this.costs = costs;
    this.tracer = tracer;
    this.parking = parking;
    this.endings = endings;
    this.cycle = cycle;
    this.workers = workers;
    this.start = start;
    this.heap = heap;
  }

  long allocate(Machine m, Goroutine g, Operation.Allocate op) {
    if (op.bytes() < 0 || op.bytes() > LARGEST) {
      g.finishWithPanic(RuntimePanic.runtimeError("makeslice: len out of range"));
      return costs.step();
    }
    if (cycle.heapLive > MEMORY - op.bytes()) {
      endings.outOfMemory(m, g, op.bytes(), cycle.heapLive);
      return Parking.LEFT;
    }
    if (!cycle.blackenEnabled) {
      return allocated(m, g, op);
    }
    Goroutine.Rare rare = g.rare();
    rare.assistDebt += op.bytes();
    return rare.assistDebt > 0 ? assist(m, g, op, false) : allocated(m, g, op);
  }

  long resumed(Machine m, Goroutine g, Operation.Allocate op) {
    return switch (g.progress) {
      case ASSISTING -> assisted(m, g, op);
      case RETRY -> assist(m, g, op, true);
      case PAID -> end(m, g, op, true);
      default -> throw SimulatorBug.noStage(op, g.progress);
    };
  }

  private long assist(Machine m, Goroutine g, Operation.Allocate op, boolean begun) {
    Goroutine.Rare rare = g.rare();
    if (!cycle.blackenEnabled || rare.assistDebt <= 0) {
      return end(m, g, op, begun);
    }
    double workPerByte = GcPacer.workPerByte(cycle);
    long debt = rare.assistDebt;
    long work = (long) (workPerByte * debt);
    if (work < LEAST_WORK) {
      work = LEAST_WORK;
      debt = Math.max(debt, (long) (work / workPerByte));
    }
    long stolen = Math.min(cycle.backgroundCredit, work);
    cycle.backgroundCredit -= stolen;
    if (stolen == work) {
      rare.assistDebt -= debt;
      return end(m, g, op, begun);
    }
    if (stolen > 0) {
      rare.assistDebt -= 1 + (long) (stolen / workPerByte);
    }
    work -= stolen;
    if (!begun) {
      tracer.tell(EventKind.GC_ASSIST_STARTED, m, g, work);
    }
    GcWorkers.Claimed claimed = workers.claim(work);
    if (claimed.bytes() > 0) {
      rare.assistDebt -= 1 + (long) (claimed.bytes() / workPerByte);
    }
    cycle.times.assisted += claimed.ns();
    cycle.markers++;
    g.progress = ASSISTING;
    return Math.max(costs.step(), claimed.ns());
  }

  private long assisted(Machine m, Goroutine g, Operation.Allocate op) {
    cycle.markers--;
    if (cycle.isMarkDone()) {
      g.progress = GcTermination.BEGIN;
      return costs.step();
    }
    return payOrWait(m, g, op);
  }

  /** The goroutine has marked all that it could get, or has even ended the phase. */
  long payOrWait(Machine m, Goroutine g, Operation.Allocate op) {
    if (g.rare().assistDebt <= 0 || !cycle.blackenEnabled) {
      return end(m, g, op, true);
    }
    g.progress = RETRY;
    if (g.preempt) {
      return parking.gosched(m);
    }
    if (cycle.backgroundCredit > 0) {
      return costs.step();
    }
    g.progress = PAID;
    cycle.assistQueue.addLast(g);
    return parking.park(m, WaitReason.GC_ASSIST_WAIT, 0);
  }

  private long end(Machine m, Goroutine g, Operation.Allocate op, boolean begun) {
    if (begun) {
      tracer.tell(EventKind.GC_ASSIST_ENDED, m, g);
    }
    return allocated(m, g, op);
  }

  private long allocated(Machine m, Goroutine g, Operation.Allocate op) {
    cycle.heapLive += op.bytes();
    if (op.bytes() > GcCycle.LARGE) {
      cycle.largeObjects++;
      cycle.largeBytes += op.bytes();
    }
    boolean collects = cycle.phase != GcPhase.MARK && heap.reachesTrigger();
    tracer.tell(EventKind.HEAP_CHANGED, m, g, cycle.heapLive, cycle.trigger);
    long cost = costs.allocate() + CostModel.ofBytes(op.bytes(), costs.allocateKilobyte());
    if (!collects) {
      g.finish();
      return cost;
    }
    m.charge += cost;
    return start.begin(m, g);
  }
}
