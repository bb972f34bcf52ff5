package gopark.web.page;

import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import java.util.List;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;

/** Makes a page of its name: template, texts and front-end entry all bear it. */
@Component
public final class Pages {

  private final FrontendBuild build;
  private final String site;

  Pages(FrontendBuild build, SiteProperties site) {
    this.build = build;
    this.site = site.site();
  }

  public Rendering render(String name, ServerWebExchange exchange) {
    return render(name, exchange, Map.of());
  }

  /** Adds what this page shows besides. */
  public Rendering render(String name, ServerWebExchange exchange, Map<String, Object> more) {
    return Rendering.view(name).model(model(name, exchange)).model(more).build();
  }

  Map<String, Object> model(String name, ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    HttpHeaders headers = exchange.getResponse().getHeaders();
    headers.setContentLanguage(language.locale());
    headers.setCacheControl(CacheControl.noCache());
    headers.setVary(List.of(HttpHeaders.ACCEPT_LANGUAGE, HttpHeaders.COOKIE));
    return Map.of("page", Page.of(name, exchange.getRequest(), language, site, build));
  }
}
