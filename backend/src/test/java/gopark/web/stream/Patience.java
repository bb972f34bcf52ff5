package gopark.web.stream;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what must happen, and not longer than that takes on a machine that is busy. */
final class Patience {

  static final Duration LIMIT = Duration.ofMinutes(1);

  private final long start = System.nanoTime();

  boolean isOver() {
    return System.nanoTime() - start > LIMIT.toNanos();
  }

  static void until(BooleanSupplier condition) {
    Patience patience = new Patience();
    while (!condition.getAsBoolean()) {
      if (patience.isOver()) {
        throw new AssertionError("It did not happen within " + LIMIT);
      }
      LockSupport.parkNanos(1_000_000);
    }
  }
}
