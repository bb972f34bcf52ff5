package gopark.condition;

/** What became of an expression's text. */
public sealed interface Compiled {

  /** It can be asked. */
  record Ready(Condition condition) implements Compiled {}

  /** It means nothing, or too much. */
  record Refused(ConditionProblem problem) implements Compiled {}
}
