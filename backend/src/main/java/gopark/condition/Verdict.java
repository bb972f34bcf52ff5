package gopark.condition;

import org.jspecify.annotations.Nullable;

/** What came of asking whether a condition holds. */
public sealed interface Verdict {

  /** It holds, or it does not. */
  enum Told implements Verdict {
    HOLDS,
    DOES_NOT_HOLD
  }

  /** It cannot be told, ever: the condition is at fault. */
  record Failed(ConditionProblem problem) implements Verdict {}

  /** What is wrong if it looked at more than a condition may; else null. */
  default @Nullable ConditionProblem tooCostly() {
    return this instanceof Failed(ConditionProblem problem)
            && problem.code().equals(Wording.TOO_COSTLY)
        ? problem
        : null;
  }

  default boolean holds() {
    return this == Told.HOLDS;
  }
}
