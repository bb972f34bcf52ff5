package gopark.session;

import gopark.condition.Compiled;
import gopark.condition.Condition;
import gopark.condition.ConditionProblem;
import gopark.condition.Conditions;
import gopark.scenario.Problem;
import gopark.scenario.ScenarioLimits;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The conditions at which a session pauses, by their ids. */
final class Breakpoints {
  /** A session has no more of them. */
  static final int MOST = ScenarioLimits.BREAKPOINTS;

  private static final Conditions CONDITIONS = Conditions.shared();

  private final Map<String, Condition> conditions;

  Breakpoints() {
    this(new LinkedHashMap<>());
  }

  private Breakpoints(Map<String, Condition> conditions) {
    this.conditions = conditions;
  }

  /** The breakpoints of these texts by their ids; {@link #wrong} has found nothing in them. */
  static Breakpoints of(Map<String, String> texts) {
    Breakpoints made = new Breakpoints();
    texts.forEach((id, text) -> {
      if (compile(text) instanceof Compiled.Ready(var condition)) {
        made.put(id, condition);
      }
    });
    return made;
  }

  /** What is wrong with the first of these texts that can be no breakpoint; null: nothing is. */
  static @Nullable Problem wrong(String path, Map<String, String> texts) {
    int index = 0;
    for (String text : texts.values()) {
      if (compile(text) instanceof Compiled.Refused(ConditionProblem problem)) {
        return problem(path + "[" + index + "]", problem);
      }
      index++;
    }
    return null;
  }

  /** What a condition that stands there is refused with. */
  static Problem problem(String path, ConditionProblem problem) {
    SequencedMap<String, Object> arguments = new LinkedHashMap<>(problem.arguments());
    arguments.put("position", (long) problem.position());
    return new Problem(path + ".condition", problem.code(), arguments, problem.sentence());
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
