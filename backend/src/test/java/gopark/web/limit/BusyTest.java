package gopark.web.limit;

import static gopark.web.limit.Visitors.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** A client that asks much at once has only a bounded part of it under way. */
class BusyTest {

  private final AtomicInteger heard = new AtomicInteger();
  private final RequestLimits filter = filter();

  private RequestLimits filter() {
    LimitProperties properties =
        new Binder(new MapConfigurationPropertySource(Map.of("requests.at-once", "2")))
            .bindOrCreate("", LimitProperties.class);
    Limits limits = new Limits(properties, new Stopwatch(), new SimpleMeterRegistry());
    return new RequestLimits(limits);
  }

  private Mono<Void> ask(MockServerWebExchange exchange, Mono<Void> answer) {
    WebFilterChain chain =
        asked -> {
          heard.incrementAndGet();
          return answer;
        };
    return filter.filter(exchange, chain);
  }

  @Test
  void whoHasNoAnswerYetKeepsHisPlaceAndWhoHasGoneGivesItBack() {
    ask(Visitors.from("192.0.2.1"), Mono.never()).subscribe();
    var second = ask(Visitors.from("192.0.2.1"), Mono.never()).subscribe();
    refusal(() -> ask(Visitors.from("192.0.2.1"), Mono.empty()).block());
    second.dispose();
    ask(Visitors.from("192.0.2.1"), Mono.empty()).block();
    assertThat(heard).hasValue(3);
  }

  @Test
  void anAnswerThatHasBegunNeedsNoPlace() {
    for (int stream = 0; stream < 10; stream++) {
      MockServerWebExchange exchange = Visitors.from("192.0.2.1");
      ask(exchange, Mono.defer(exchange.getResponse()::setComplete).then(Mono.never())).subscribe();
    }
    assertThat(heard).hasValue(10);
  }
}
