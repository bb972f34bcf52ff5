package gopark.web.api;

import gopark.scenario.ScenarioLimits;
import gopark.session.Moment;
import gopark.session.MomentTree;
import gopark.session.Session;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** What a session shows. */
@RestController
@RequestMapping("/api/sessions")
final class SnapshotController {

  private final SessionCalls calls;

  SnapshotController(SessionCalls calls) {
    this.calls = calls;
  }

  /** The snapshot now, or that of a step or of a virtual time; reading it moves nobody. */
  @GetMapping("/{id}")
  Mono<Map<String, Object>> snapshot(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable Long step,
      @RequestParam(required = false) @Nullable Long timeNs,
      @RequestParam(required = false) @Nullable Integer branch) {
    Asked.notBoth("step", step, "timeNs", timeNs);
    Long wantedStep = Asked.step(step);
    Long wantedTime =
        timeNs == null ? null : Asked.number("timeNs", timeNs, 0, ScenarioLimits.EXACT, 0);
    return calls.with(
        id, (session, nowMs) -> MomentTree.of(moment(session, wantedStep, wantedTime, nowMs)));
  }

  private static Moment moment(
      Session session, @Nullable Long step, @Nullable Long timeNs, long nowMs) {
    if (timeNs != null) {
      return session.atTime(timeNs);
    }
    return step == null ? session.moment(nowMs) : session.at(step);
  }
}
