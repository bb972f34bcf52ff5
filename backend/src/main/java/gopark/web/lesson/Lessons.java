package gopark.web.lesson;

import gopark.lesson.Lesson;
import gopark.lesson.LessonLocator;
import gopark.lesson.LocatedLesson;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.message.Language;
import gopark.web.problem.ApiProblem;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * The lessons of this server. They are read when they are first asked for, and what their runs show
 * is worked out once. Every method may take a second the first time.
 */
@Component
public final class Lessons {

  private final Map<String, LocatedLesson> located = new ConcurrentHashMap<>();
  private @Nullable List<Lesson> lessons;

  /** All lessons in the order of the course, then all challenges. */
  public synchronized List<Lesson> all() {
    List<Lesson> known = lessons;
    if (known == null) {
      known = List.copyOf(LessonFiles.lessons());
      lessons = known;
    }
    return known;
  }

  /** The lesson of that id, or a refusal with this status. */
  public Lesson require(String id, HttpStatus otherwise) {
    return all().stream()
        .filter(lesson -> lesson.id().equals(id))
        .findFirst()
        .orElseThrow(() -> ApiProblem.of(otherwise, "lesson-not-found").with("lesson", id));
  }

  /** What the runs of one of these lessons show. */
  public LocatedLesson located(Lesson lesson) {
    return located.computeIfAbsent(lesson.id(), id -> LessonLocator.of(lesson).orThrow());
  }

  /** The JSON Schema of lessons, complete in itself. */
  public static byte[] schema() {
    return Documents.write(LessonFiles.schema(), Format.JSON);
  }

  /** A lesson in a list. */
  public record Card(String id, int number, int minutes, String title, String goal) {

    public String page() {
      return "/learn/" + id;
    }
  }

  /** The lessons of a kind, in one language. */
  public List<Card> cards(Lesson.Kind kind, Language language) {
    return all().stream()
        .filter(lesson -> lesson.kind() == kind)
        .map(lesson -> card(lesson, language))
        .toList();
  }

  /** One lesson, in one language. */
  public static Card card(Lesson lesson, Language language) {
    boolean isEnglish = language == Language.EN;
    return new Card(
        lesson.id(),
        lesson.number(),
        lesson.minutes(),
        isEnglish ? lesson.title().en() : lesson.title().ru(),
        isEnglish ? lesson.goal().en() : lesson.goal().ru());
  }
}
