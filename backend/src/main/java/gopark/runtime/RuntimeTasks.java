package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Operation.Stage;
import gopark.program.Operation.Task;
import gopark.program.Program;
import gopark.runtime.state.WaitReason;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The runtime's own goroutines: each waits until it is needed, and does one round of its task. In
 * Go: forcegchelper, bgsweep, bgscavenge, updateMaxProcsGoroutine, runFinalizers, runCleanups,
 * gcBgMarkWorker. Left out: what the scavenger, finalizers and cleanups would do.
 */
final class RuntimeTasks {
  /** It waits; when it runs again it has been readied for a round. */
  static final int IDLE = 1000;

  private final Core core;

  /** Those that wait to be readied, but for the mark workers, who have a pool. */
  private final Map<Task, Goroutine> idle = new EnumMap<>(Task.class);

  RuntimeTasks(Core core) {
    this.core = core;
  }

  /** What such a goroutine runs: perhaps a first step of its own, and its task for ever. */
  Program program(Task task, @Nullable Stage first) {
    Operation round = new Operation.RuntimeTask(task);
    Operation begin = first == null ? round : new Operation.Bootstrap(first);
    return new SystemProgram(function(task), begin, round);
  }

  private String function(Task task) {
    return switch (task) {
      case FORCE_GC -> "runtime.forcegchelper";
      case SWEEP -> "runtime.bgsweep";
      case SCAVENGE -> "runtime.bgscavenge";
      case MARK -> "runtime.gcBgMarkWorker";
      case UPDATE_MAX_PROCS -> "runtime.updateMaxProcsGoroutine";
      case FINALIZE -> core.release.minor() >= 25 ? "runtime.runFinalizers" : "runtime.runfinq";
      case CLEAN_UP -> "runtime.runCleanups";
      case CLEAN_UP_UNIQUE -> "runtime.unique_runtime_registerUniqueMapCleanup.gowrap1";
    };
  }

  private static WaitReason reason(Task task) {
    return switch (task) {
      case FORCE_GC -> WaitReason.FORCE_GC_IDLE;
      case SWEEP -> WaitReason.GC_SWEEP_WAIT;
      case SCAVENGE -> WaitReason.GC_SCAVENGE_WAIT;
      case MARK -> WaitReason.GC_WORKER_IDLE;
      case UPDATE_MAX_PROCS -> WaitReason.GOMAXPROCS_UPDATER_IDLE;
      case FINALIZE -> WaitReason.FINALIZER_WAIT;
      case CLEAN_UP -> WaitReason.CLEANUP_WAIT;
      case CLEAN_UP_UNIQUE -> WaitReason.CHAN_RECEIVE;
    };
  }

  long task(Machine m, Goroutine g, Operation.RuntimeTask op) {
    if (op.task() == Task.MARK) {
      core.gc.workerStarted(m);
    }
    return waitForWork(m, g, op.task());
  }

  /** The goroutine has nothing to do. */
  long waitForWork(Machine m, Goroutine g, Task task) {
    g.progress = IDLE;
    if (task == Task.MARK) {
      core.gc.intoPool(g);
    } else {
      idle.put(task, g);
    }
    return core.scheduler.park(m, reason(task), 0);
  }

  /** It runs again, to do its work or in the middle of it. */
  long resumed(Machine m, Goroutine g, Operation.RuntimeTask op) {
    boolean begins = g.progress == IDLE;
    return switch (op.task()) {
      case FORCE_GC -> begins ? core.gc.begin(m, g) : core.gc.resumed(m, g, op);
      case SWEEP -> core.gc.sweep(m, g, begins);
      case MARK -> begins ? core.gc.beginMarking(m, g) : core.gc.resumed(m, g, op);
      case UPDATE_MAX_PROCS -> begins ? core.world.update(m, g) : core.world.resumed(m, g, op);
      case SCAVENGE, FINALIZE, CLEAN_UP, CLEAN_UP_UNIQUE ->
          g.hasOrders() ? free(g) : waitForWork(m, g, op.task());
    };
  }

  /** It leaves its task for what a learner ordered, and takes it up again afterwards. */
  private static long free(Goroutine g) {
    g.finish();
    return 0;
  }

  boolean isIdle(Task task) {
    return idle.containsKey(task);
  }

  /** One that waits is needed; it runs next on the machine's processor. */
  void ready(Machine m, Task task) {
    Goroutine g = idle.remove(task);
    if (g != null) {
      core.scheduler.ready(m, g);
    }
  }

  /** The same by a machine without a processor. */
  void inject(Machine m, Task task) {
    Goroutine g = idle.remove(task);
    if (g != null) {
      GoroutineQueue list = new GoroutineQueue();
      list.addLast(g);
      core.scheduler.injectList(m, list);
    }
  }

  void copyFrom(RuntimeTasks original, Copies copies) {
    idle.clear();
    for (Map.Entry<Task, Goroutine> entry : original.idle.entrySet()) {
      idle.put(entry.getKey(), RuntimeCopy.known(copies, entry.getValue()));
    }
  }
}
