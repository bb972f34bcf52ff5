package gopark.runtime.state;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The network poller. In Go: netpoll.go.
 *
 * @param waiters how many goroutines wait for it
 * @param goids the first of them, in the order in which their data will come
 * @param poller the machine that sleeps in epoll_wait
 */
public record NetpollState(
    boolean initialised,
    int waiters,
    List<Integer> goids,
    @Nullable Integer poller,
    long lastpollNs,
    long pollUntilNs) {
  public NetpollState {
    goids = List.copyOf(goids);
  }
}
