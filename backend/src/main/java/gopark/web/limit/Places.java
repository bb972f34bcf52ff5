package gopark.web.limit;

import gopark.web.ClientAddress;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** How many of something each address has at a time, and all together; it counts those only. */
final class Places {

  private final int perAddress;
  private final int total;
  private final ConcurrentMap<ClientAddress, Integer> taken = new ConcurrentHashMap<>();
  private final AtomicInteger all = new AtomicInteger();

  Places(int perAddress, int total) {
    this.perAddress = perAddress;
    this.total = total;
  }

  /** A place, to be left once; null if there is none. */
  @Nullable Permit take(ClientAddress address) {
    if (all.incrementAndGet() > total) {
      all.decrementAndGet();
      return null;
    }
    int mine = taken.merge(address, 1, Integer::sum);
    Place place = new Place(address);
    if (mine > perAddress) {
      place.close();
      return null;
    }
    return place;
  }

  int perAddress() {
    return perAddress;
  }

  int leftFor(ClientAddress address) {
    int mine = perAddress - taken.getOrDefault(address, 0);
    return Math.max(0, Math.min(mine, total - all.get()));
  }

  int takenByAll() {
    return all.get();
  }

  private void leave(ClientAddress address) {
    taken.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
    all.decrementAndGet();
  }

  private final class Place implements Permit {
    private final ClientAddress address;
    private final AtomicBoolean isLeft = new AtomicBoolean();

    Place(ClientAddress address) {
      this.address = address;
    }

    @Override
    public void close() {
      if (isLeft.compareAndSet(false, true)) {
        leave(address);
      }
    }
  }
}
