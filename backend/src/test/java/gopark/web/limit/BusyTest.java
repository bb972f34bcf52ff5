package gopark.web.limit;

import static gopark.web.limit.Visitors.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.SessionWork;
import gopark.web.problem.ApiProblem;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** Requests do not pile up before a simulation that cannot follow. */
class BusyTest {

  /** A line whose length a test sets. */
  private static final class Line implements SessionWork {
    long waitMs;

    @Override
    public long waitMs() {
      return waitMs;
    }

    @Override
    public int running() {
      return 1;
    }
  }

  private final Line line = new Line();
  private final AtomicInteger heard = new AtomicInteger();
  private final RequestLimits filter = filter();

  private RequestLimits filter() {
    LimitProperties properties =
        new Binder(new MapConfigurationPropertySource(Map.of("requests.at-once", "2")))
            .bindOrCreate("", LimitProperties.class);
    Limits limits = new Limits(properties, new Stopwatch(), new SimpleMeterRegistry());
    return new RequestLimits(limits, properties, line);
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
  void whileTheLineIsTooLongNobodyElseIsLetIn() {
    line.waitMs = 2_001;
    ApiProblem problem = refusal(() -> ask(Visitors.from("192.0.2.1"), Mono.empty()).block());
    assertThat(problem).hasMessage("503 unavailable");
    assertThat(heard).hasValue(0);
    line.waitMs = 2_000;
    ask(Visitors.from("192.0.2.1"), Mono.empty()).block();
    assertThat(heard).hasValue(1);
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
