package gopark.web;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * Answers nobody within the same turn in which the request was read. Reactor Netty 1.3.7 reads no
 * more from a connection after a request that came before the last was quite over and was answered
 * at once (reactor-netty#4361): a client that asks quickly would wait for ever.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class NextTurn implements WebFilter, DisposableBean {

  /**
   * Whoever asks whether the server is well does not stand in line with those who make it busy: a
   * proxy that waits for the answer would leave the server, and cut off all who are there.
   */
  private final Scheduler health = Schedulers.newSingle("health", true);

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    boolean asksForHealth =
        PathSegments.isAt(exchange.getRequest(), "actuator", "health")
            || PathSegments.isUnder(exchange.getRequest(), "actuator", "health");
    Scheduler turn = asksForHealth ? health : Schedulers.parallel();
    return chain.filter(exchange).subscribeOn(turn);
  }

  @Override
  public void destroy() {
    health.dispose();
  }
}
