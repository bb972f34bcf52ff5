package gopark.web.limit;

import gopark.web.ApiPaths;
import gopark.web.PathSegments;
import java.util.List;
import java.util.Set;
import org.springframework.core.annotation.Order;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.cors.reactive.CorsUtils;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Refuses, before anything is read, computed or rendered, clients that ask too much of {@code /api}
 * or for too many pages. It stands behind the filters that set headers, so that its answers have
 * them too.
 */
@Component
@Order(0)
final class RequestLimits implements WebFilter {

  /** Files of the front end beside its assets. */
  private static final Set<String> FILES =
      Set.of("favicon.ico", "favicon.svg", "apple-touch-icon.png", "og.png", "robots.txt");

  private final Limits limits;

  RequestLimits(Limits limits) {
    this.limits = limits;
  }

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    ServerHttpRequest request = exchange.getRequest();
    if (CorsUtils.isPreFlightRequest(request) || PathSegments.isUnder(request, "actuator")) {
      return chain.filter(exchange);
    }
    if (ApiPaths.contain(request)) {
      return Mono.defer(() -> admitted(exchange, chain));
    }
    return isFile(request) ? file(exchange, chain) : page(exchange, chain);
  }

  private static boolean isFile(ServerHttpRequest request) {
    List<String> segments = PathSegments.of(request);
    return PathSegments.isUnder(request, "assets")
        || (segments.size() == 1 && FILES.contains(segments.getFirst()));
  }

  private Mono<Void> page(ServerWebExchange exchange, WebFilterChain chain) {
    return Mono.defer(() -> {
      limits.pageAsked(exchange);
      return chain.filter(exchange);
    });
  }

  /** Files are not limited; a page that says that there is no such file is a page. */
  private Mono<Void> file(ServerWebExchange exchange, WebFilterChain chain) {
    return chain
        .filter(exchange)
        .onErrorResume(error -> {
          limits.pageAsked(exchange);
          return Mono.error(error);
        });
  }

  private Mono<Void> admitted(ServerWebExchange exchange, WebFilterChain chain) {
    limits.requested(exchange);
    Permit permit = limits.answering(exchange);
    // An answer that has begun, such as a stream, is limited by other means.
    exchange.getResponse().beforeCommit(() -> Mono.fromRunnable(permit::close));
    return chain.filter(exchange).doFinally(end -> permit.close());
  }
}
