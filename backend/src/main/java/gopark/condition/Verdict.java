package gopark.condition;

import org.jspecify.annotations.Nullable;

/** What came of asking whether a condition holds. */
public sealed interface Verdict {

  /** The condition holds, or it does not. */
  enum Told implements Verdict {
    HOLDS,
    DOES_NOT_HOLD
  }

  /** The condition is at fault: whether it holds can never be told. */
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
