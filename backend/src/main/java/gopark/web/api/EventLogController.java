package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.condition.Nearest;
import gopark.runtime.event.EventKind;
import gopark.scenario.Problem;
import gopark.scenario.ScenarioLimits;
import gopark.session.EventPage;
import gopark.trace.EventTree;
import gopark.web.problem.Stranger;
import gopark.web.session.SessionCalls;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** What has happened in a session. */
@RestController
@RequestMapping(path = "/api/sessions", produces = MediaType.APPLICATION_JSON_VALUE)
final class EventLogController {

  private static final int USUAL = 100;
  private static final int MOST = 1_000;

  private final SessionCalls calls;

  EventLogController(SessionCalls calls) {
    this.calls = calls;
  }

  /**
   * Some events in their order, whole steps of them.
   *
   * @param next the step from which to read on; null: there are no more so far
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record EventList(long from, List<Map<String, @Nullable Object>> events, @Nullable Long next) {}

  /** Events from a step on, of some kinds or of all. */
  @GetMapping("/{id}/events")
  Mono<EventList> events(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable Long from,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable List<String> kind) {
    long first = Asked.number("from", from, 0, ScenarioLimits.EXACT, 0);
    int most = Asked.number("limit", limit, 1, MOST, USUAL);
    Set<EventKind> kinds = kinds(kind == null ? List.of() : kind);
    return calls.with(
        id,
        (session, nowMs) -> {
          EventPage page = session.events(first, most, kinds);
          return new EventList(
              first, page.events().stream().map(EventTree::of).toList(), page.next());
        });
  }

  private static Set<EventKind> kinds(List<String> named) {
    Set<EventKind> kinds = EnumSet.noneOf(EventKind.class);
    for (String some : named) {
      for (String name : some.split(",", -1)) {
        kinds.add(kind(name.strip()));
      }
    }
    return kinds;
  }

  private static EventKind kind(String name) {
    EventKind kind = EventKind.named(name);
    if (kind != null) {
      return kind;
    }
    String shown = Stranger.shown(name);
    String nearest = Nearest.to(shown, EventKind.apiNames());
    Problem problem =
        nearest == null
            ? Problem.of("kind", "unknown-kind", "No kind of event is called \"" + shown + "\".")
            : Problem.of(
                    "kind",
                    "unknown-kind-near",
                    "No kind of event is called \""
                        + shown
                        + "\"; perhaps \""
                        + nearest
                        + "\" was meant.")
                .with("nearest", nearest);
    throw Asked.refused(problem.with("value", shown));
  }
}
