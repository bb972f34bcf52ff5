package gopark.web.api;

import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.session.SessionCalls;
import java.time.Duration;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Programs to begin with. */
@RestController
final class ExampleController {
  private static final CacheControl SOME_MINUTES =
      CacheControl.maxAge(Duration.ofMinutes(10)).cachePrivate();

  private final Examples examples;
  private final SessionCalls calls;

  ExampleController(Examples examples, SessionCalls calls) {
    this.examples = examples;
    this.calls = calls;
  }

  /** The examples, in the reader's language and in the order of learning. */
  @GetMapping(path = "/api/examples", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> examples(ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    Answers.inLanguage(language, exchange);
    return calls.reading(
        () -> Answers.kept(examples.in(language), MediaType.APPLICATION_JSON, SOME_MINUTES));
  }
}
