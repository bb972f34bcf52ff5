package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.computing.CoreScheduler;
import gopark.golang.Diagnostic;
import gopark.golang.GoSource;
import gopark.scenario.Fields;
import gopark.scenario.GoProgramReader;
import gopark.scenario.ScenarioLimits;
import gopark.web.document.RequestBodies;
import gopark.web.limit.Limits;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.problem.ApiProblem;
import gopark.web.problem.ProblemTexts;
import gopark.web.session.SessionCalls;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Programs in Go that are no sessions: looked at, or run to their end. */
@RestController
@RequestMapping(path = "/api/programs", produces = MediaType.APPLICATION_JSON_VALUE)
final class ProgramController {
  static final String ERROR = "error";

  private final SessionCalls calls;
  private final RequestBodies bodies;
  private final Limits limits;
  private final ProblemTexts texts;
  private final CoreScheduler cores;
  private final ProgramRuns runs;

  ProgramController(
      SessionCalls calls,
      RequestBodies bodies,
      Limits limits,
      ProblemTexts texts,
      CoreScheduler cores,
      ProgramRuns runs) {
    this.calls = calls;
    this.bodies = bodies;
    this.limits = limits;
    this.texts = texts;
    this.cores = cores;
    this.runs = runs;
  }

  /** Whether a program can run, and what is wrong with it. */
  record ProgramCheck(boolean ok, List<ProgramError> diagnostics) {}

  /**
   * One thing that is wrong.
   *
   * @param code of what GoPark has against it, and not Go
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record ProgramError(
      int line, int column, String message, String severity, @Nullable String code) {}

  /** Looks at a program as the Go compiler would. */
  @PostMapping("/check")
  Mono<ProgramCheck> checkProgram(ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    limits.mayCheckProgram(exchange);
    exchange.getResponse().getHeaders().setContentLanguage(language.locale());
    return bodies
        .read(exchange)
        .flatMap(body -> {
          String text = ApiProblem.right(Fields.read(body.tree(), ProgramController::source));
          limits.programChecked(exchange, text);
          return calls.computing(
              exchange, nowMs -> checked(GoSource.of(text, cores.meter()), language));
        });
  }

  private static String source(Fields fields) {
    return fields.anyText(GoPrograms.SOURCE, ScenarioLimits.PROGRAM, "");
  }

  private ProgramCheck checked(GoSource source, Language language) {
    return new ProgramCheck(
        source.runs(), source.diagnostics().stream().map(wrong -> error(wrong, language)).toList());
  }

  /** Go's own words are as they are; ours are in the reader's language. */
  private ProgramError error(Diagnostic wrong, Language language) {
    String message =
        wrong.code() == null
            ? wrong.message()
            : texts.message(language, GoProgramReader.problem(GoPrograms.SOURCE, wrong));
    return new ProgramError(wrong.line(), wrong.column(), message, ERROR, wrong.code());
  }

  /**
   * Runs a program to its end, or as far as it may. Compiling it is a part of the work, and as
   * limited as the rest.
   */
  @PostMapping("/run")
  Mono<ProgramResult> runProgram(ServerWebExchange exchange) {
    limits.mayRunProgram(exchange);
    return bodies
        .read(exchange)
        .flatMap(body -> runs.run(exchange, work -> ProgramRequest.of(body, work).run(work)));
  }
}
