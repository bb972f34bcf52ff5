package gopark.web.api;

import gopark.lesson.LessonLimits;
import gopark.scenario.Fields;
import gopark.scene.GoalReader;
import gopark.session.Goal;
import gopark.web.document.Body;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a session is to be judged by.
 *
 * @param lesson whose challenge it is; null: none, and the goals say what is wanted
 */
record GoalRequest(@Nullable String lesson, List<Goal> goals) {

  static GoalRequest of(Body body) {
    return PracticeCalls.read(body, GoalRequest::read);
  }

  private static GoalRequest read(Fields fields) {
    fields.needsOneOf("lesson", "goals");
    String lesson = fields.optionalText("lesson", LessonLimits.NAME);
    List<Goal> goals = new ArrayList<>();
    if (fields.has("goals")) {
      for (Fields each : fields.objects("goals", 1, LessonLimits.GOALS)) {
        Goal goal = GoalReader.goal(each);
        if (goal != null) {
          goals.add(goal);
        }
      }
    }
    return new GoalRequest(lesson, List.copyOf(goals));
  }
}
