package gopark.runtime.state;

import java.util.List;

/**
 * An object of package sync, or a semaphore.
 *
 * @param kind {@code mutex}, {@code waitGroup} …
 * @param count the counter of a group, the readers of an RWMutex, the value of a semaphore, those
 *     who wait for a mutex or condition
 * @param waiters the first of those who wait
 */
public record SyncObjectState(
    int id,
    String kind,
    String name,
    long count,
    boolean locked,
    boolean starving,
    List<Integer> waiters,
    int waitersize) {
  public SyncObjectState {
    waiters = List.copyOf(waiters);
  }
}
