package gopark.web.api;

import gopark.session.Sessions;
import gopark.simulation.WorkMeter;
import gopark.web.limit.LimitProperties;
import gopark.web.limit.Limits;
import gopark.web.limit.Permit;
import gopark.web.problem.ApiProblem;
import gopark.web.work.LongWork;
import gopark.web.work.SlowWork;
import java.time.Duration;
import java.util.function.Function;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Runs programs for a client, as many at a time and for as long as its limits allow. */
@Component
final class ProgramRuns {
  private static final Duration LATER = Duration.ofSeconds(30);

  private final Limits limits;
  private final SlowWork slow;
  private final Sessions sessions;
  private final Duration longest;

  ProgramRuns(Limits limits, SlowWork slow, Sessions sessions, LimitProperties properties) {
    this.limits = limits;
    this.slow = slow;
    this.sessions = sessions;
    longest = properties.programs().longest();
  }

  /** Does work that runs programs; refused if it takes longer than a program may. */
  <T> Mono<T> run(ServerWebExchange exchange, Function<WorkMeter, T> work) {
    return Mono.using(
        () -> limits.programRun(exchange),
        permit ->
            slow.computeLong(exchange, LongWork.PROGRAM, () -> sessions.computing(work))
                .timeout(longest, Mono.error(ProgramRuns::tooLong)),
        Permit::close);
  }

  /** The longest that a program may run, with its waiting for others. */
  Duration longest() {
    return longest;
  }

  private static ApiProblem tooLong() {
    return ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, "program-took-too-long").retryAfter(LATER);
  }
}
