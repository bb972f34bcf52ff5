package gopark.scene;

import gopark.condition.Condition;
import gopark.condition.Conditions;
import gopark.scenario.Fields;
import gopark.scenario.ScenarioLimits;
import org.jspecify.annotations.Nullable;

/** Reads where something is, and the conditions that say it. */
final class PointReader {
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
    GoalReader.checked(fields, CONDITION, text);
    return new Point.When(text, fields.integer("times", 1, SceneLimits.TIMES, 1));
  }

  /** What must be seen at a step, where no event is at hand. */
  static @Nullable String shows(Fields fields) {
    String text = fields.optionalText("shows", Conditions.LENGTH);
    Condition condition = text == null ? null : GoalReader.checked(fields, "shows", text);
    if (condition != null && condition.needs().event()) {
      fields.refuse("shows", "about-an-event", "This is about a state; no event is at hand.");
    }
    return text;
  }
}
