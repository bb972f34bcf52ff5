package gopark.web.api;

import gopark.scenario.ScenarioLimits;
import gopark.session.BranchView;
import gopark.session.Moment;
import gopark.session.MomentTree;
import gopark.session.Session;
import gopark.web.session.SessionCalls;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** What a session shows. */
@RestController
@RequestMapping(path = "/api/sessions", produces = MediaType.APPLICATION_JSON_VALUE)
final class SnapshotController {

  private final SessionCalls calls;

  SnapshotController(SessionCalls calls) {
    this.calls = calls;
  }

  /**
   * The snapshot now, or that of a step or of a virtual time, or where another branch was left;
   * reading it moves nobody.
   */
  @GetMapping("/{id}")
  Mono<Map<String, Object>> snapshot(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable Long step,
      @RequestParam(required = false) @Nullable Long timeNs,
      @RequestParam(required = false) @Nullable Integer branch) {
    Asked.notBoth("step", step, "timeNs", timeNs);
    Asked.notBoth("branch", branch, "timeNs", timeNs);
    Long at = Steps.asked(step);
    Asked.number("timeNs", timeNs, 0, ScenarioLimits.EXACT, 0);
    return calls.with(
        id,
        (session, nowMs) -> {
          Moment now = session.moment(nowMs);
          if (timeNs != null) {
            return MomentTree.of(session.atTime(timeNs));
          }
          return MomentTree.of(at == null && branch == null ? now : moment(session, branch, at));
        });
  }

  private static Moment moment(Session session, @Nullable Integer branch, @Nullable Long step) {
    List<BranchView> branches = session.branches();
    int number = branch == null ? Steps.shown(branches) : branch;
    Branches.require(number, branches);
    long at = step == null ? branches.get(number).farthest() : Steps.seen(branches, number, step);
    return Objects.requireNonNull(session.at(number, at));
  }
}
