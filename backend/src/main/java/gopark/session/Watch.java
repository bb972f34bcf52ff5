package gopark.session;

import gopark.condition.Asker;
import gopark.condition.Condition;
import gopark.condition.ConditionProblem;
import gopark.condition.Needs;
import gopark.condition.Verdict;
import gopark.trace.EventCursor;
import org.jspecify.annotations.Nullable;

/**
 * Looks after each step whether a condition has become true. One that looks at states must have
 * been false before; one that looks at an event holds at each event for which it does.
 */
final class Watch {
  private static final int EVENT_COST = 2;

  /** Looks beyond these are work as making steps is. */
  private static final int FREE_LOOKS = 1_000;

  private static final int LOOK_COST = 4;

  private final Condition condition;
  private final Recent recent;
  private final Asker asker;
  private long seen;
  private boolean held;

  /** Has read all that was seen; finding the place anew would cost more than a step. */
  private @Nullable EventCursor cursor;

  /** How many looks the dearest step so far has taken. */
  private long mostLooks;

  private @Nullable ConditionProblem tooCostly;

  /** The run that is watched must tell its events to the recent ones. */
  Watch(Condition condition, Recent recent, Run start) {
    this.condition = condition;
    this.recent = recent;
    asker = new Asker(start.runtime().work());
    seen = start.sink().told();
    held = !condition.needs().event() && holds(start, null);
    mostLooks = asker.looks();
  }

  /**
   * What is wrong with the condition if it has looked at more than it may; else null. It is not
   * asked again.
   */
  @Nullable ConditionProblem tooCostly() {
    return tooCostly;
  }

  /** About how many steps one look costs. */
  int cost(Run run) {
    int looks = LOOK_COST * (int) Math.max(0, mostLooks - FREE_LOOKS);
    if (condition.needs() == Needs.CLOCK || condition.needs() == Needs.EVENT) {
      return EVENT_COST + looks;
    }
    return SnapshotCost.of(run.runtime()) + looks;
  }

  /** Whether it became true in the step that has just been made. */
  boolean isMet(Run run) {
    if (tooCostly != null) {
      return false;
    }
    long before = asker.looks();
    boolean met = becomesTrue(run);
    mostLooks = Math.max(mostLooks, asker.looks() - before);
    return met;
  }

  private boolean becomesTrue(Run run) {
    if (!condition.needs().event()) {
      boolean holds = holds(run, null);
      boolean met = holds && !held;
      held = holds;
      return met;
    }
    boolean met = false;
    if (run.sink().told() > seen) {
      EventCursor events = recent.from(seen, cursor);
      while (events.next()) {
        met |= condition.mayHoldAt(events.kind()) && holds(run, events);
      }
      cursor = events;
      seen = run.sink().told();
    }
    return met;
  }

  private boolean holds(Run run, @Nullable EventCursor at) {
    Verdict verdict = Verdicts.of(condition, asker, run, at == null ? null : at.event());
    ConditionProblem problem = verdict.tooCostly();
    tooCostly = problem == null ? tooCostly : problem;
    return verdict.holds();
  }
}
