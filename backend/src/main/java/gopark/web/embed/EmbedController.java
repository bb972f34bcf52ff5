package gopark.web.embed;

import gopark.web.page.Pages;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;

@Controller
final class EmbedController {

  private final Pages pages;

  EmbedController(Pages pages) {
    this.pages = pages;
  }

  @GetMapping("/embed/legend")
  Rendering legend(ServerWebExchange exchange) {
    return pages.render("legend", exchange);
  }

  @GetMapping("/embed/{scene}")
  Rendering scene(ServerWebExchange exchange) {
    return pages.render("embed", exchange);
  }
}
