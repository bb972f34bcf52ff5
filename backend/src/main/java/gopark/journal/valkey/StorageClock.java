package gopark.journal.valkey;

import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/**
 * How far the storage's clock is ahead of this machine's. All servers that have the storage take
 * the time of their sessions from it, so that a session that plays is at the same step on all of
 * them though their own clocks differ.
 */
final class StorageClock {

  /** The number of readings; the one that took least is the truest. */
  private static final int READINGS = 3;

  private final Lane lane;
  private final InstantSource clock;
  private final LongConsumer ahead;

  StorageClock(Lane lane, InstantSource clock, LongConsumer ahead) {
    this.lane = lane;
    this.clock = clock;
    this.ahead = ahead;
  }

  void read() {
    long shortest = Long.MAX_VALUE;
    long difference = 0;
    for (int i = 0; i < READINGS; i++) {
      long beganNs = System.nanoTime();
      List<byte[]> told = lane.ask(to -> to.time());
      long took = System.nanoTime() - beganNs;
      long here = clock.millis() - TimeUnit.NANOSECONDS.toMillis(took / 2);
      if (took < shortest) {
        shortest = took;
        difference = millis(told) - here;
      }
    }
    ahead.accept(difference);
  }

  private static long millis(List<byte[]> told) {
    return TimeUnit.SECONDS.toMillis(number(told.get(0)))
        + TimeUnit.MICROSECONDS.toMillis(number(told.get(1)));
  }

  private static long number(byte[] digits) {
    return Long.parseLong(Keys.text(digits));
  }
}
