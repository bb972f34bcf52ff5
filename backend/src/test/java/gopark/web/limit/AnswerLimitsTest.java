package gopark.web.limit;

import static gopark.web.limit.Visitors.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.problem.ApiProblem;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.HttpStatus;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.server.WebFilterChain;
import reactor.core.Disposable;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/** Clients that ask for much and take nothing of it. */
class AnswerLimitsTest {

  private static final String ADA = "192.0.2.1";
  private static final String BOB = "192.0.2.2";
  private static final int LARGE = 116 * 1024;
  private static final int SMALL = 16 * 1024;

  private final AnswerLimits filter = filter();

  private static AnswerLimits filter() {
    // An address has 250 KB: two large answers, of which 16 KiB each do not count.
    LimitProperties properties =
        new Binder(new MapConfigurationPropertySource(Map.of("answers", "1000KB")))
            .bindOrCreate("", LimitProperties.class);
    return new AnswerLimits(new Limits(properties, new Stopwatch(), new SimpleMeterRegistry()));
  }

  /** An answer of so many bytes, which is sent when the client has taken it. */
  private Mono<Void> answer(String address, int bytes, Mono<Void> taken) {
    MockServerWebExchange exchange = Visitors.from(address);
    exchange.getResponse().setWriteHandler(body -> body.then(taken));
    WebFilterChain chain =
        asked -> {
          DataBuffer buffer = DefaultDataBufferFactory.sharedInstance.wrap(new byte[bytes]);
          return asked.getResponse().writeWith(Mono.just(buffer));
        };
    return filter.filter(exchange, chain);
  }

  @Test
  void whoTakesNothingOfManyAnswersGetsNoMoreLargeOnes() {
    Disposable _ = answer(ADA, LARGE, Mono.never()).subscribe();
    Disposable _ = answer(ADA, LARGE, Mono.never()).subscribe();
    ApiProblem problem = refusal(() -> answer(ADA, LARGE, Mono.empty()).block());
    assertThat(problem.status()).isEqualTo(HttpStatus.TOO_MANY_REQUESTS);
    assertThat(problem.code()).isEqualTo("too-many-requests");
    answer(ADA, SMALL, Mono.empty()).block();
    answer(BOB, LARGE, Mono.empty()).block();
  }

  @Test
  void anAnswerThatWasTakenOrWhoseClientIsGoneMakesRoom() {
    Sinks.Empty<Void> taken = Sinks.empty();
    Disposable _ = answer(ADA, LARGE, taken.asMono()).subscribe();
    Disposable gone = answer(ADA, LARGE, Mono.never()).subscribe();
    ApiProblem _ = refusal(() -> answer(ADA, LARGE, Mono.empty()).block());
    gone.dispose();
    Disposable _ = answer(ADA, LARGE, Mono.never()).subscribe();
    ApiProblem _ = refusal(() -> answer(ADA, LARGE, Mono.empty()).block());
    taken.tryEmitEmpty().orThrow();
    answer(ADA, LARGE, Mono.empty()).block();
  }

  @Test
  void allTogetherHaveARoom() {
    for (int client = 1; client <= 5; client++) {
      Disposable _ = answer("198.51.100." + client, LARGE, Mono.never()).subscribe();
      Disposable _ = answer("198.51.100." + client, LARGE, Mono.never()).subscribe();
    }
    ApiProblem _ = refusal(() -> answer(BOB, LARGE, Mono.empty()).block());
  }
}
