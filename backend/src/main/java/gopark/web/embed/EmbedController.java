package gopark.web.embed;

import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.page.Pages;
import gopark.web.scene.Gallery;
import gopark.web.scene.Scenes;
import gopark.web.work.SlowWork;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

@Controller
final class EmbedController {

  private final Pages pages;
  private final Scenes scenes;
  private final Gallery gallery;
  private final SlowWork slow;

  EmbedController(Pages pages, Scenes scenes, Gallery gallery, SlowWork slow) {
    this.pages = pages;
    this.scenes = scenes;
    this.gallery = gallery;
    this.slow = slow;
  }

  @GetMapping("/embed/legend")
  Rendering legend(ServerWebExchange exchange) {
    return pages.render("legend", exchange);
  }

  /** Runs side by side, as the address says. */
  @GetMapping("/embed/compare")
  Rendering compare(ServerWebExchange exchange) {
    return pages.render("embed-compare", exchange);
  }

  /** Somebody's own scene, which the address carries behind its {@code #}. */
  @GetMapping("/embed/own")
  Rendering own(ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    return pages.render("embed", exchange, Map.of("scene", gallery.ownCard(language)));
  }

  /** A scene that plays by itself, from its replay. */
  @GetMapping("/embed/{scene}")
  Mono<Rendering> scene(@PathVariable String scene, ServerWebExchange exchange) {
    return slow.read(() -> scenes.require(scene, HttpStatus.NOT_FOUND))
        .map(found -> gallery.card(found, LanguageResolver.resolve(exchange)))
        .map(card -> pages.render("embed", exchange, Map.of("scene", card)));
  }
}
