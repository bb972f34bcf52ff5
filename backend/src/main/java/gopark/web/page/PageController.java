package gopark.web.page;

import gopark.session.Sessions;
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

  /** A session that is yet to be made, of nothing special or of a scene. */
  @GetMapping("/play")
  Mono<Rendering> play(
      @RequestParam(required = false) @Nullable String scene, ServerWebExchange exchange) {
    return scene == null
        ? Mono.just(pages.render(PLAY, exchange))
        : slow.read(() -> scenes.require(scene, HttpStatus.NOT_FOUND))
            .map(found -> Gallery.card(found, LanguageResolver.resolve(exchange)))
            .map(card -> pages.render(PLAY, exchange, Map.of("scene", card)));
  }

  @GetMapping("/play/{session}")
  Mono<Rendering> session(@PathVariable String session, ServerWebExchange exchange) {
    return slow.read(() -> sessions.exists(session))
        .map(exists -> {
          if (!exists) {
            throw ApiProblem.of(HttpStatus.NOT_FOUND, "session-not-found");
          }
          return pages.render(PLAY, exchange);
        });
  }

  @GetMapping("/style")
  Rendering style(ServerWebExchange exchange) {
    return pages.render("style", exchange);
  }
}
