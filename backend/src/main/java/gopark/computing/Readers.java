package gopark.computing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The tasks of clients who read what another steers, in line: one of each client in turn. */
final class Readers {

  /** The tasks of each client; the one whose turn it is first. */
  private final SequencedMap<String, ArrayDeque<Task>> lines = new LinkedHashMap<>();

  private int size;

  void add(Task task) {
    lines.computeIfAbsent(task.client, client -> new ArrayDeque<>()).add(task);
    size++;
  }

  /** Lets it stand before all others again. */
  void addFirst(Task task) {
    ArrayDeque<Task> line = lines.computeIfAbsent(task.client, client -> new ArrayDeque<>());
    line.addFirst(task);
    lines.putFirst(task.client, line);
    size++;
  }

  /** The next one; null: none. */
  @Nullable Task peek() {
    Map.Entry<String, ArrayDeque<Task>> next = lines.firstEntry();
    return next == null ? null : next.getValue().peek();
  }

  /** Takes a task out, after which the other clients have their turn. False if it is not here. */
  boolean remove(Task task) {
    ArrayDeque<Task> line = lines.get(task.client);
    if (line == null || !line.remove(task)) {
      return false;
    }
    size--;
    if (line.isEmpty()) {
      lines.remove(task.client);
    } else {
      lines.putLast(task.client, line);
    }
    return true;
  }

  int size() {
    return size;
  }

  /** How many of a client's tasks are here. */
  int of(String client) {
    ArrayDeque<Task> line = lines.get(client);
    return line == null ? 0 : line.size();
  }

  List<Task> all() {
    List<Task> all = new ArrayList<>();
    lines.values().forEach(all::addAll);
    return all;
  }

  void clear() {
    lines.clear();
    size = 0;
  }
}
