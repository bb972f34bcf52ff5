package gopark.session;

import gopark.runtime.state.Creation;
import gopark.trace.EventCursor;
import gopark.trace.EventLog;
import java.util.function.Consumer;

/** Reads the events of a branch in their order, working them out a few steps at a time. */
final class EventReader {
  private static final int BLOCK = 4_096;

  private final History history;
  private final Run run;
  private final long endStep;
  private EventLog log;
  private EventCursor cursor;

  private boolean over;

  /** Reads from a step on, or from an event's number on if that comes first, up to another step. */
  EventReader(History history, long fromStep, long fromEvent, long endStep) {
    this.history = history;
    this.endStep = endStep;
    log = newLog(0);
    long atLeast = Math.min(fromStep, endStep + 1);
    run = history.before(atLeast, fromEvent, log);
    if (run.sink().told() > log.size()) {
      log = newLog(run.sink().told());
      run.listen(log);
    }
    cursor = log.cursor(log.firstKept());
  }

  /** Tells how every goroutine came to be whose creation is worked out from now on. */
  void onCreation(Consumer<Creation> listener) {
    run.sink()
        .onCreation(() -> {
          Creation creation = run.runtime().creation();
          if (creation != null) {
            listener.accept(creation);
          }
        });
  }

  /** Goes to the next event; false at the end. */
  boolean next() {
    while (!cursor.next()) {
      if (over) {
        return false;
      }
      work();
    }
    return true;
  }

  private void work() {
    log = newLog(run.sink().told());
    run.listen(log);
    long block = Math.min(endStep, run.step() + BLOCK);
    while (run.step() < block && !over) {
      over = !history.follow(run);
    }
    over |= run.step() >= endStep;
    cursor = log.cursor(log.firstKept());
  }

  private EventLog newLog(long first) {
    return new EventLog(EventLog.STANDARD_RETENTION, history.order(), first);
  }

  /** The event, on which {@code next} stood; as numbers or as a record. */
  EventCursor event() {
    return cursor;
  }

  /** The event's number on the branch, counted from 0. */
  long number() {
    return cursor.index();
  }

  /** How far the work has come. */
  long step() {
    return run.step();
  }
}
