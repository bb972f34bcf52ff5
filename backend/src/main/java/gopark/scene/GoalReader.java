package gopark.scene;

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

/** Reads conditions and goals, of scenes and lessons as of strangers. */
public final class GoalReader {
  private static final Conditions CONDITIONS = Conditions.shared();
  private static final String CONDITION = "condition";
  private static final List<String> WHEN =
      Stream.of(Goal.When.values()).map(when -> when.name().toLowerCase(Locale.ROOT)).toList();

  private GoalReader() {}

  /** A goal; null if something is wrong with it, which the fields then know. */
  public static @Nullable Goal goal(Fields fields) {
    Condition condition = checked(fields, CONDITION, fields.text(CONDITION, Conditions.LENGTH));
    String when = fields.choice("when", WHEN, WHEN.getFirst());
    int times = fields.integer("times", 1, SceneLimits.TIMES, 1);
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

  /** The condition of a field's text; null if it does not compile, which the fields then know. */
  public static @Nullable Condition checked(Fields fields, String name, String text) {
    if (text.isEmpty()) {
      return null;
    }
    return switch (CONDITIONS.compile(text)) {
      case Compiled.Ready(Condition condition) -> condition;
      case Compiled.Refused(ConditionProblem problem) -> {
        refuse(fields, name, problem);
        yield null;
      }
    };
  }

  /** Tells what is wrong with the condition or formula of a field, and where in its text. */
  static void refuse(Fields fields, String name, ConditionProblem problem) {
    SequencedMap<String, Object> arguments = new LinkedHashMap<>(problem.arguments());
    arguments.put("position", (long) problem.position());
    fields.refuse(new Problem(fields.path(name), problem.code(), arguments, problem.sentence()));
  }

  /** A condition that was read before. */
  public static Condition compiled(String text) {
    return switch (CONDITIONS.compile(text)) {
      case Compiled.Ready(Condition condition) -> condition;
      case Compiled.Refused(ConditionProblem problem) ->
          throw new IllegalArgumentException(text + ": " + problem.sentence());
    };
  }
}
