package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.OBJECT;

import gopark.program.Operation.SyncKind;
import java.util.List;

/**
 * An object of package sync, or a semaphore.
 *
 * @param count the counter of a group, the readers of an RWMutex, the value of a semaphore, those
 *     who wait for a mutex or condition
 * @param waiters the first of those who wait
 */
public record SyncObjectState(
    @Means(OBJECT) int id,
    SyncKind kind,
    String name,
    @Means(COUNT) long count,
    boolean locked,
    boolean starving,
    List<@Means(GOROUTINE) Integer> waiters,
    @Means(COUNT) int waitersize) {
  public SyncObjectState {
    waiters = List.copyOf(waiters);
  }
}
