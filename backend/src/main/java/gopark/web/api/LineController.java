package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.session.LineVisits;
import gopark.web.session.SessionCalls;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** When goroutines stood on a line of a session's program. */
@RestController
final class LineController {
  /** More lines than a program that is accepted can have. */
  private static final int MOST = 1_000_000;

  private final SessionCalls calls;

  LineController(SessionCalls calls) {
    this.calls = calls;
  }

  /**
   * When a goroutine stood on the line, nearest to a step.
   *
   * @param before the last time before the step; null: never
   * @param after the first time after the step; null: never so far
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record NearestOnLine(LineVisits.@Nullable Visit before, LineVisits.@Nullable Visit after) {
    private static NearestOnLine of(LineVisits visits) {
      return new NearestOnLine(visits.before(), visits.after());
    }
  }

  /** The last time before a step and the first after it. */
  @GetMapping(path = "/api/sessions/{id}/line", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<NearestOnLine> line(
      @PathVariable String id,
      @RequestParam Integer line,
      @RequestParam(required = false) @Nullable Long step) {
    int wanted = Asked.number("line", line, 1, MOST, 1);
    Long at = Steps.asked(step);
    return calls.with(
        id,
        (session, nowMs) -> NearestOnLine.of(session.line(wanted, Steps.seen(session, at, nowMs))));
  }
}
