package gopark.web.page;

import gopark.web.ApiPaths;
import gopark.web.EmbedPaths;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import java.time.Duration;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Remembers the language and theme asked for in an address of a page. Embeds and the API set no
 * cookies: they work without.
 */
@Component
final class PreferenceCookies implements WebFilter {

  private static final Duration REMEMBERED = Duration.ofDays(365);

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    if (!EmbedPaths.contain(exchange.getRequest()) && !ApiPaths.contain(exchange.getRequest())) {
      LanguageResolver.asked(exchange.getRequest())
          .map(Language::code)
          .ifPresent(code -> remember(exchange, LanguageResolver.LANG, code));
      Theme.asked(exchange.getRequest())
          .map(Theme::code)
          .ifPresent(code -> remember(exchange, Theme.THEME, code));
    }
    return chain.filter(exchange);
  }

  private static void remember(ServerWebExchange exchange, String name, String value) {
    // The cookie is not HttpOnly: the theme switch writes it, too, without asking the server.
    exchange
        .getResponse()
        .addCookie(
            ResponseCookie.from(name, value).path("/").maxAge(REMEMBERED).sameSite("Lax").build());
  }
}
