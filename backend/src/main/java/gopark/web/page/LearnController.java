package gopark.web.page;

import gopark.lesson.Lesson;
import gopark.web.lesson.Lessons;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.work.SlowWork;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** The pages of the course. */
@Controller
final class LearnController {

  private final Pages pages;
  private final Lessons lessons;
  private final SlowWork slow;

  LearnController(Pages pages, Lessons lessons, SlowWork slow) {
    this.pages = pages;
    this.lessons = lessons;
    this.slow = slow;
  }

  /** All lessons and challenges, with what this browser knows of one's progress. */
  @GetMapping("/learn")
  Mono<Rendering> course(ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    return slow.read(() ->
            Map.of(
                "lessons", lessons.cards(Lesson.Kind.LESSON, language),
                "challenges", lessons.cards(Lesson.Kind.BREAK, language)))
        .map(found -> pages.render("learn", exchange, Map.copyOf(found)));
  }

  /** The game in which a learner makes the scheduler's choices; scripts read its seed. */
  @GetMapping("/learn/scheduler")
  Rendering scheduler(@RequestParam(defaultValue = "1") String level, ServerWebExchange exchange) {
    return pages.render("scheduler", exchange, Map.of("chosen", level));
  }

  /** The exam; scripts read its seed. */
  @GetMapping("/learn/exam")
  Rendering exam(ServerWebExchange exchange) {
    return pages.render("exam", exchange);
  }

  /** A run that asks what comes next; scripts read whose. */
  @GetMapping("/learn/questions")
  Rendering questions(ServerWebExchange exchange) {
    return pages.render("questions", exchange);
  }

  /** One lesson or challenge. */
  @GetMapping("/learn/{lesson}")
  Mono<Rendering> lesson(@PathVariable("lesson") String id, ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    return slow.read(() -> Lessons.card(lessons.require(id, HttpStatus.NOT_FOUND), language))
        .map(card -> pages.render("lesson", exchange, Map.of("lesson", card)));
  }
}
