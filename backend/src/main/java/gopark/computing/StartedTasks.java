package gopark.computing;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The tasks that have begun and not ended, and who of them leaves for others. Nobody can tell of a
 * task that begins whether it will be long. So where all places are taken, those who have computed
 * for long make room, and who asks for little is never kept out by them. Guarded by the scheduler's
 * lock.
 */
final class StartedTasks {
  /**
   * The most tasks under way at a time; each keeps the stack of a thread, and may hold a copy of a
   * simulation. For another one that begins a long one leaves.
   */
  static final int MOST = 512;

  /** More begin only while those that leave for them are on their way, or none is long. */
  static final int MOST_WITH_LEAVING = MOST + MOST / 4;

  private final Set<Task> tasks = new LinkedHashSet<>();
  private int leaving;

  void add(Task task) {
    tasks.add(task);
  }

  void remove(Task task) {
    tasks.remove(task);
    leaving -= task.isLeaving() ? 1 : 0;
  }

  int size() {
    return tasks.size();
  }

  /** Whether no more may begin. */
  boolean isFull() {
    return tasks.size() >= MOST_WITH_LEAVING;
  }

  /** Whether somebody should leave. */
  boolean isCrowded() {
    return tasks.size() - leaving > MOST;
  }

  /** Asks a task to leave. False if it may not, or does already. */
  boolean leave(Task task) {
    if (!task.mayLeave()) {
      return false;
    }
    task.leave();
    leaving++;
    return true;
  }

  /** The longest task of the client who has most places; null: none of them is long. */
  @Nullable Task longestOfTheMost() {
    Map<String, List<Task>> ofClients =
        tasks.stream().filter(Task::givesWay).collect(Collectors.groupingBy(task -> task.client));
    return ofClients.values().stream()
        .max(Comparator.comparingInt(List::size))
        .flatMap(most ->
            most.stream().filter(Task::mayLeave).max(Comparator.comparingLong(task -> task.usedNs)))
        .orElse(null);
  }
}
