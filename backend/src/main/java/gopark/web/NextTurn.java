package gopark.web;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Answers nobody within the same turn in which the request was read. Reactor Netty 1.3.7 reads no
 * more from a connection after a request that came before the last was quite over and was answered
 * at once (reactor-netty#4361): a client that asks quickly would wait for ever.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class NextTurn implements WebFilter {

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    return chain.filter(exchange).subscribeOn(Schedulers.parallel());
  }
}
