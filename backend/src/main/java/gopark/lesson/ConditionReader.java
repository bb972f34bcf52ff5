package gopark.lesson;

import gopark.condition.Compiled;
import gopark.condition.Condition;
import gopark.condition.ConditionProblem;
import gopark.condition.Conditions;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.session.Goal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads conditions, moments and goals. */
public final class ConditionReader {
  private static final Conditions CONDITIONS = new Conditions();
  private static final String CONDITION = "condition";
  private static final List<String> WHEN =
      Stream.of(Goal.When.values()).map(when -> when.name().toLowerCase(Locale.ROOT)).toList();

  private ConditionReader() {}

  static Instant instant(Fields fields) {
    String text = fields.text(CONDITION, Conditions.LENGTH);
    checked(fields, CONDITION, text);
    return new Instant(text, fields.integer("times", 1, LessonLimits.TIMES, 1));
  }

  /** A goal as a stranger may send it, too; null if something is wrong with it, which is told. */
  public static @Nullable Goal goal(Fields fields) {
    Condition condition = checked(fields, CONDITION, fields.text(CONDITION, Conditions.LENGTH));
    String when = fields.choice("when", WHEN, WHEN.getFirst());
    int times = fields.integer("times", 1, LessonLimits.TIMES, 1);
    if (condition == null || when == null) {
      return null;
    }
    Goal.When wanted = Goal.When.valueOf(when.toUpperCase(Locale.ROOT));
    if (wanted != Goal.When.EVER && condition.needs().event()) {
      fields.refuse(CONDITION, "about-an-event", "This is about a state; no event is at hand.");
    }
    if (wanted != Goal.When.EVER && times != 1) {
      fields.refuse("times", "times-of-a-state", "Only what happens can be counted.");
    }
    return new Goal(condition, wanted, times);
  }

  static @Nullable Condition checked(Fields fields, String name, String text) {
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
