package gopark.journal.valkey;

import gopark.journal.JournalFailed;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Whether replicas confirm what is written. Once a write was not confirmed, be it refused, late or
 * broken off, one write at a time finds out whether the next is, and the others are refused at
 * once: each would wait in vain, and hold a session that others look at.
 */
final class Replicas {

  private final int wanted;
  private final AtomicBoolean isTried = new AtomicBoolean();
  private volatile boolean lacking;

  /**
   * Replicas of which nothing is known yet.
   *
   * @param wanted how many must have an entry, too; 0: whatever is written counts at once
   */
  Replicas(int wanted) {
    this.wanted = wanted;
  }

  /** Writes, unless that would be in vain. */
  <T> T write(Supplier<T> work) {
    if (!lacking) {
      return tried(work);
    }
    if (!isTried.compareAndSet(false, true)) {
      throw new JournalFailed(
          "%d replicas must have an entry, and lately they did not.".formatted(wanted), null);
    }
    try {
      return tried(work);
    } finally {
      isTried.set(false);
    }
  }

  private <T> T tried(Supplier<T> work) {
    try {
      return work.get();
    } catch (JournalFailed unconfirmed) {
      lacking = wanted > 0;
      throw unconfirmed;
    }
  }

  /** Notes how many replicas have what was written; fails if they are fewer than must. */
  void confirmed(long have, Duration within) {
    lacking = have < wanted;
    if (lacking) {
      throw new JournalFailed(
          "%d of %d replicas have confirmed an entry within %d ms."
              .formatted(have, wanted, within.toMillis()),
          null);
    }
  }
}
