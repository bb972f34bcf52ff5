package gopark.web.page;

import gopark.lesson.Lesson;
import gopark.web.lesson.Lessons;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.scene.Gallery;
import gopark.web.work.SlowWork;
import java.util.Map;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** What teachers and writers of programs look up. */
@Controller
final class TeacherController {

  private final Pages pages;
  private final OncePerLanguage<Map<String, Object>> models;
  private final SlowWork slow;

  TeacherController(Pages pages, Gallery gallery, Lessons lessons, SlowWork slow) {
    this.pages = pages;
    this.slow = slow;
    models =
        new OncePerLanguage<>(language ->
            Map.of(
                "groups",
                gallery.groups(language),
                "questions",
                gallery.questions(language),
                "lessons",
                lessons.cards(Lesson.Kind.LESSON, language)));
  }

  /** Ways to use GoPark in a course, plans of lessons, all scenes, all questions. */
  @GetMapping("/docs")
  Mono<Rendering> docs(ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    return slow.read(() -> models.in(language)).map(found -> pages.render("docs", exchange, found));
  }

  /** The HTTP interface, as people read it. */
  @GetMapping("/docs/api")
  Rendering reference(ServerWebExchange exchange) {
    return pages.render("reference", exchange);
  }
}
