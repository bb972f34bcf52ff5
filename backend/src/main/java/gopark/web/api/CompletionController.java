package gopark.web.api;

import gopark.lesson.LessonLimits;
import gopark.scenario.Fields;
import gopark.scenario.Reading;
import gopark.web.document.Body;
import gopark.web.document.RequestBodies;
import gopark.web.lesson.CompletionCodes;
import gopark.web.problem.ApiProblem;
import gopark.web.session.SessionCalls;
import java.util.List;
import java.util.TreeSet;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Codes that say which challenges were passed. Nothing of them is kept. */
@RestController
final class CompletionController {

  private static final int NAME = 80;
  private static final int PASS = 400;

  private final CompletionCodes codes;
  private final RequestBodies bodies;
  private final SessionCalls calls;

  CompletionController(CompletionCodes codes, RequestBodies bodies, SessionCalls calls) {
    this.codes = codes;
    this.bodies = bodies;
    this.calls = calls;
  }

  /** What a code says. */
  record Completed(String code, String name, String day, List<String> lessons) {}

  private record Wish(String name, List<String> passes) {}

  /** Joins passes under a name. */
  @PostMapping(path = "/api/completions", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<Completed> complete(ServerWebExchange exchange) {
    return bodies.read(exchange).map(body -> completed(wish(body)));
  }

  private static Wish wish(Body body) {
    Reading<Wish> reading =
        Fields.read(
            body.required().tree(),
            fields -> {
              String name = fields.text("name", NAME);
              if (name.chars().anyMatch(Character::isISOControl)) {
                fields.refuse("name", "not-a-name", "A name is one line of text.");
              }
              return new Wish(name, fields.optionalTexts("passes", LessonLimits.LESSONS, PASS));
            });
    return ApiProblem.right(reading);
  }

  private Completed completed(Wish wish) {
    TreeSet<String> passed = new TreeSet<>();
    for (String code : wish.passes()) {
      CompletionCodes.Pass pass = codes.pass(code);
      if (pass == null) {
        throw ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "pass-not-genuine");
      }
      passed.add(pass.challenge());
    }
    return told(new CompletionCodes.Completion(wish.name(), codes.today(), List.copyOf(passed)));
  }

  private Completed told(CompletionCodes.Completion completion) {
    return new Completed(
        codes.sign(completion),
        completion.name(),
        completion.day().toString(),
        completion.challenges());
  }

  /** What a code says, if this server has signed it. */
  @GetMapping(path = "/api/completions/{code}", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<Completed> completion(@PathVariable String code) {
    return calls.reading(() -> {
      CompletionCodes.Completion completion = codes.completion(code);
      if (completion == null) {
        throw ApiProblem.of(HttpStatus.NOT_FOUND, "completion-not-genuine");
      }
      return told(completion);
    });
  }
}
