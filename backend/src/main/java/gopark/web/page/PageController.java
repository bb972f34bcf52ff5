package gopark.web.page;

import gopark.scene.Scene;
import gopark.session.Sessions;
import gopark.web.SessionId;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.problem.ApiProblem;
import gopark.web.scene.Gallery;
import gopark.web.scene.Scenes;
import gopark.web.work.SlowWork;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

@Controller
final class PageController {

  private static final String PLAY = "play";

  private final Pages pages;
  private final Scenes scenes;
  private final Gallery gallery;
  private final Sessions sessions;
  private final SlowWork slow;

  PageController(Pages pages, Scenes scenes, Gallery gallery, Sessions sessions, SlowWork slow) {
    this.pages = pages;
    this.scenes = scenes;
    this.gallery = gallery;
    this.sessions = sessions;
    this.slow = slow;
  }

  @GetMapping("/")
  Mono<Rendering> home(ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    return slow.read(() ->
            Map.of("groups", gallery.groups(language), "featured", gallery.featured(language)))
        .map(scenes -> pages.render("home", exchange, Map.copyOf(scenes)));
  }

  @GetMapping("/scenes")
  Mono<Rendering> scenes(ServerWebExchange exchange) {
    return slow.read(() -> gallery.groups(LanguageResolver.resolve(exchange)))
        .map(groups -> pages.render("scenes", exchange, Map.of("groups", groups)));
  }

  /** One scene with its texts beside the board, and what may be chosen in it. */
  @GetMapping("/scenes/{scene}")
  Mono<Rendering> scene(@PathVariable("scene") String id, ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    return slow.read(() -> studied(scenes.require(id, HttpStatus.NOT_FOUND), language))
        .map(found -> pages.render("scene", exchange, found));
  }

  private Map<String, Object> studied(Scene scene, Language language) {
    return Map.of(
        "scene",
        gallery.card(scene, language),
        "choices",
        gallery.choices(scene, language),
        "listings",
        !scene.listings().isEmpty(),
        "program",
        Gallery.program(scene),
        "articles",
        ArticleFigures.of(scene.head().figures()));
  }

  /** A session that is yet to be made, of nothing special or of a scene. */
  @GetMapping("/play")
  Mono<Rendering> play(
      @RequestParam(required = false) @Nullable String scene, ServerWebExchange exchange) {
    return scene == null
        ? Mono.just(pages.render(PLAY, exchange))
        : slow.read(() -> scenes.require(scene, HttpStatus.NOT_FOUND))
            .map(found -> gallery.card(found, LanguageResolver.resolve(exchange)))
            .map(card -> pages.render(PLAY, exchange, Map.of("scene", card)));
  }

  @GetMapping("/play/{session}")
  Mono<Rendering> session(@PathVariable String session, ServerWebExchange exchange) {
    return slow.read(() -> SessionId.isOne(session) && sessions.exists(session))
        .map(exists -> {
          if (!exists) {
            throw ApiProblem.of(HttpStatus.NOT_FOUND, "session-not-found");
          }
          return pages.render(PLAY, exchange);
        });
  }

  /** Runs with a difference; what is compared stands in the address, which only scripts read. */
  @GetMapping("/compare")
  Rendering compare(ServerWebExchange exchange) {
    return pages.render("compare", exchange);
  }

  @GetMapping("/sweep")
  Rendering sweep(ServerWebExchange exchange) {
    return pages.render("sweep", exchange);
  }

  /** Logs and dumps of real programs; they are read in the browser, and never sent here. */
  @GetMapping("/schedtrace")
  Rendering schedtrace(ServerWebExchange exchange) {
    return pages.render("schedtrace", exchange);
  }

  /** The workshop for scenes and courses of one's own; both stay in the browser and in links. */
  @GetMapping("/author")
  Rendering author(ServerWebExchange exchange) {
    return pages.render("author", exchange);
  }

  /** A course of somebody's own, which the address carries behind its {@code #}. */
  @GetMapping("/course")
  Rendering course(ServerWebExchange exchange) {
    return pages.render("course", exchange);
  }

  @GetMapping("/style")
  Rendering style(ServerWebExchange exchange) {
    return pages.render("style", exchange);
  }
}
