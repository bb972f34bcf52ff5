package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.state.WaitReason;

/**
 * One of the runtime's own semaphores, with a single permit. Who is woken tries anew, and may find
 * that somebody has come before it. In Go: semacquire and semrelease of worldsema, gcsema,
 * work.startSema, work.markDoneSema.
 */
final class RuntimeSemaphore {
  /** A stage with this bit: the goroutine waits for the semaphore of that stage. */
  private static final int WAITS = 1 << 16;

  private final GoroutineQueue waiters = new GoroutineQueue();
  private boolean taken;

  /** Whether a goroutine of that stage has yet to take its semaphore; see {@link #stage}. */
  static boolean waits(int progress) {
    return (progress & WAITS) != 0;
  }

  /** The stage that a goroutine has come to, or will have when it has its semaphore. */
  static int stage(int progress) {
    return progress & ~WAITS;
  }

  /** The goroutine comes to the stage with the permit, or waits and is to ask again. */
  long acquire(Core core, Machine m, Goroutine g, int stage) {
    if (!taken) {
      taken = true;
      g.progress = stage;
      return core.costs.sync();
    }
    g.progress = stage | WAITS;
    waiters.addLast(g);
    return core.scheduler.park(m, WaitReason.SEMACQUIRE, 0);
  }

  void release(Core core, Machine m) {
    taken = false;
    Goroutine next = waiters.removeFirst();
    if (next != null) {
      core.scheduler.ready(m, next);
    }
  }

  void copyFrom(RuntimeSemaphore original, Copies copies) {
    taken = original.taken;
    waiters.copyFrom(original.waiters, copies);
  }
}
