package gopark.computing;

import gopark.simulation.MemoryLender;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/** Counts the work of one simulation, on whatever task's thread it is done. */
final class SliceMeter extends WorkMeter {

  /** The time of its own after which work is left off that can be left off anywhere. */
  private static final long TURN_NS = 40_000_000;

  private final MemoryLender memory;

  /**
   * How many units take about a slice's time. Few at first: code that has not run before is slow,
   * and strangers' programs bring such code.
   */
  private long units = SLICE / 16;

  /** The task whose slice was lent with these units; null: none yet. */
  private @Nullable Task lentTo;

  /** The number of that slice among those of its task. */
  private int slice;

  SliceMeter(MemoryLender memory) {
    this.memory = memory;
  }

  @Override
  public void holds(long bytes) {
    memory.holds(bytes);
  }

  @Override
  public void asks(long bytes) {
    memory.asks(bytes);
  }

  @Override
  protected long nextSlice() {
    Task task = Task.current();
    if (task == null) {
      return SLICE;
    }
    CoreScheduler scheduler = task.scheduler();
    boolean isWhole = task == lentTo && task.slices == slice;
    long tookNs = Math.max(1, scheduler.sliceNs(task));
    scheduler.lookUp(task);
    if (task.usedNs > TURN_NS || scheduler.isWaitedFor(task)) {
      endTurn();
    }
    if (isWhole) {
      // Machines differ, and so does what a unit takes.
      units = Math.clamp(units * CoreScheduler.SLICE_NS / tookNs, units / 8, units * 2);
      units = Math.clamp(units, SLICE / 64, SLICE * 4);
    }
    lentTo = task;
    slice = task.slices;
    return units;
  }

  @Override
  protected boolean isAbandoned() {
    Task task = Task.current();
    return task != null && (task.isCancelled() || task.isLeaving());
  }
}
