package gopark.web.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import org.springframework.web.server.ServerWebExchange;

/**
 * How often each of many may do something. It remembers a bounded number of them, and none for
 * longer than it takes until all is allowed again.
 *
 * @param <K> who
 */
final class Rate<K> {

  private final String name;
  private final long allowed;
  private final Duration period;
  private final long burst;
  private final Duration window;
  private final TimeMeter time;
  private final Cache<K, Bucket> buckets;

  /**
   * @param name in the answers' header
   * @param allowed in that period, in the long run
   * @param burst at once, after a silence
   */
  Rate(String name, long allowed, Duration period, long burst, int remembered, TimeMeter time) {
    this.name = name;
    this.allowed = allowed;
    this.period = period;
    this.burst = burst;
    this.time = time;
    window = period.multipliedBy(burst).plusNanos(allowed - 1).dividedBy(allowed);
    buckets =
        Caffeine.newBuilder()
            .maximumSize(remembered)
            .expireAfterAccess(window)
            .ticker(time::currentTimeNanos)
            .executor(Runnable::run)
            .build();
  }

  private Bucket full() {
    return Bucket.builder()
        .withCustomTimePrecision(time)
        .addLimit(limit -> limit.capacity(burst).refillGreedy(allowed, period))
        .build();
  }

  /**
   * Takes some, or nothing at all, and tells it in the answer's fields. More than a burst counts as
   * a burst: it would never be allowed.
   *
   * @return zero if they were taken; else how long to wait
   */
  Duration take(K who, long count, ServerWebExchange exchange) {
    ConsumptionProbe probe =
        buckets.get(who, unknown -> full()).tryConsumeAndReturnRemaining(Math.min(count, burst));
    RateLimitFields.add(
        exchange,
        name,
        burst,
        window,
        probe.getRemainingTokens(),
        Duration.ofNanos(probe.getNanosToWaitForReset()));
    return probe.isConsumed()
        ? Duration.ZERO
        : Duration.ofNanos(Math.max(1, probe.getNanosToWaitForRefill()));
  }

  /** Gives back what was taken for something that then did not happen. */
  void giveBack(K who, long count) {
    Bucket bucket = buckets.getIfPresent(who);
    if (bucket != null) {
      bucket.addTokens(Math.min(count, burst));
    }
  }

  /** How many are remembered. */
  long remembered() {
    buckets.cleanUp();
    return buckets.estimatedSize();
  }
}
