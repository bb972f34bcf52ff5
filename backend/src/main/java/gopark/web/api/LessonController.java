package gopark.web.api;

import gopark.lesson.Lesson;
import gopark.lesson.LessonTree;
import gopark.web.lesson.Lessons;
import gopark.web.session.SessionCalls;
import java.util.Map;
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

  private final Lessons lessons;
  private final SessionCalls calls;

  LessonController(Lessons lessons, SessionCalls calls) {
    this.lessons = lessons;
    this.calls = calls;
  }

  /** All lessons, then all challenges. */
  @GetMapping(path = "/api/lessons", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> lessons() {
    return calls.reading(() ->
        Answers.keptForMinutes(
            Map.of("lessons", lessons.all().stream().map(LessonTree::summary).toList())));
  }

  /** One lesson, with the steps of its questions and which answers their runs show. */
  @GetMapping(path = "/api/lessons/{lesson}", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> lesson(@PathVariable("lesson") String id) {
    return calls.reading(() -> {
      Lesson lesson = lessons.require(id, HttpStatus.NOT_FOUND);
      return Answers.keptForMinutes(lessons.located(lesson).tree());
    });
  }

  /** The JSON Schema of lessons. */
  @GetMapping("/api/schema/lesson.json")
  Mono<ResponseEntity<byte[]>> lessonSchema() {
    return calls.reading(() -> Answers.schema(Lessons.schema()));
  }
}
