package gopark.lesson;

import gopark.condition.Conditions;
import gopark.scenario.Fields;
import gopark.scene.GoalReader;

/**
 * The first step of a run after another at which a condition has become true {@code times} times.
 *
 * @param condition in CEL
 */
public record Instant(String condition, int times) {

  static Instant read(Fields fields) {
    String text = fields.text("condition", Conditions.LENGTH);
    GoalReader.checked(fields, "condition", text);
    return new Instant(text, fields.integer("times", 1, LessonLimits.TIMES, 1));
  }
}
