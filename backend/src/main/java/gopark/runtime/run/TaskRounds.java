package gopark.runtime.run;

import gopark.program.Operation;
import gopark.program.Operation.Task;
import gopark.runtime.gc.GarbageCollector;
import gopark.runtime.gc.Sweeper;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.report.GcTrace;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.runtime.world.WorldOperations;

/** What the runtime's own goroutines do when they run: one round of their task at a time. */
public final class TaskRounds {
  private final GarbageCollector gc;
  private final RuntimeTasks tasks;
  private final WorldOperations worldOperations;
  private final Sweeper sweeper;
  private final GcTrace trace;

  public TaskRounds(
      GarbageCollector gc,
      RuntimeTasks tasks,
      WorldOperations worldOperations,
      Sweeper sweeper,
      GcTrace trace) {
    this.gc = gc;
    this.tasks = tasks;
    this.worldOperations = worldOperations;
    this.sweeper = sweeper;
    this.trace = trace;
  }

  /** The goroutine comes to its task for the first time. */
  long task(Machine m, Goroutine g, Operation.RuntimeTask op) {
    if (op.task() == Task.MARK) {
      gc.workerStarted(m);
    }
    return tasks.waitForWork(m, g, op.task());
  }

  /** The goroutine runs again, to do its work or in the middle of it. */
  long resumed(Machine m, Goroutine g, Operation.RuntimeTask op) {
    boolean begins = g.progress == RuntimeTasks.IDLE;
    return switch (op.task()) {
      case FORCE_GC -> begins ? force(m, g) : gc.resumed(m, g, op);
      case SWEEP -> sweeper.sweep(m, g, begins);
      case MARK -> begins ? gc.beginMarking(m, g) : gc.resumed(m, g, op);
      case UPDATE_MAX_PROCS ->
          begins ? worldOperations.update(m, g) : worldOperations.updateResumed(m, g);
      case SCAVENGE, FINALIZE, CLEAN_UP, CLEAN_UP_UNIQUE ->
          g.hasOrders() ? free(g) : tasks.waitForWork(m, g, op.task());
    };
  }

  private long force(Machine m, Goroutine g) {
    trace.forced(m, g);
    return gc.begin(m, g);
  }

  /** The goroutine leaves its task for what a learner ordered, and takes it up again afterwards. */
  private static long free(Goroutine g) {
    g.finish();
    return 0;
  }
}
