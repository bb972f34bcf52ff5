package gopark.web.limit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ObjLongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * How many of something each of many has at a time, and all together; it counts those only. What a
 * client has at other servers counts for the client; all together are those of this server.
 *
 * @param <K> the client; its text tells it from others, on all servers alike
 */
final class Places<K> {

  private final int each;
  private final int total;
  private final ConcurrentMap<K, Integer> taken = new ConcurrentHashMap<>();
  private final AtomicInteger all = new AtomicInteger();
  private volatile Map<String, Integer> elsewhere = Map.of();

  Places(int each, int total) {
    this.each = each;
    this.total = total;
  }

  /** A place that counts for nobody alone. */
  @Nullable Permit takeForAll() {
    if (!isOneLeft()) {
      return null;
    }
    AtomicBoolean isLeft = new AtomicBoolean();
    return () -> {
      if (isLeft.compareAndSet(false, true)) {
        all.decrementAndGet();
      }
    };
  }

  private boolean isOneLeft() {
    if (all.incrementAndGet() > total) {
      all.decrementAndGet();
      return false;
    }
    return true;
  }

  /** A place, to be left once; null if there is none. */
  @Nullable Permit take(K who) {
    if (!isOneLeft()) {
      return null;
    }
    int mine = taken.merge(who, 1, Integer::sum);
    Place place = new Place(who);
    if ((long) mine + elsewhere(who) > each) {
      place.close();
      return null;
    }
    return place;
  }

  private int elsewhere(K who) {
    Map<String, Integer> known = elsewhere;
    return known.isEmpty() ? 0 : known.getOrDefault(who.toString(), 0);
  }

  /** Tells how many places each client has here. */
  void tell(ObjLongConsumer<String> news) {
    taken.forEach((who, count) -> news.accept(who.toString(), count));
  }

  /** Takes over the counts of each client at all other servers together. */
  void hear(Map<String, Integer> others) {
    elsewhere = Map.copyOf(others);
  }

  int each() {
    return each;
  }

  int leftFor(K who) {
    long mine = (long) each - taken.getOrDefault(who, 0) - elsewhere(who);
    return (int) Math.max(0, Math.min(mine, total - all.get()));
  }

  int takenByAll() {
    return all.get();
  }

  private void leave(K who) {
    taken.computeIfPresent(who, (same, count) -> count == 1 ? null : count - 1);
    all.decrementAndGet();
  }

  private final class Place implements Permit {
    private final K who;
    private final AtomicBoolean isLeft = new AtomicBoolean();

    Place(K who) {
      this.who = who;
    }

    @Override
    public void close() {
      if (isLeft.compareAndSet(false, true)) {
        leave(who);
      }
    }
  }
}
