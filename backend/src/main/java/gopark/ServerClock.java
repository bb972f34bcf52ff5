package gopark;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The time of day, of which sessions are a function. Servers that share a storage take it from
 * there, so that they agree though the clocks of their machines do not.
 */
final class ServerClock implements InstantSource {

  /** What a reading of a clock elsewhere may be wrong by; nobody sees less. */
  private static final long TRUE_ENOUGH_MS = 20;

  private final InstantSource machine;
  private final AtomicLong aheadMs = new AtomicLong();

  /**
   * The clock of this machine.
   *
   * @param wrongBy how far it is ahead of what the machine says, for tests of wrong clocks
   */
  ServerClock(InstantSource machine, Duration wrongBy) {
    this.machine = wrongBy.isZero() ? machine : InstantSource.offset(machine, wrongBy);
  }

  /** Sets this clock forward by that much, because the time that matters is ahead of it. */
  void adjust(long millis) {
    if (Math.abs(millis) > TRUE_ENOUGH_MS) {
      aheadMs.addAndGet(millis);
    }
  }

  @Override
  public Instant instant() {
    return machine.instant().plusMillis(aheadMs.get());
  }

  @Override
  public long millis() {
    return machine.millis() + aheadMs.get();
  }
}
