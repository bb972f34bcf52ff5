package gopark.web.api;

import gopark.scenario.Problem;
import gopark.session.BranchView;
import gopark.session.Session;
import gopark.web.problem.ApiProblem;
import gopark.web.session.SessionCalls;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** A finished stretch of a session as one document, for players that need no stream. */
@RestController
final class ReplayController {

  private static final CacheControl FOR_EVER =
      CacheControl.maxAge(Duration.ofDays(365)).cachePublic().immutable();

  private final SessionCalls calls;

  ReplayController(SessionCalls calls) {
    this.calls = calls;
  }

  /**
   * The snapshot at one step, and every change from there to another. What the journal says to have
   * been seen of a branch never changes, so that with the branch and both steps in the address the
   * answer may be kept for ever.
   */
  @GetMapping(path = "/api/sessions/{id}/replay", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> replay(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable Long from,
      @RequestParam(required = false) @Nullable Long to,
      @RequestParam(required = false) @Nullable Integer branch) {
    return calls.with(
        id,
        (session, nowMs) -> {
          Stretch stretch = stretch(session, from, to, branch, nowMs);
          boolean isFixed = branch != null && from != null && to != null && stretch.isFinished();
          return Answers.kept(
              ReplayJson.of(session, stretch.branch, stretch.from, stretch.to),
              MediaType.APPLICATION_JSON,
              isFixed ? FOR_EVER : CacheControl.noCache());
        });
  }

  /** What is to be told. */
  private record Stretch(int branch, long from, long to, long told) {

    /**
     * Whether the last step is finished: at the farthest that is told something may still happen,
     * and what was only played beyond it may be taken back.
     */
    boolean isFinished() {
      return to < told;
    }
  }

  private static Stretch stretch(
      Session session,
      @Nullable Long from,
      @Nullable Long to,
      @Nullable Integer branch,
      long nowMs) {
    session.step(nowMs);
    List<BranchView> branches = session.branches();
    int number = branch == null ? Steps.shown(branches) : branch;
    Branches.require(number, branches);
    long farthest = branches.get(number).farthest();
    long first = Asked.number("from", from, 0, farthest, 0);
    long last =
        Asked.number("to", to, first, farthest, Math.min(farthest, first + ReplayJson.MOST_STEPS));
    if (last - first > ReplayJson.MOST_STEPS) {
      throw tooLong("to", last - first);
    }
    return new Stretch(number, first, last, branches.get(number).told());
  }

  private static ApiProblem tooLong(String path, long steps) {
    return Asked.refused(
        Problem.of(
                path,
                "replay-too-long",
                "A replay has at most " + ReplayJson.MOST_STEPS + " steps, not " + steps + ".")
            .with("count", steps)
            .with("most", ReplayJson.MOST_STEPS));
  }
}
