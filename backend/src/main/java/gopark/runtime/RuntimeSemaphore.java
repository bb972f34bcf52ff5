package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.state.WaitReason;

/**
 * One of the runtime's own semaphores, with a single permit that goes to those who wait in the
 * order they came. In Go: worldsema, gcsema, work.startSema, work.markDoneSema. Left out: taking it
 * before those who wait.
 */
final class RuntimeSemaphore {
  private final GoroutineQueue waiters = new GoroutineQueue();
  private boolean taken;

  /** The goroutine has it at the given stage of its operation: at once, or when it is handed it. */
  long acquire(Core core, Machine m, Goroutine g, int stage) {
    g.progress = stage;
    if (!taken) {
      taken = true;
      return core.costs.sync();
    }
    waiters.addLast(g);
    return core.scheduler.park(m, WaitReason.SEMACQUIRE, 0);
  }

  void release(Core core, Machine m) {
    Goroutine next = waiters.removeFirst();
    if (next == null) {
      taken = false;
    } else {
      core.scheduler.ready(m, next);
    }
  }

  void copyFrom(RuntimeSemaphore original, Copies copies) {
    taken = original.taken;
    waiters.copyFrom(original.waiters, copies);
  }
}
