package gopark.web.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.EstimationProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ObjLongConsumer;
import org.springframework.web.server.ServerWebExchange;

/**
 * How often each of many may do something. It remembers a bounded number of them, and none for
 * longer than twice what it takes until all is allowed again. What other servers have let in counts
 * here too: it may leave somebody with less than nothing, who then waits until it is made up for.
 *
 * @param <K> the client; its text tells it from others, on all servers alike
 */
final class Rate<K> {

  private final String name;
  private final long allowed;
  private final Duration period;
  private final long burst;
  private final Duration window;
  private final int remembered;
  private final TimeMeter time;
  private final Cache<String, Bucket> buckets;

  /** What was taken since other servers were told, by account; empty where there are none. */
  private final Map<String, Long> untold = new ConcurrentHashMap<>();

  private volatile boolean isShared;

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
    this.remembered = remembered;
    this.time = time;
    window = period.multipliedBy(burst).plusNanos(allowed - 1).dividedBy(allowed);
    buckets =
        Caffeine.newBuilder()
            .maximumSize(remembered)
            // A debt, made by what other servers let in, lasts twice as long.
            .expireAfterAccess(window.multipliedBy(2))
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
    String account = who.toString();
    long wanted = Math.min(count, burst);
    ConsumptionProbe probe = bucket(account).tryConsumeAndReturnRemaining(wanted);
    if (probe.isConsumed()) {
      note(account, wanted);
    }
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

  /**
   * Takes nothing, and tells in the answer's fields if there is nothing to take.
   *
   * @return zero if there is something; else how long to wait
   */
  Duration look(K who, ServerWebExchange exchange) {
    Bucket bucket = buckets.getIfPresent(who.toString());
    if (bucket == null) {
      return Duration.ZERO;
    }
    EstimationProbe probe = bucket.estimateAbilityToConsume(1);
    if (probe.canBeConsumed()) {
      return Duration.ZERO;
    }
    long left = probe.getRemainingTokens();
    Duration untilFull = window.multipliedBy(burst - left).dividedBy(burst);
    RateLimitFields.add(exchange, name, burst, window, left, untilFull);
    return Duration.ofNanos(Math.max(1, probe.getNanosToWaitForRefill()));
  }

  private Bucket bucket(String account) {
    return buckets.get(account, unknown -> full());
  }

  private void note(String account, long count) {
    if (isShared && untold.size() < remembered) {
      untold.merge(account, count, Long::sum);
    }
  }

  /** Gives back what was taken for something that then did not happen. */
  void giveBack(K who, long count) {
    String account = who.toString();
    Bucket bucket = buckets.getIfPresent(account);
    if (bucket != null) {
      bucket.addTokens(Math.min(count, burst));
      note(account, -Math.min(count, burst));
    }
  }

  String name() {
    return name;
  }

  /**
   * Hands out what was taken since this was asked last; from the first time on it is noted. It is
   * less than nothing where more was given back.
   */
  void tell(ObjLongConsumer<String> news) {
    isShared = true;
    for (String account : List.copyOf(untold.keySet())) {
      Long count = untold.remove(account);
      if (count != null && count != 0) {
        news.accept(account, count);
      }
    }
  }

  /** Another server has let so many in, of which more than a burst count as a burst. */
  void hear(String account, long count) {
    bucket(account).consumeIgnoringRateLimits(Math.min(count, burst));
  }

  /** The number of clients that are remembered. */
  long remembered() {
    buckets.cleanUp();
    return buckets.estimatedSize();
  }
}
