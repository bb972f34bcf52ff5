package gopark.web.page;

import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.work.SlowWork;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** The words that scenes and lessons use, each with its meaning. */
@Controller
final class GlossaryController {

  private final Pages pages;
  private final OncePerLanguage<List<Glossary.Letter>> letters;
  private final SlowWork slow;

  GlossaryController(Pages pages, Glossary glossary, SlowWork slow) {
    this.pages = pages;
    letters = new OncePerLanguage<>(glossary::letters);
    this.slow = slow;
  }

  @GetMapping("/glossary")
  Mono<Rendering> glossary(ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    return slow.read(() -> letters.in(language))
        .map(all -> pages.render("glossary", exchange, Map.of("letters", all)));
  }
}
