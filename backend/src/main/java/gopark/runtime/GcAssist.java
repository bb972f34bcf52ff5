package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcPhase;
import gopark.runtime.state.WaitReason;

/**
 * Who allocates while the collector marks pays for it with marking of its own. In Go: malloc.go,
 * mallocgc; mgcmark.go, gcAssistAlloc, gcParkAssist.
 */
final class GcAssist {
  /** It marks for itself. */
  private static final int ASSISTING = 1;

  /** It gave up its processor on the way, and tries once more. */
  private static final int RETRY = 2;

  /** Others have marked for it, or marking is over. */
  private static final int PAID = 3;

  /** The least that one marks once it has to. In Go: gcOverAssistWork. */
  private static final long LEAST_WORK = 64 << 10;

  private static final long KILOBYTE = 1024;

  /** More bytes than this no object can have. In Go: maxAlloc. */
  private static final long LARGEST = 1L << 48;

  /** All that Linux gives to one process. */
  private static final long MEMORY = 1L << 47;

  private final Core core;
  private final GcCycle cycle;
  private final GcWorkers workers;

  GcAssist(Core core, GcCycle cycle, GcWorkers workers) {
    this.core = core;
    this.cycle = cycle;
    this.workers = workers;
  }

  long allocate(Machine m, Goroutine g, Operation.Allocate op) {
    if (op.bytes() < 0 || op.bytes() > LARGEST) {
      g.finishWithPanic("runtime error: makeslice: len out of range");
      return core.costs.step();
    }
    if (cycle.heapLive > MEMORY - op.bytes()) {
      core.endings.outOfMemory(m, g, op.bytes(), cycle.heapLive);
      return Scheduler.LEFT;
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
      default -> end(m, g, op, true);
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
      core.tell(EventKind.GC_ASSIST_STARTED, m, g, work);
    }
    long claimed = workers.claim(work);
    if (claimed > 0) {
      rare.assistDebt -= 1 + (long) (claimed / workPerByte);
    }
    cycle.markers++;
    g.progress = ASSISTING;
    return Math.max(core.costs.step(), workers.timeFor(claimed));
  }

  private long assisted(Machine m, Goroutine g, Operation.Allocate op) {
    cycle.markers--;
    if (cycle.isMarkDone()) {
      g.progress = GcTermination.BEGIN;
      return core.costs.step();
    }
    return payOrWait(m, g, op);
  }

  /** It has marked all that it could get, or has even ended the phase. */
  long payOrWait(Machine m, Goroutine g, Operation.Allocate op) {
    if (g.rare().assistDebt <= 0 || !cycle.blackenEnabled) {
      return end(m, g, op, true);
    }
    g.progress = RETRY;
    if (g.preempt) {
      return core.scheduler.gosched(m);
    }
    if (cycle.backgroundCredit > 0) {
      return core.costs.step();
    }
    g.progress = PAID;
    cycle.assistQueue.addLast(g);
    return core.scheduler.park(m, WaitReason.GC_ASSIST_WAIT, 0);
  }

  private long end(Machine m, Goroutine g, Operation.Allocate op, boolean begun) {
    if (begun) {
      core.tell(EventKind.GC_ASSIST_ENDED, m, g);
    }
    return allocated(m, g, op);
  }

  private long allocated(Machine m, Goroutine g, Operation.Allocate op) {
    cycle.heapLive += op.bytes();
    if (op.bytes() > GcCycle.LARGE) {
      cycle.largeObjects++;
      cycle.largeBytes += op.bytes();
    }
    core.tell(EventKind.HEAP_CHANGED, m, g, cycle.heapLive, cycle.trigger);
    long cost = core.costs.allocate() + op.bytes() * core.costs.allocateKilobyte() / KILOBYTE;
    boolean collects = cycle.phase != GcPhase.MARK && cycle.heapLive >= cycle.trigger;
    if (!collects) {
      g.finish();
      return cost;
    }
    m.charge += cost;
    return core.gc.begin(m, g);
  }
}
