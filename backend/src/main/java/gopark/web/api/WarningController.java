package gopark.web.api;

import gopark.practice.Observation;
import gopark.practice.Warnings;
import gopark.runtime.event.Event;
import gopark.runtime.state.GoroutineState;
import gopark.session.EventPage;
import gopark.session.Moment;
import gopark.session.Session;
import gopark.web.session.SessionCalls;
import java.util.ArrayList;
import java.util.List;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** What in a session is worth a warning, and by what it was found. */
@RestController
final class WarningController {

  /** The number of steps before the session's that are looked at. */
  private static final long WINDOW = 50_000;

  private static final int PAGE = 10_000;
  private static final int MOST_GOROUTINES = 1_000;

  private final SessionCalls calls;

  WarningController(SessionCalls calls) {
    this.calls = calls;
  }

  /**
   * Warnings of a moment.
   *
   * @param fromStep where the window begins in which events were counted
   */
  record Warned(long step, long timeNs, long fromStep, List<PracticeCalls.ToldWarning> warnings) {}

  /** Looks at a session where it stands, and at the steps before. */
  @GetMapping(path = "/api/sessions/{id}/warnings", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<Warned> warnings(@PathVariable String id) {
    return calls.with(id, WarningController::warned);
  }

  private static Warned warned(Session session, long nowMs) {
    Moment now = session.moment(nowMs);
    long from = Math.max(0, now.step() - WINDOW);
    List<GoroutineState> goroutines = session.goroutines(null, 0, MOST_GOROUTINES, now.step());
    Observation seen =
        new Observation(
            now.runtime(),
            goroutines,
            session.at(from).timeNs(),
            events(session, from, now.step()));
    return new Warned(
        now.step(), now.timeNs(), from, PracticeCalls.ToldWarning.of(Warnings.of(seen)));
  }

  private static List<Event> events(Session session, long from, long to) {
    List<Event> events = new ArrayList<>();
    Long next = from;
    while (next != null && next <= to) {
      EventPage page = session.events(next, PAGE, Observation.KINDS);
      page.events().stream().filter(event -> event.at().step() <= to).forEach(events::add);
      next = page.next();
    }
    return events;
  }
}
