package gopark.web.api;

import gopark.web.ApiPaths;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.CacheControl;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** Says that nobody keeps an answer, unless the answer itself says that it stays the same. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
final class ApiHeaders implements WebFilter {

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    if (ApiPaths.contain(exchange.getRequest())) {
      exchange.getResponse().getHeaders().setCacheControl(CacheControl.noStore());
    }
    return chain.filter(exchange);
  }
}
