package gopark.browser.play;

import static java.util.Objects.requireNonNull;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A session's snapshot, as the server tells it to every client. */
record Snapshot(Map<String, Object> tree) {

  int step() {
    return number(tree.get("step"));
  }

  /** The processors, P0 first. */
  List<Map<String, Object>> processors() {
    return object(tree.get("ps")).values().stream().map(one -> object(one)).toList();
  }

  Map<String, Object> sched() {
    return object(tree.get("sched"));
  }

  /** How many goroutines there are, by their status. */
  Map<String, Integer> goroutinesByStatus() {
    return object(tree.get("gCounts")).entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, one -> number(one.getValue())));
  }

  int goroutines() {
    return goroutinesByStatus().values().stream().mapToInt(Integer::intValue).sum();
  }

  static int number(@Nullable Object value) {
    return ((Number) requireNonNull(value)).intValue();
  }

  @SuppressWarnings("unchecked") // JSON's objects have strings for keys
  static Map<String, Object> object(@Nullable Object value) {
    return (Map<String, Object>) requireNonNull(value);
  }

  static List<Map<String, Object>> objects(@Nullable Object value) {
    return ((Collection<?>) requireNonNull(value)).stream().map(one -> object(one)).toList();
  }
}
