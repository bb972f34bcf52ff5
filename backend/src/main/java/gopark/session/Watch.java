package gopark.session;

import gopark.condition.Condition;
import gopark.condition.Verdict;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.trace.EventCursor;
import gopark.trace.EventLog;
import org.jspecify.annotations.Nullable;

/**
 * Looks after each step whether a condition has become true. One that looks at states must have
 * been false before; one that looks at an event holds at each event for which it does.
 */
final class Watch {
  private final Condition condition;
  private final EventLog log;
  private long seen;
  private boolean held;

  /** The log must be where the run that is watched tells its events. */
  Watch(Condition condition, EventLog log, Run start) {
    this.condition = condition;
    this.log = log;
    held = !condition.needs().event() && holds(start, null);
  }

  /** Whether it became true in the step that has just been made. */
  boolean isMet(Run run) {
    if (!condition.needs().event()) {
      boolean holds = holds(run, null);
      boolean met = holds && !held;
      held = holds;
      return met;
    }
    boolean met = false;
    EventCursor cursor = log.cursor(seen);
    while (cursor.next()) {
      met |= condition.mayHoldAt(cursor.kind()) && holds(run, cursor);
    }
    seen = log.size();
    return met;
  }

  private boolean holds(Run run, @Nullable EventCursor cursor) {
    Verdict verdict =
        switch (condition.needs()) {
          case CLOCK -> condition.test(run.step(), run.runtime().now());
          case SNAPSHOT -> condition.test(run.runtime().snapshot());
          case EVENT ->
              cursor == null ? Verdict.Told.DOES_NOT_HOLD : condition.test(cursor.event());
          case EVENT_AND_SNAPSHOT -> both(run, cursor);
        };
    return verdict.holds();
  }

  private Verdict both(Run run, @Nullable EventCursor cursor) {
    if (cursor == null) {
      return Verdict.Told.DOES_NOT_HOLD;
    }
    RuntimeSnapshot snapshot = run.runtime().snapshot();
    return condition.test(cursor.event(), snapshot);
  }
}
