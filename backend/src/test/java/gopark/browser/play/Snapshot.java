package gopark.browser.play;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** A session's snapshot, as the server tells it to every client. */
record Snapshot(Map<String, Object> tree) {

  int step() {
    return number(tree.get("step"));
  }

  /** The processors, P0 first. */
  List<Map<String, Object>> processors() {
    return object(tree.get("ps")).values().stream().map(Snapshot::object).toList();
  }

  Map<String, Object> sched() {
    return object(tree.get("sched"));
  }

  /** How many goroutines there are, by their status. */
  Map<String, Integer> goroutinesByStatus() {
    return object(tree.get("gCounts")).entrySet().stream()
        .collect(
            java.util.stream.Collectors.toMap(Map.Entry::getKey, one -> number(one.getValue())));
  }

  int goroutines() {
    return goroutinesByStatus().values().stream().mapToInt(Integer::intValue).sum();
  }

  static int number(Object value) {
    return ((Number) value).intValue();
  }

  @SuppressWarnings("unchecked") // JSON's objects have strings for keys
  static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  static List<Map<String, Object>> objects(Object value) {
    return ((Collection<?>) value).stream().map(Snapshot::object).toList();
  }
}
