package gopark.web.limit;

import gopark.web.ApiPaths;
import gopark.web.problem.ApiProblem;
import org.reactivestreams.Publisher;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Refuses answers for whose bytes there is no room while others wait in memory for clients that
 * take them slowly. Streams, and what is told piece by piece, have rules of their own. It stands
 * behind what compresses answers, so that one which waits for that counts already.
 */
@Component
@Order(2)
final class AnswerLimits implements WebFilter {

  private final Limits limits;

  AnswerLimits(Limits limits) {
    this.limits = limits;
  }

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    if (!ApiPaths.contain(exchange.getRequest())) {
      return chain.filter(exchange);
    }
    ServerHttpResponse counted = new Counted(exchange.getResponse(), exchange);
    return chain.filter(exchange.mutate().response(counted).build());
  }

  /** An answer whose bytes count from when they are there until the client has them or is gone. */
  private final class Counted extends ServerHttpResponseDecorator {
    private final ServerWebExchange exchange;

    Counted(ServerHttpResponse answer, ServerWebExchange exchange) {
      super(answer);
      this.exchange = exchange;
    }

    @Override
    public Mono<Void> writeWith(Publisher<? extends DataBuffer> body) {
      if (!(body instanceof Mono<? extends DataBuffer> whole)) {
        return super.writeWith(body);
      }
      return Mono.using(
          () -> limits.answerSent(exchange),
          sent -> super.writeWith(whole.map(buffer -> counted(buffer, sent))),
          ArrivingBody::close);
    }

    private DataBuffer counted(DataBuffer buffer, ArrivingBody sent) {
      try {
        sent.add(buffer.readableByteCount());
        return buffer;
      } catch (ApiProblem noRoom) {
        DataBufferUtils.release(buffer);
        getHeaders().remove(HttpHeaders.ETAG);
        throw noRoom;
      }
    }
  }
}
