package gopark.web.api;

import gopark.scenario.ScenarioLimits;
import gopark.session.LanePage;
import gopark.trace.LaneColumns;
import gopark.web.session.SessionCalls;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** What a timeline is drawn from. */
@RestController
final class TimelineController {

  private static final int USUAL = 10_000;
  private static final int MOST = 50_000;

  private final SessionCalls calls;

  TimelineController(SessionCalls calls) {
    this.calls = calls;
  }

  /**
   * Some events in their order, in columns: the numbers at one place of all columns are of one
   * event.
   *
   * @param to the number of the event from which to read on
   * @param more whether there are more so far
   * @param kinds the names of kinds, by the numbers in kind
   * @param words by the numbers in word and made
   */
  record Timeline(
      int branch,
      long from,
      long to,
      boolean more,
      List<String> kinds,
      List<String> words,
      List<Long> step,
      List<Long> timeNs,
      List<Long> kind,
      List<Long> g,
      List<Long> m,
      List<Long> p,
      List<Long> other,
      List<Long> word,
      List<Long> made) {

    private static Timeline of(long from, LanePage page) {
      LaneColumns columns = page.columns();
      return new Timeline(
          page.branch(),
          from,
          page.to(),
          page.more(),
          columns.kinds(),
          columns.words(),
          columns.steps(),
          columns.times(),
          columns.kindNumbers(),
          columns.goroutines(),
          columns.machines(),
          columns.processors(),
          columns.others(),
          columns.wordNumbers(),
          columns.made());
    }
  }

  /** What changed the lanes of processors, threads and goroutines, from an event on. */
  @GetMapping(path = "/api/sessions/{id}/timeline", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<Timeline> timeline(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable Long from,
      @RequestParam(required = false) @Nullable Integer limit) {
    long first = Asked.number("from", from, 0, ScenarioLimits.EXACT, 0);
    int most = Asked.number("limit", limit, 1, MOST, USUAL);
    return calls.with(id, (session, nowMs) -> Timeline.of(first, session.lanes(first, most)));
  }
}
