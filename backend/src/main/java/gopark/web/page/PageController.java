package gopark.web.page;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;

@Controller
final class PageController {

  private final Pages pages;

  PageController(Pages pages) {
    this.pages = pages;
  }

  @GetMapping("/")
  Rendering home(ServerWebExchange exchange) {
    return pages.render("home", exchange);
  }

  @GetMapping({"/play", "/play/{session}"})
  Rendering play(ServerWebExchange exchange) {
    return pages.render("play", exchange);
  }

  @GetMapping("/style")
  Rendering style(ServerWebExchange exchange) {
    return pages.render("style", exchange);
  }
}
