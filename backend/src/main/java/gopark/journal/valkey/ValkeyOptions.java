package gopark.journal.valkey;

import java.time.Duration;

/**
 * Where the storage is, and what is wanted of it.
 *
 * @param address as {@code redis://host:port}, {@code rediss://} or {@code redis-sentinel://}
 * @param replicas that must have an entry too before it counts as written
 * @param patience how long an answer may take
 */
public record ValkeyOptions(String address, int replicas, Duration patience) {

  /**
   * How long an answer may take if nobody says it. A storage in the same network answers within
   * some milliseconds; whoever waits for it holds a session that others look at.
   */
  public static final Duration PATIENCE = Duration.ofSeconds(1);

  public ValkeyOptions {
    if (replicas < 0) {
      throw new IllegalArgumentException("There are no %d replicas.".formatted(replicas));
    }
  }

  /** A storage by itself. */
  public static ValkeyOptions of(String address) {
    return new ValkeyOptions(address, 0, PATIENCE);
  }
}
