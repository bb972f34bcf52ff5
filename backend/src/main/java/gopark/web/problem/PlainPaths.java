package gopark.web.problem;

import gopark.web.PathSegments;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Refuses a path that can be written otherwise and still means the same to a controller: with
 * {@code ;parameters}, or with encoded letters. Nobody who asks for a page or a call writes it so,
 * and whatever decides by the path as it is written, here or in a proxy, would take it for another
 * one. It stands behind the filters that set headers, so that its answers have them too.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 3)
final class PlainPaths implements WebFilter {

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    return PathSegments.arePlain(exchange.getRequest())
        ? chain.filter(exchange)
        : Mono.error(ApiProblem.of(HttpStatus.BAD_REQUEST, "ambiguous-path"));
  }
}
