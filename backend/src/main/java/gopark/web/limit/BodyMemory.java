package gopark.web.limit;

import gopark.web.ClientAddress;
import gopark.web.problem.ApiProblem;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * How many bytes of bodies wait in memory: those of requests for the rest of them, those of answers
 * for clients that take them. The first few of each do not count, so that a client that fills the
 * room with large bodies keeps nobody from sending a command, or from what it leads to.
 */
final class BodyMemory {

  /** The length of a body up to which it does not count. */
  private static final int SMALL = 16 * 1024;

  private static final int ADDRESSES = 4;
  private static final Duration SOON = Duration.ofSeconds(2);

  private final long total;
  private final AtomicLong taken = new AtomicLong();
  private final ConcurrentMap<ClientAddress, Long> takenBy = new ConcurrentHashMap<>();

  BodyMemory(long total) {
    this.total = total;
  }

  long taken() {
    return taken.get();
  }

  /** The body of a request from there; the problem is made of a code and of how long to wait. */
  ArrivingBody arriving(ClientAddress address, Function<Duration, ApiProblem> refusal) {
    return new Arriving(address, refusal);
  }

  private boolean take(ClientAddress address, long bytes) {
    long all = taken.addAndGet(bytes);
    long ofAddress = takenBy.merge(address, bytes, Long::sum);
    return all <= total && ofAddress <= Math.max(1, total / ADDRESSES);
  }

  private void giveBack(ClientAddress address, long bytes) {
    taken.addAndGet(-bytes);
    takenBy.computeIfPresent(address, (same, mine) -> mine == bytes ? null : mine - bytes);
  }

  /** The memory of one body: used by one thread after the other, but closed at any time. */
  private final class Arriving implements ArrivingBody {
    private final ClientAddress address;
    private final Function<Duration, ApiProblem> refusal;
    private long received;
    private long counted;
    private boolean isClosed;

    Arriving(ClientAddress address, Function<Duration, ApiProblem> refusal) {
      this.address = address;
      this.refusal = refusal;
    }

    @Override
    public synchronized void add(int bytes) {
      received += bytes;
      long more = Math.max(0, received - SMALL) - counted;
      if (more == 0 || isClosed) {
        return;
      }
      counted += more;
      if (!take(address, more)) {
        throw refusal.apply(SOON);
      }
    }

    @Override
    public synchronized void close() {
      if (!isClosed && counted > 0) {
        giveBack(address, counted);
      }
      isClosed = true;
    }
  }
}
