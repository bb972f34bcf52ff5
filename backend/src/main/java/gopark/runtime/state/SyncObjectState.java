package gopark.runtime.state;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An object of package sync, or a semaphore.
 *
 * @param kind {@code MUTEX}, {@code WAIT_GROUP} …
 * @param holder who has it locked, if known
 * @param count the counter of a group, the readers of an RWMutex, the value of a semaphore
 * @param waiters the first of those who wait
 */
public record SyncObjectState(
    int id,
    String kind,
    String name,
    @Nullable Integer holder,
    long count,
    boolean locked,
    boolean starving,
    List<Integer> waiters,
    int waitersize) {
  public SyncObjectState {
    waiters = List.copyOf(waiters);
  }
}
