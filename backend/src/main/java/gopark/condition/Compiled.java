package gopark.condition;

/** What became of an expression's text. */
public sealed interface Compiled {

  /** The text is a condition, which can be asked. */
  record Ready(Condition condition) implements Compiled {}

  /** The text means nothing, or too much. */
  record Refused(ConditionProblem problem) implements Compiled {}
}
