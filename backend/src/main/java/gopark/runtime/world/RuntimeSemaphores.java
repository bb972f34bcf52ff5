package gopark.runtime.world;

import gopark.runtime.config.CostModel;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.RuntimeSemaphore;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.WaitReason;
import org.jspecify.annotations.Nullable;

/** Waiting for the runtime's own semaphores. In Go: semacquire, semrelease. */
public final class RuntimeSemaphores {
  private final CostModel costs;
  private final Parking parking;

  public RuntimeSemaphores(CostModel costs, Parking parking) {
    this.costs = costs;
    this.parking = parking;
  }

  /** The goroutine comes to the stage with the permit, or waits and is to ask again. */
  public long acquire(RuntimeSemaphore semaphore, Machine m, Goroutine g, int stage) {
    return semaphore.take(g, stage) ? costs.sync() : parking.park(m, WaitReason.SEMACQUIRE, 0);
  }

  public void release(RuntimeSemaphore semaphore, Machine m) {
    wake(m, semaphore.giveBack());
  }

  /** Releases the semaphore to the first who waits for it, if anybody does. */
  public void handOver(RuntimeSemaphore semaphore, Machine m) {
    wake(m, semaphore.handOver());
  }

  private void wake(Machine m, @Nullable Goroutine next) {
    if (next != null) {
      parking.ready(m, next);
    }
  }
}
