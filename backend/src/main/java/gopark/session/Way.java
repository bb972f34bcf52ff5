package gopark.session;

import gopark.scenario.PlaybackCommand.Unit;
import java.util.ArrayDeque;

/** Finds the steps that commands speak of, along a branch. */
final class Way {
  /** One command looks through so many steps at most, and then stops where it is. */
  static final long MOST_STEPS = 5_000_000;

  private final History history;

  Way(History history) {
    this.history = history;
  }

  /** Where one comes from a step by going forward. */
  long forward(long from, Unit unit, int count, long ns) {
    Run run = history.at(from);
    long end = from + MOST_STEPS;
    if (unit == Unit.TIME) {
      return forwardTo(from, run.runtime().now() + ns);
    }
    run.tap().hasDecided();
    int left = count;
    while (left > 0 && run.step() < end) {
      long shown = run.tap().shown();
      if (!history.goOn()) {
        break;
      }
      if (counts(unit, run, shown)) {
        left--;
      }
    }
    return run.step();
  }

  /** The last step before a virtual time is over. */
  long forwardTo(long from, long timeNs) {
    Run run = history.at(from);
    long end = from + MOST_STEPS;
    while (run.runtime().nextTime() <= timeNs && run.step() < end && history.goOn()) {
      // Not there yet.
    }
    return run.step();
  }

  /** The last step of the branch that is not later than a virtual time. */
  long atTime(long timeNs) {
    return forwardTo(0, timeNs);
  }

  /** So many shown events on, or as many as there are. */
  Reached afterEvents(long from, long events) {
    Run run = history.at(from);
    long before = run.tap().shown();
    long end = from + MOST_STEPS;
    boolean more = true;
    while (run.tap().shown() - before < events && run.step() < end && more) {
      more = history.goOn();
    }
    return new Reached(run.step(), run.tap().shown() - before, !more);
  }

  /** How far one came: to which step, past how many events, and whether nothing comes after. */
  record Reached(long step, long events, boolean atEnd) {}

  /** Where one comes from a step by going back; 0 is the farthest. */
  long back(long from, Unit unit, int count, long ns) {
    if (unit == Unit.TIME) {
      long now = history.at(from).runtime().now();
      return Math.min(from, atTime(Math.max(0, now - ns)));
    }
    long end = from;
    long start = history.checkpointBefore(from);
    int left = count;
    while (true) {
      ArrayDeque<Long> stops = stopsBetween(start, end, unit, left);
      if (stops.size() >= left) {
        return stops.removeFirst();
      }
      if (start == 0) {
        return 0;
      }
      left -= stops.size();
      end = start + 1;
      start = history.checkpointBefore(start);
    }
  }

  /**
   * The last few steps in a stretch, without its end, from which going forward by one unit is what
   * a step back undoes.
   */
  private ArrayDeque<Long> stopsBetween(long start, long end, Unit unit, int most) {
    ArrayDeque<Long> stops = new ArrayDeque<>();
    Run run = history.at(start);
    run.tap().hasDecided();
    if (start == 0) {
      stops.add(0L);
    }
    while (run.step() < end - 1) {
      long shown = run.tap().shown();
      if (!history.goOn()) {
        break;
      }
      if (counts(unit, run, shown)) {
        stops.add(run.step());
        if (stops.size() > most) {
          stops.removeFirst();
        }
      }
    }
    return stops;
  }

  private static boolean counts(Unit unit, Run run, long shownBefore) {
    return switch (unit) {
      case EVENT -> run.tap().shown() > shownBefore;
      case DECISION -> run.tap().hasDecided();
      case INSTRUCTION, TIME -> true;
    };
  }
}
