package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.TIME;

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
    @Means(COUNT) int waiters,
    List<@Means(GOROUTINE) Integer> goids,
    @Nullable @Means(MACHINE) Integer poller,
    @Means(TIME) long lastpollNs,
    @Means(TIME) long pollUntilNs) {
  public NetpollState {
    goids = List.copyOf(goids);
  }
}
