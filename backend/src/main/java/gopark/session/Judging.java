package gopark.session;

import gopark.condition.Asker;
import gopark.condition.Condition;
import gopark.runtime.event.Event;
import gopark.trace.EventCursor;
import gopark.trace.EventLog;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Walks along a branch once, from main's first line or a later moment, and asks all goals on the
 * way. What the runtime does before that, nobody asked for.
 */
final class Judging {
  private static final int BLOCK = 4_096;

  /** About how many steps may be made and looked at. */
  private static final long MOST_WORK = 20_000_000;

  private final History history;
  private final Asker asker;
  private final List<Watched> goals;
  private final boolean looks;
  private long work;

  private Judging(History history, List<Goal> goals) {
    this.history = history;
    asker = new Asker(history.work());
    this.goals = goals.stream().map(Watched::new).toList();
    looks = goals.stream().anyMatch(goal -> !goal.condition().needs().event());
  }

  /** What a branch shows of the goals from its beginning up to a step. */
  static Judgement of(History history, List<Goal> goals, long upTo) {
    return new Judging(history, goals).walk(0, history.toldAtStart(), upTo, false);
  }

  /**
   * What a branch shows of the goals from a moment on, at most up to a step; it goes no further
   * than to where all are met.
   *
   * @param step of the moment
   * @param told how many events had been told by then
   */
  static Judgement from(History history, List<Goal> goals, long step, long told, long upTo) {
    return new Judging(history, goals).walk(step, told, upTo, true);
  }

  private Judgement walk(long from, long told, long upTo, boolean untilPassed) {
    EventLog log = new EventLog(EventLog.STANDARD_RETENTION, history.order());
    Run run = history.before(0, 0, log);
    long asked = told;
    boolean more = true;
    while (more) {
      asked = askOfEvents(run, log, asked);
      if (run.step() >= from) {
        askOfState(run);
      } else {
        work++;
      }
      boolean over = untilPassed && run.step() >= from && isPassed();
      more = !over && run.step() < upTo && work < MOST_WORK;
      if (more && log.size() - log.firstKept() > BLOCK) {
        log = new EventLog(EventLog.STANDARD_RETENTION, history.order(), run.sink().told());
        run.listen(log);
      }
      more = more && history.follow(run);
    }
    boolean complete = work < MOST_WORK;
    return new Judgement(
        run.step(), run.runtime().now(), complete, goals.stream().map(Watched::outcome).toList());
  }

  private boolean isPassed() {
    return goals.stream().allMatch(goal -> goal.outcome().met());
  }

  private long askOfEvents(Run run, EventLog log, long from) {
    if (log.size() <= from) {
      return from;
    }
    EventCursor cursor = log.cursor(Math.max(from, log.firstKept()));
    while (cursor.next()) {
      work++;
      for (Watched goal : goals) {
        if (goal.condition().needs().event() && goal.condition().mayHoldAt(cursor.kind())) {
          goal.happened(holds(goal.condition(), run, cursor.event()), cursor.step());
        }
      }
    }
    return log.size();
  }

  private void askOfState(Run run) {
    if (!looks) {
      work++;
      return;
    }
    work += SnapshotCost.of(run.runtime());
    for (Watched goal : goals) {
      if (!goal.condition().needs().event()) {
        goal.stands(holds(goal.condition(), run, null), run.step());
      }
    }
  }

  private boolean holds(Condition condition, Run run, @Nullable Event event) {
    return Verdicts.of(condition, asker, run, event).holds();
  }

  /** A goal, and what was seen of it. */
  private static final class Watched {
    private final Goal goal;
    private int times;
    private boolean held;
    private @Nullable Long met;
    private @Nullable Long failed;

    Watched(Goal goal) {
      this.goal = goal;
    }

    Condition condition() {
      return goal.condition();
    }

    void happened(boolean holds, long step) {
      if (holds) {
        count(step);
      }
    }

    void stands(boolean holds, long step) {
      if (holds && !held) {
        count(step);
      }
      if (!holds && failed == null) {
        failed = step;
      }
      held = holds;
    }

    private void count(long step) {
      times++;
      if (times == goal.times()) {
        met = step;
      }
    }

    Judgement.Outcome outcome() {
      return switch (goal.when()) {
        case EVER -> new Judgement.Outcome(times >= goal.times(), times, met);
        case ALWAYS -> new Judgement.Outcome(failed == null, times, failed);
        case LAST -> new Judgement.Outcome(held, times, held ? met : null);
      };
    }
  }
}
