package gopark.session;

import gopark.runtime.event.Checks;
import gopark.trace.EventCursor;
import gopark.trace.EventLog;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The last events of the branch that is shown, under the numbers they have there. */
final class Recent {
  private static final int KEPT = 4_096;

  private final List<Checks.Check> order;
  private EventLog log;

  /**
   * Events of nothing so far.
   *
   * @param order in which the release searches
   */
  Recent(List<Checks.Check> order) {
    this.order = order;
    log = new EventLog(KEPT, order);
  }

  /** Listens to a run; begins anew unless it goes on where the log ends. */
  void attach(Run run) {
    boolean goesOn = run.sink().listener() == log && run.sink().told() == log.size();
    if (!goesOn || log.size() - log.firstKept() > KEPT) {
      log = new EventLog(KEPT, order, run.sink().told());
      run.listen(log);
    }
  }

  /** Goes on with a copy of the run that it listened to. */
  void moveTo(Run copy) {
    copy.listen(log);
  }

  /** Whether all events from a number on up to another are there. */
  boolean covers(long from, long to) {
    return from >= log.firstKept() && to <= log.size();
  }

  /** The events from a number on; before the first {@code next}. */
  EventCursor from(long number) {
    return log.cursor(number);
  }

  /**
   * The events from a number on, read on with a cursor that has come there.
   *
   * @param before null: there is no cursor yet
   */
  EventCursor from(long number, @Nullable EventCursor before) {
    return before != null && before.standsAt(log, number) ? before : from(number);
  }
}
