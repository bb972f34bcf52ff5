package gopark.web.api;

import gopark.lesson.Lesson;
import gopark.lesson.LessonTree;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.lesson.Lessons;
import gopark.web.session.SessionCalls;
import java.time.Duration;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** The lessons, in both languages. */
@RestController
final class LessonController {

  private static final MediaType SCHEMA = new MediaType("application", "schema+json");
  private static final CacheControl A_DAY = CacheControl.maxAge(Duration.ofDays(1)).cachePublic();

  /** The next version of the server may tell of them otherwise. */
  private static final CacheControl SOME_MINUTES =
      CacheControl.maxAge(Duration.ofMinutes(10)).cachePublic();

  private final Lessons lessons;
  private final SessionCalls calls;

  LessonController(Lessons lessons, SessionCalls calls) {
    this.lessons = lessons;
    this.calls = calls;
  }

  /** All lessons, then all challenges. */
  @GetMapping(path = "/api/lessons", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> lessons() {
    return calls.reading(
        () -> kept(Map.of("lessons", lessons.all().stream().map(LessonTree::summary).toList())));
  }

  /** One lesson, with the steps of its questions and which answers their runs show. */
  @GetMapping(path = "/api/lessons/{lesson}", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> lesson(@PathVariable("lesson") String id) {
    return calls.reading(() -> {
      Lesson lesson = lessons.require(id, HttpStatus.NOT_FOUND);
      return kept(lessons.located(lesson).tree());
    });
  }

  /** The JSON Schema of lessons. */
  @GetMapping("/api/schema/lesson.json")
  Mono<ResponseEntity<byte[]>> lessonSchema() {
    return calls.reading(() -> Answers.kept(Lessons.schema(), SCHEMA, A_DAY));
  }

  private static ResponseEntity<byte[]> kept(Map<String, Object> tree) {
    byte[] json = Documents.write(tree, Format.JSON);
    return Answers.kept(json, MediaType.APPLICATION_JSON, SOME_MINUTES);
  }
}
