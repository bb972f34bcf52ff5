package gopark.session;

import gopark.condition.Compiled;
import gopark.condition.Condition;
import gopark.condition.Conditions;
import java.util.LinkedHashMap;
import java.util.Map;

/** The conditions at which a session pauses, by their ids. */
final class Breakpoints {
  /** A session has no more of them. */
  static final int MOST = 20;

  private static final Conditions CONDITIONS = new Conditions();

  private final Map<String, Condition> conditions;

  Breakpoints() {
    this(new LinkedHashMap<>());
  }

  private Breakpoints(Map<String, Condition> conditions) {
    this.conditions = conditions;
  }

  Breakpoints copy() {
    return new Breakpoints(new LinkedHashMap<>(conditions));
  }

  static Compiled compile(String text) {
    return CONDITIONS.compile(text);
  }

  boolean isFull(String id) {
    return conditions.size() >= MOST && !conditions.containsKey(id);
  }

  void put(String id, Condition condition) {
    conditions.put(id, condition);
  }

  boolean remove(String id) {
    return conditions.remove(id) != null;
  }

  boolean isEmpty() {
    return conditions.isEmpty();
  }

  /** Their texts by their ids, in the order in which they were set. */
  Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    conditions.forEach((id, condition) -> texts.put(id, condition.text()));
    return texts;
  }

  Map<String, Condition> all() {
    return conditions;
  }
}
