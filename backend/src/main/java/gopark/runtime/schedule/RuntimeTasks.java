package gopark.runtime.schedule;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Operation.Stage;
import gopark.program.Operation.Task;
import gopark.program.Program;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Links;
import gopark.runtime.model.Machine;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.state.WaitReason;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The runtime's own goroutines, each of which waits until it is needed ({@code run.TaskRounds} says
 * what it does then). In Go: forcegchelper, bgsweep, bgscavenge, updateMaxProcsGoroutine,
 * runFinalizers, runCleanups, gcBgMarkWorker. Left out: what the scavenger, finalizers and cleanups
 * would do.
 */
public final class RuntimeTasks {
  /** The stage of a goroutine that waits; when it runs again it has been readied for a round. */
  public static final int IDLE = 1000;

  private final ReleaseInForce release;
  private final Parking parking;
  private final GcCycle cycle;

  /** The runtime's goroutines that wait to be readied, except mark workers, which have a pool. */
  private final Map<Task, Goroutine> idle = new EnumMap<>(Task.class);

  public RuntimeTasks(ReleaseInForce release, Parking parking, GcCycle cycle) {
    this.release = release;
    this.parking = parking;
    this.cycle = cycle;
  }

  /**
   * What one of the runtime's goroutines runs: perhaps a first step of its own, and its task for
   * ever.
   */
  public Program program(Task task, @Nullable Stage first) {
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
      case FINALIZE ->
          release.get().cleanupGoroutines() ? "runtime.runFinalizers" : "runtime.runfinq";
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

  /** The goroutine has nothing to do. */
  public long waitForWork(Machine m, Goroutine g, Task task) {
    g.progress = IDLE;
    if (task == Task.MARK) {
      cycle.pool.push(g);
    } else {
      idle.put(task, g);
    }
    return parking.park(m, reason(task), 0);
  }

  /**
   * Whether a new mark worker wakes the thread of its creator, who waits in a blocking call. Asked
   * here, since package gc does not know releases.
   */
  public boolean workersWakeTheirCreatorsThread() {
    return release.get().workersWakeTheirCreatorsThread();
  }

  /** Whether the goroutine marks, or has been picked to: it stops for nobody but itself. */
  public static boolean isMarkWorker(Goroutine g) {
    return g.operation instanceof Operation.RuntimeTask task
        && task.task() == Task.MARK
        && g.progress == IDLE;
  }

  public boolean isIdle(Task task) {
    return idle.containsKey(task);
  }

  /** A goroutine that waits is needed; it runs next on the machine's processor. */
  public void ready(Machine m, Task task) {
    Goroutine g = idle.remove(task);
    if (g != null) {
      parking.ready(m, g);
    }
  }

  /** A goroutine that waits is needed; a machine without a processor readies it. */
  public void inject(Machine m, Task task) {
    Goroutine g = idle.remove(task);
    if (g != null) {
      GoroutineQueue list = new GoroutineQueue();
      list.addLast(g);
      parking.injectList(m, list);
    }
  }

  public void copyFrom(RuntimeTasks original, Copies copies) {
    idle.clear();
    for (Map.Entry<Task, Goroutine> entry : original.idle.entrySet()) {
      idle.put(entry.getKey(), Links.known(copies, entry.getValue()));
    }
  }
}
