package gopark.condition;

/** What came of asking whether a condition holds. */
public sealed interface Verdict {

  /** It holds, or it does not. */
  enum Told implements Verdict {
    HOLDS,
    DOES_NOT_HOLD
  }

  /** It cannot be told, ever: the condition is at fault. */
  record Failed(ConditionProblem problem) implements Verdict {}

  default boolean holds() {
    return this == Told.HOLDS;
  }
}
