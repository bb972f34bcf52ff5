package gopark.web.limit;

import gopark.web.ApiPaths;
import org.springframework.core.annotation.Order;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.cors.reactive.CorsUtils;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Refuses, before anything is read or computed, clients that ask too much of {@code /api}. It
 * stands behind the filters that set headers, so that its answers have them too.
 */
@Component
@Order(0)
final class RequestLimits implements WebFilter {

  private final Limits limits;

  RequestLimits(Limits limits) {
    this.limits = limits;
  }

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    ServerHttpRequest request = exchange.getRequest();
    if (!ApiPaths.contain(request) || CorsUtils.isPreFlightRequest(request)) {
      return chain.filter(exchange);
    }
    return Mono.defer(() -> admitted(exchange, chain));
  }

  private Mono<Void> admitted(ServerWebExchange exchange, WebFilterChain chain) {
    limits.requested(exchange);
    Permit permit = limits.answering(exchange);
    // An answer that has begun, such as a stream, is limited by other means.
    exchange.getResponse().beforeCommit(() -> Mono.fromRunnable(permit::close));
    return chain.filter(exchange).doFinally(end -> permit.close());
  }
}
