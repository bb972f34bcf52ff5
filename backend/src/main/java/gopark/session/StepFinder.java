package gopark.session;

import gopark.command.PlaybackCommand.Unit;
import java.util.ArrayDeque;

/** Finds the steps that commands speak of, along a branch. */
final class StepFinder {
  /** The most steps that one command looks through; then it stops where it is. */
  static final long MOST_STEPS = 5_000_000;

  /** How many moments are remembered of a stretch that is looked through. */
  private static final int MARKS = 12;

  /** The fewest steps between two of these moments; closer ones would only cost. */
  private static final long LEAST_MARK = 512;

  private final History history;
  private final Allowance allowance;

  StepFinder(History history, Allowance allowance) {
    this.history = history;
    this.allowance = allowance;
  }

  /** Where one comes from a step by going forward. */
  long forward(long from, Unit unit, int count, long ns) {
    Run run = history.at(from);
    if (unit == Unit.TIME) {
      return forwardTo(run, from, run.runtime().now() + ns);
    }
    run.sink().hasDecided();
    long end = end(from);
    int left = count;
    Stretch stretch = new Stretch(history, run, from);
    while (left > 0 && stretch.reached() < end) {
      long shown = run.sink().shown();
      if (!stretch.goOn()) {
        break;
      }
      if (counts(unit, run, shown)) {
        left--;
      }
    }
    return stretch.reached();
  }

  /** A step that was asked for, or the farthest towards it that one may go at once. */
  long to(long from, long step) {
    long end = Math.min(step, end(Math.max(from, history.farthest())));
    Run run = history.at(Math.min(end, history.farthest()));
    Stretch stretch = new Stretch(history, run, from);
    return history.at(stretch.goOnWhile(() -> stretch.reached() < end)).step();
  }

  /** The last step of the branch that is not later than a virtual time. */
  long atTime(long from, long timeNs) {
    // A read may have looked farther than one may go, and have left a checkpoint there.
    long farthest = Math.max(history.farthest(), allowance.steps());
    return forwardTo(history.at(Math.min(history.lastBefore(timeNs), farthest)), from, timeNs);
  }

  /** The last step before a virtual time is over. */
  private long forwardTo(Run run, long from, long timeNs) {
    long end = end(Math.max(run.step(), history.farthest()));
    Stretch stretch = new Stretch(history, run, from);
    return stretch.goOnWhile(() -> run.runtime().nextTime() <= timeNs && stretch.reached() < end);
  }

  private long end(long from) {
    return Math.min(from + MOST_STEPS, Math.max(from, allowance.steps()));
  }

  /** Where one comes from a step by going back; 0 is the farthest. */
  long back(long from, Unit unit, int count, long ns) {
    if (unit == Unit.TIME) {
      long now = history.at(from).runtime().now();
      return Math.min(from, atTime(from, Math.max(0, now - ns)));
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
    Run run = history.look(start).copy();
    run.sink().hasDecided();
    if (start == 0) {
      stops.add(0L);
    }
    long mark = Math.max(LEAST_MARK, (end - start) / MARKS);
    while (run.step() < end - 1) {
      if ((run.step() - start) % mark == 0) {
        history.keepForGoingBack(run);
      }
      long shown = run.sink().shown();
      if (!history.goOn(run)) {
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
      case EVENT -> run.sink().shown() > shownBefore;
      case DECISION -> run.sink().hasDecided();
      case INSTRUCTION, TIME -> true;
    };
  }
}
