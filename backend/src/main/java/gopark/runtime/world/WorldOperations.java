package gopark.runtime.world;

import gopark.os.Kernel;
import gopark.os.QuotaStatus;
import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.StopReason;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.RuntimeSemaphore;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.report.Tracebacks;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.simulation.SimulatorBug;
import org.jspecify.annotations.Nullable;

/**
 * What programs ask for that stops the world, and sysmon's updates of GOMAXPROCS. In Go: debug.go,
 * GOMAXPROCS; proc.go, sysmonUpdateGOMAXPROCS, updateMaxProcsGoroutine; mstats.go, ReadMemStats.
 */
public final class WorldOperations {
  // The stages of an operation that stops the world for itself.
  private static final int HAS_GC_SEMA = 1;
  private static final int HAS_WORLD_SEMA = 2;
  private static final int WORLD_STANDS = 3;
  private static final int DONE = 4;

  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final Kernel kernel;
  private final Clock clock;
  private final StopTheWorld world;
  private final RuntimeTasks tasks;
  private final GcCycle cycle;
  private final RuntimeSemaphores semas;
  private final Tracebacks tracebacks;

  /** The GOMAXPROCS that the updater is to set. */
  private int defaultToSet;

  public WorldOperations(
      Sched sched,
      CostModel costs,
      ReleaseInForce release,
      Kernel kernel,
      Clock clock,
      StopTheWorld world,
      RuntimeTasks tasks,
      GcCycle cycle,
      RuntimeSemaphores semas,
      Tracebacks tracebacks) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.kernel = kernel;
    this.clock = clock;
    this.world = world;
    this.tasks = tasks;
    this.cycle = cycle;
    this.semas = semas;
    this.tracebacks = tracebacks;
  }

  private long setMaxProcs(Machine m, Goroutine g, Operation.SetMaxProcs op) {
    int current = sched.gomaxprocs;
    if (op.n() <= 0) {
      g.finish(current);
      return costs.step();
    }
    sched.customGomaxprocs = release.get().containerMaxProcs();
    if (wanted(op) == current) {
      g.finish(current);
      return costs.step();
    }
    g.number = current;
    return semas.acquire(world.gcsema, m, g, HAS_GC_SEMA);
  }

  private int wanted(Operation.SetMaxProcs op) {
    if (!release.get().choosesProcessors()) {
      return sched.gomaxprocs;
    }
    return Math.min(op.n(), RuntimeConfig.MAX_PROCESSORS);
  }

  /**
   * Sysmon looks at the quota, at most once a second: the updater may have something to change
   * (1.25). In Go: sysmonUpdateGOMAXPROCS.
   */
  public void reconsiderMaxProcs(Machine sysmon) {
    if (!release.get().containerMaxProcs() || sched.customGomaxprocs) {
      return;
    }
    QuotaStatus quota = kernel.quota(clock.now());
    int n = release.get().defaultMaxProcs(kernel.cores(), quota.quotaNs(), quota.periodNs());
    if (n == sched.gomaxprocs || !tasks.isIdle(Operation.Task.UPDATE_MAX_PROCS)) {
      return;
    }
    defaultToSet = n;
    tasks.inject(sysmon, Operation.Task.UPDATE_MAX_PROCS);
  }

  /** The updater has been readied, to set {@link #defaultToSet}. In Go: updateMaxProcsGoroutine. */
  public long update(Machine m, Goroutine g) {
    return semas.acquire(world.gcsema, m, g, HAS_GC_SEMA);
  }

  private long readMemStats(Machine m, Goroutine g) {
    return semas.acquire(world.worldsema, m, g, HAS_WORLD_SEMA);
  }

  /** Writes stacks; the world stops if all stacks are asked for. In Go: runtime.Stack. */
  private long writeStack(Machine m, Goroutine g, Operation.WriteStack op) {
    if (op.all()) {
      return semas.acquire(world.worldsema, m, g, HAS_WORLD_SEMA);
    }
    g.finish(tracebacks.begin().stack(m, g, false), true);
    return costs.step();
  }

  /** What the world stops for; null: an update of GOMAXPROCS. */
  private static StopReason reason(Operation.@Nullable OnWorld op) {
    if (op == null) {
      return StopReason.GOMAXPROCS;
    }
    return switch (op) {
      case Operation.ReadMemStats o -> StopReason.READ_MEM_STATS;
      case Operation.WriteStack o -> StopReason.ALL_GOROUTINES_STACK;
      case Operation.SetMaxProcs o -> StopReason.GOMAXPROCS;
    };
  }

  /** Any operation that stops the world. */
  public long perform(Machine m, Goroutine g, Operation.OnWorld op) {
    return switch (op) {
      case Operation.SetMaxProcs o -> setMaxProcs(m, g, o);
      case Operation.ReadMemStats o -> readMemStats(m, g);
      case Operation.WriteStack o -> writeStack(m, g, o);
    };
  }

  /** The goroutine runs again in the middle of its operation. */
  public long resumed(Machine m, Goroutine g, Operation.OnWorld op) {
    return advance(m, g, op);
  }

  /** The updater runs again in the middle of its update. */
  public long updateResumed(Machine m, Goroutine g) {
    return advance(m, g, null);
  }

  private long advance(Machine m, Goroutine g, Operation.@Nullable OnWorld op) {
    if (RuntimeSemaphore.waits(g.progress)) {
      int stage = RuntimeSemaphore.stage(g.progress);
      return semas.acquire(stage == HAS_GC_SEMA ? world.gcsema : world.worldsema, m, g, stage);
    }
    boolean resizes = reason(op) == StopReason.GOMAXPROCS;
    return switch (g.progress) {
      case HAS_GC_SEMA -> semas.acquire(world.worldsema, m, g, HAS_WORLD_SEMA);
      case HAS_WORLD_SEMA -> {
        g.progress = WORLD_STANDS;
        yield world.stop(m, g, reason(op));
      }
      case WORLD_STANDS -> {
        g.progress = DONE;
        yield resizes ? costs.procResize() : costs.step();
      }
      case DONE -> done(m, g, op);
      default -> throw SimulatorBug.noStage(g.operation, g.progress);
    };
  }

  private long done(Machine m, Goroutine g, Operation.@Nullable OnWorld op) {
    boolean resizes = reason(op) == StopReason.GOMAXPROCS;
    String stacks = op instanceof Operation.WriteStack ? tracebacks.begin().stack(m, g, true) : "";
    if (op instanceof Operation.SetMaxProcs set) {
      world.start(m, wanted(set));
    } else if (resizes && !sched.customGomaxprocs) {
      world.start(m, defaultToSet);
    } else {
      world.start(m);
    }
    semas.handOver(world.worldsema, m);
    if (resizes) {
      semas.release(world.gcsema, m);
    }
    if (resizes) {
      g.finish(g.number);
    } else if (op instanceof Operation.WriteStack) {
      g.finish(stacks, true);
    } else {
      long sinceResize = clock.now() - sched.procresizetime;
      g.finish(cycle.collections(sched.totaltime + sinceResize * sched.gomaxprocs), true);
    }
    return costs.step();
  }

  public void copyFrom(WorldOperations original) {
    defaultToSet = original.defaultToSet;
  }
}
