package gopark.web.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import gopark.web.ClientAddress;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/**
 * The addresses lately refused, and the reasons. It remembers a bounded number of addresses, in
 * memory alone, and forgets each an hour after its last refusal.
 */
final class RecentRefusals {

  private static final int REMEMBERED = 1_000;
  private static final Duration LATELY = Duration.ofHours(1);

  private final Cache<Reason, LongAdder> counts;

  private record Reason(ClientAddress address, String code) {}

  RecentRefusals(TimeMeter time) {
    counts =
        Caffeine.newBuilder()
            .maximumSize(REMEMBERED)
            .expireAfterAccess(LATELY)
            .ticker(time::currentTimeNanos)
            .executor(Runnable::run)
            .build();
  }

  void add(ClientAddress address, String code) {
    counts.get(new Reason(address, code), unknown -> new LongAdder()).increment();
  }

  /**
   * At most {@code most} refusals, the most frequent first. Reading them keeps nobody in memory for
   * longer.
   */
  List<RefusedAddress> most(int most) {
    return counts.asMap().entrySet().stream()
        .map(one -> {
          Reason reason = one.getKey();
          return new RefusedAddress(reason.address(), reason.code(), one.getValue().sum());
        })
        .sorted(Comparator.comparingLong(RefusedAddress::count).reversed())
        .limit(most)
        .toList();
  }
}
