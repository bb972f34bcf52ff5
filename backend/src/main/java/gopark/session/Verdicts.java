package gopark.session;

import gopark.condition.Asker;
import gopark.condition.Condition;
import gopark.condition.Verdict;
import gopark.runtime.event.Event;
import org.jspecify.annotations.Nullable;

/** Asks conditions of a run where it stands, each with no more than it needs. */
final class Verdicts {
  private Verdicts() {}

  /**
   * What a condition says of a run.
   *
   * @param event that has just happened; null: none, so that nothing about an event holds
   */
  static Verdict of(Condition condition, Asker asker, Run run, @Nullable Event event) {
    return switch (condition.needs()) {
      case CLOCK -> condition.test(asker, run.step(), run.runtime().now());
      case SNAPSHOT -> condition.test(asker, run.runtime().snapshot());
      case EVENT -> event == null ? Verdict.Told.DOES_NOT_HOLD : condition.test(asker, event);
      case EVENT_AND_SNAPSHOT ->
          event == null
              ? Verdict.Told.DOES_NOT_HOLD
              : condition.test(asker, event, run.runtime().snapshot());
    };
  }
}
