package gopark.runtime.model;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/**
 * One of the runtime's own semaphores, with a single permit. A goroutine that is woken tries anew,
 * and may find that somebody has come before it, unless the permit was handed over. In Go:
 * semacquire and semrelease of worldsema, gcsema, work.startSema, work.markDoneSema.
 */
public final class RuntimeSemaphore {
  /** A stage with this bit: the goroutine waits for the semaphore of that stage. */
  private static final int WAITS = 1 << 16;

  private final GoroutineQueue waiters = new GoroutineQueue();
  private boolean taken;

  /** Whether a goroutine of that stage has yet to take its semaphore; see {@link #stage}. */
  public static boolean waits(int progress) {
    return (progress & WAITS) != 0;
  }

  /** The stage that a goroutine has come to, or will have when it has its semaphore. */
  public static int stage(int progress) {
    return progress & ~WAITS;
  }

  /**
   * The goroutine comes to the stage with the permit, or joins those who wait. Whether it has it.
   */
  public boolean take(Goroutine g, int stage) {
    if (!taken) {
      taken = true;
      g.progress = stage;
      return true;
    }
    g.progress = stage | WAITS;
    waiters.addLast(g);
    return false;
  }

  /** Gives the permit back; the goroutine to wake, or null. */
  public @Nullable Goroutine giveBack() {
    taken = false;
    return waiters.removeFirst();
  }

  /**
   * Gives the permit to the first who waits, so that nobody can come before it; the goroutine to
   * wake, or null if none waits. In Go: semrelease1 with handoff.
   */
  public @Nullable Goroutine handOver() {
    Goroutine next = waiters.removeFirst();
    if (next == null) {
      taken = false;
    } else {
      next.progress = stage(next.progress);
    }
    return next;
  }

  public void copyFrom(RuntimeSemaphore original, Copies copies) {
    taken = original.taken;
    waiters.copyFrom(original.waiters, copies);
  }
}
