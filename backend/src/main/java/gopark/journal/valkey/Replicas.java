package gopark.journal.valkey;

import gopark.journal.JournalFailed;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Whether replicas confirm what is written. While they do not, one write at a time finds out when
 * they do again, and the others are refused at once: each would wait in vain, and hold a session
 * that others look at.
 */
final class Replicas {

  private final int wanted;
  private final AtomicBoolean isTried = new AtomicBoolean();
  private volatile boolean lacking;

  /** So many must have an entry, too. */
  Replicas(int wanted) {
    this.wanted = wanted;
  }

  /** Writes, unless that would be in vain. */
  <T> T write(Supplier<T> work) {
    if (!lacking) {
      return work.get();
    }
    if (!isTried.compareAndSet(false, true)) {
      throw new JournalFailed(
          "%d replicas must have an entry, and lately they did not.".formatted(wanted), null);
    }
    try {
      return work.get();
    } finally {
      isTried.set(false);
    }
  }

  /** So many have it. */
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
