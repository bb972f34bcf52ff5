package gopark.web.message;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.context.i18n.LocaleContext;
import org.springframework.context.i18n.SimpleLocaleContext;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.adapter.WebHttpHandlerBuilder;
import org.springframework.web.server.i18n.LocaleContextResolver;

/**
 * Finds the language of an answer: asked for in the address, else remembered in a cookie, else what
 * the browser accepts.
 */
@Component(WebHttpHandlerBuilder.LOCALE_CONTEXT_RESOLVER_BEAN_NAME)
public final class LanguageResolver implements LocaleContextResolver {

  /** The name of both the query parameter and the cookie. */
  public static final String LANG = "lang";

  private static final String RESOLVED = LanguageResolver.class.getName();

  @Override
  public LocaleContext resolveLocaleContext(ServerWebExchange exchange) {
    return new SimpleLocaleContext(resolve(exchange).locale());
  }

  /** The language of the answer, found out once for each exchange. */
  public static Language resolve(ServerWebExchange exchange) {
    return (Language)
        exchange
            .getAttributes()
            .computeIfAbsent(RESOLVED, unknown -> resolved(exchange.getRequest()));
  }

  private static Language resolved(ServerHttpRequest request) {
    return asked(request)
        .or(() -> remembered(request))
        .or(() -> accepted(request))
        .orElse(Language.EN);
  }

  public static Optional<Language> asked(ServerHttpRequest request) {
    return Optional.ofNullable(request.getQueryParams().getFirst(LANG)).flatMap(Language::of);
  }

  private static Optional<Language> remembered(ServerHttpRequest request) {
    return Optional.ofNullable(request.getCookies().getFirst(LANG))
        .flatMap(cookie -> Language.of(cookie.getValue()));
  }

  private static Optional<Language> accepted(ServerHttpRequest request) {
    return Optional.ofNullable(request.getHeaders().getFirst(HttpHeaders.ACCEPT_LANGUAGE))
        .flatMap(Language::accepted);
  }

  @Override
  public void setLocaleContext(ServerWebExchange exchange, @Nullable LocaleContext context) {
    throw new UnsupportedOperationException("The language comes with each request");
  }
}
