package gopark.web.lesson;

import gopark.lesson.Lesson;
import gopark.web.document.Resources;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The resource files that lessons are written in, and their schema. */
final class LessonFiles {

  private static final String LESSONS = "classpath*:gopark/lesson/lessons/*.yaml";

  private LessonFiles() {}

  /** All lessons in the order of the course, then all challenges, the easier ones first. */
  static List<Lesson> lessons() {
    List<Lesson> lessons =
        Resources.things(LESSONS, tree -> Lesson.read(tree).orThrow(), Lesson::id);
    lessons.sort(
        Comparator.comparing(Lesson::kind)
            .thenComparingInt(Lesson::number)
            .thenComparing(Lesson::id));
    return lessons;
  }

  static Map<String, Object> schema() {
    return Resources.schemaWithScenario(Lesson.class, "lesson.schema.json");
  }
}
