package gopark.web.limit;

import gopark.web.SessionWork;
import gopark.web.problem.ApiProblem;
import java.time.Duration;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.cors.reactive.CorsUtils;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Sends away, before anything is read or computed, who asks too much of {@code /api}, and everybody
 * while the line before the simulation is too long. It stands behind the filters that set headers,
 * so that its answers have them too.
 */
@Component
@Order(0)
final class RequestLimits implements WebFilter {

  private static final String PATHS = "/api/";

  private static final Duration RATHER_LATER = Duration.ofSeconds(2);

  private final Limits limits;
  private final long mostWaitMs;
  private final SessionWork work;

  RequestLimits(Limits limits, LimitProperties properties, SessionWork work) {
    this.limits = limits;
    mostWaitMs = properties.requests().longestWait().toMillis();
    this.work = work;
  }

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    String path = exchange.getRequest().getPath().pathWithinApplication().value();
    if (!path.startsWith(PATHS) || CorsUtils.isPreFlightRequest(exchange.getRequest())) {
      return chain.filter(exchange);
    }
    return Mono.defer(() -> admitted(exchange, chain));
  }

  private Mono<Void> admitted(ServerWebExchange exchange, WebFilterChain chain) {
    limits.requested(exchange);
    if (work.waitMs() > mostWaitMs) {
      limits.sentAway();
      throw ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, "unavailable").retryAfter(RATHER_LATER);
    }
    Permit permit = limits.answering(exchange);
    // An answer that has begun, such as a stream, is limited by other means.
    exchange.getResponse().beforeCommit(() -> Mono.fromRunnable(permit::close));
    return chain.filter(exchange).doFinally(end -> permit.close());
  }
}
