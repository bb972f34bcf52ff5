package gopark.scene;

import gopark.condition.Compiled;
import gopark.condition.Condition;
import gopark.condition.ConditionProblem;
import gopark.condition.Conditions;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.ScenarioLimits;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Reads where something is, and the conditions that say it. */
final class PointReader {
  private static final Conditions CONDITIONS = new Conditions();
  private static final String CONDITION = "condition";

  private PointReader() {}

  static Point opening(Fields fields) {
    fields.needsOneOf(CONDITION, "step");
    return fields.has(CONDITION)
        ? when(fields)
        : new Point.AtStep(fields.has("step") ? fields.number("step", 0, ScenarioLimits.EXACT) : 0);
  }

  static Point later(Fields fields) {
    fields.needsOneOf(CONDITION, "events");
    return fields.has(CONDITION)
        ? when(fields)
        : new Point.Later(
            fields.has("events") ? fields.integer("events", 1, SceneLimits.TIMES) : 1);
  }

  private static Point when(Fields fields) {
    String text = fields.text(CONDITION, Conditions.LENGTH);
    checked(fields, CONDITION, text);
    return new Point.When(text, fields.integer("times", 1, SceneLimits.TIMES, 1));
  }

  /** What must be seen at a step, where no event is at hand. */
  static @Nullable String shows(Fields fields) {
    String text = fields.optionalText("shows", Conditions.LENGTH);
    Condition condition = text == null ? null : checked(fields, "shows", text);
    if (condition != null && condition.needs().event()) {
      fields.refuse("shows", "about-an-event", "This is about a state; no event is at hand.");
    }
    return text;
  }

  private static @Nullable Condition checked(Fields fields, String name, String text) {
    if (text.isEmpty()) {
      return null;
    }
    return switch (CONDITIONS.compile(text)) {
      case Compiled.Ready(Condition condition) -> condition;
      case Compiled.Refused(ConditionProblem problem) -> {
        SequencedMap<String, Object> arguments = new LinkedHashMap<>(problem.arguments());
        arguments.put("position", (long) problem.position());
        fields.refuse(
            new Problem(fields.path(name), problem.code(), arguments, problem.sentence()));
        yield null;
      }
    };
  }

  /** A condition that was read before. */
  static Condition compiled(String text) {
    return switch (CONDITIONS.compile(text)) {
      case Compiled.Ready(Condition condition) -> condition;
      case Compiled.Refused(ConditionProblem problem) ->
          throw new IllegalArgumentException(text + ": " + problem.sentence());
    };
  }
}
