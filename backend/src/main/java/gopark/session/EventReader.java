package gopark.session;

import gopark.trace.EventCursor;
import gopark.trace.EventLog;

/** Reads the events of a branch in their order, working them out a few steps at a time. */
final class EventReader {
  private static final int BLOCK = 4_096;

  private final History history;
  private final Run run;
  private final long endStep;
  private EventLog log;
  private EventCursor cursor;

  /** The number of the log's first event. */
  private long first;

  private boolean over;

  /** Reads from a step on, or from an event's number on if that comes first, up to another step. */
  EventReader(History history, long fromStep, long fromEvent, long endStep) {
    this.history = history;
    this.endStep = endStep;
    log = newLog();
    long atLeast = Math.min(fromStep, endStep + 1);
    run = history.before(atLeast, fromEvent, log);
    first = run.tap().told() - log.size();
    cursor = log.cursor(0);
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
    first += log.size();
    log = newLog();
    run.listen(log);
    long block = Math.min(endStep, run.step() + BLOCK);
    while (run.step() < block && !over) {
      over = !history.follow(run);
    }
    over |= run.step() >= endStep;
    cursor = log.cursor(0);
  }

  private EventLog newLog() {
    return new EventLog(EventLog.STANDARD_RETENTION, history.order());
  }

  /** The event, on which {@code next} stood; as numbers or as a record. */
  EventCursor event() {
    return cursor;
  }

  /** Its number on the branch, counted from 0. */
  long number() {
    return first + cursor.index();
  }

  /** How far the work has come. */
  long step() {
    return run.step();
  }
}
