package gopark.load;

import java.util.concurrent.locks.LockSupport;

/** Lets time go by while a load runs. */
final class Pause {
  private static final double NANOS_PER_SECOND = 1e9;

  private Pause() {}

  static void seconds(double seconds) {
    long end = System.nanoTime() + (long) (seconds * NANOS_PER_SECOND);
    for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }
}
