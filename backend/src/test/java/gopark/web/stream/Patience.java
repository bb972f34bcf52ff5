package gopark.web.stream;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what must happen, and not longer than that takes on a machine that is busy. */
final class Patience {

  static final Duration LIMIT = Duration.ofMinutes(1);

  private Patience() {}

  static void until(BooleanSupplier condition) {
    long end = System.nanoTime() + LIMIT.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("It did not happen within " + LIMIT);
      }
      LockSupport.parkNanos(1_000_000);
    }
  }
}
