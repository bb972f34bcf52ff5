package gopark.runtime.gc;

import gopark.program.Operation;
import gopark.program.Operation.Task;
import gopark.runtime.config.CostModel;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.RuntimeSemaphore;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.runtime.schedule.Syscalls;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SimulatorBug;

/**
 * The collector, as far as it concerns the scheduler: it stops the world twice, takes processors
 * for marking, makes those who allocate help, and sweeps. In Go: mgc.go, mgcsweep.go.
 */
public final class GarbageCollector {
  // The stages of a call of runtime.GC besides those of GcStart.
  private static final int AWAITS_EARLIER = 1;
  private static final int AWAITS_ITS_OWN = 2;
  private static final int SWEEPS = 3;

  /**
   * The step at which a goroutine that has forbidden collections waits for the end of the present
   * marking.
   */
  private static final int AWAITS_THE_LAST = 4;

  private final CostModel costs;
  private final Parking parking;
  private final Syscalls syscalls;
  private final RuntimeTasks tasks;
  private final GcCycle cycle;
  private final Sweeper sweeper;
  private final GcWorkers workers;
  private final GcAssist assist;
  private final GcStart start;
  private final GcTermination termination;

  public GarbageCollector(
      CostModel costs,
      Parking parking,
      Syscalls syscalls,
      RuntimeTasks tasks,
      GcCycle cycle,
      Sweeper sweeper,
      GcWorkers workers,
      GcAssist assist,
      GcStart start,
      GcTermination termination) {
    this.costs = costs;
    this.parking = parking;
    this.syscalls = syscalls;
    this.tasks = tasks;
    this.cycle = cycle;
    this.sweeper = sweeper;
    this.workers = workers;
    this.assist = assist;
    this.start = start;
    this.termination = termination;
  }

  // ---- mark workers

  /** A worker runs for the first time, which its creator awaits. */
  public void workerStarted(Machine m) {
    Goroutine creator = cycle.creator;
    if (creator == null) {
      return;
    }
    cycle.creator = null;
    if (creator.is(GoroutineStatus.SYSCALL)) {
      syscalls.wake(creator.machine(), m);
    } else {
      m.charge += costs.channel();
      parking.ready(m, creator);
    }
  }

  public long beginMarking(Machine m, Goroutine g) {
    return workers.begin(m, g);
  }

  /** The appointment of a machine whose goroutine marks. */
  public void mark(Machine m) {
    workers.mark(m);
  }

  // ---- what programs ask for

  /** Any operation on the heap. */
  public long perform(Machine m, Goroutine g, Operation.OnHeap op) {
    return switch (op) {
      case Operation.Allocate o -> assist.allocate(m, g, o);
      case Operation.CollectGarbage o -> collect(m, g);
      case Operation.SetGcPercent o -> setPercent(m, g, o);
    };
  }

  private long collect(Machine m, Goroutine g) {
    g.number = cycle.cycles;
    return awaitEarlier(m, g);
  }

  private long help(Machine m, Goroutine g) {
    long cost = sweeper.help(m, g);
    if (cost == Parking.LEFT) {
      g.progress = SWEEPS;
    }
    return cost;
  }

  private long awaitEarlier(Machine m, Goroutine g) {
    if (cycle.hasMarked(g.number)) {
      return start.begin(m, g);
    }
    return await(m, g, AWAITS_EARLIER);
  }

  private long awaitItsOwn(Machine m, Goroutine g) {
    if (cycle.hasMarked(g.number + 1)) {
      return help(m, g);
    }
    return await(m, g, AWAITS_ITS_OWN);
  }

  private long await(Machine m, Goroutine g, int stage) {
    g.progress = stage;
    cycle.sweepWaiters.addFirst(g);
    return parking.park(m, WaitReason.WAIT_FOR_GC_CYCLE, 0);
  }

  /** Sets the growth that starts a collection. In Go: setGCPercent. */
  private long setPercent(Machine m, Goroutine g, Operation.SetGcPercent op) {
    int before = cycle.percent;
    cycle.percent = Math.max(-1, op.percent());
    GcPacer.aim(cycle);
    if (op.percent() >= 0 || cycle.hasMarked(cycle.cycles)) {
      g.finish(before);
      return costs.step();
    }
    g.number = before;
    return await(m, g, AWAITS_THE_LAST);
  }

  /** The goroutine starts a collection in the middle of its operation. */
  public long begin(Machine m, Goroutine g) {
    return start.begin(m, g);
  }

  /** The goroutine runs again in the middle of an operation of the collector's. */
  public long resumed(Machine m, Goroutine g, Operation op) {
    int stage = RuntimeSemaphore.stage(g.progress);
    if (stage >= GcTermination.BEGIN) {
      long cost = termination.advance(m, g);
      return cost == GcTermination.DONE ? afterTermination(m, g) : cost;
    }
    if (stage >= GcStart.BEGIN) {
      long cost = start.advance(m, g);
      return cost == GcStart.DONE ? afterStart(m, g) : cost;
    }
    if (op instanceof Operation.Allocate allocate) {
      return assist.resumed(m, g, allocate);
    }
    return switch (g.progress) {
      case AWAITS_EARLIER -> awaitEarlier(m, g);
      case AWAITS_ITS_OWN -> awaitItsOwn(m, g);
      case AWAITS_THE_LAST -> {
        g.finish(g.number);
        yield costs.step();
      }
      case SWEEPS -> help(m, g);
      default -> throw SimulatorBug.noStage(op, g.progress);
    };
  }

  /** The collection has begun, or need not begin any more. */
  private long afterStart(Machine m, Goroutine g) {
    return switch (g.operation) {
      case Operation.CollectGarbage o -> awaitItsOwn(m, g);
      case Operation.RuntimeTask o -> tasks.waitForWork(m, g, o.task());
      case null, default -> {
        g.finish();
        yield costs.step();
      }
    };
  }

  /** Marking has ended, or somebody found more to mark. */
  private long afterTermination(Machine m, Goroutine g) {
    if (g.operation instanceof Operation.Allocate allocate) {
      return assist.payOrWait(m, g, allocate);
    }
    return tasks.waitForWork(m, g, Task.MARK);
  }
}
