package gopark.condition;

import dev.cel.common.values.NullValue;
import dev.cel.runtime.CelEvaluationException;
import dev.cel.runtime.CelRuntime;
import gopark.runtime.state.RuntimeSnapshot;
import org.jspecify.annotations.Nullable;

/** An expression over a snapshot whose value is a number or a text. It keeps nothing. */
public final class Formula {
  private final CelRuntime.Program program;
  private final Price price;

  Formula(CelRuntime.Program program, Price price) {
    this.program = program;
    this.price = price;
  }

  /** A whole number, a decimal or a text; null where what it asks for is not there. */
  public @Nullable Object value(Asker asker, RuntimeSnapshot snapshot) {
    LookBudget budget = new LookBudget(asker, price);
    budget.begin();
    try {
      Object value =
          program.eval(new Bindings(budget, null, snapshot, snapshot.step(), snapshot.timeNs()));
      budget.tellIfStopped();
      return budget.isSpent() || value instanceof NullValue ? null : value;
    } catch (CelEvaluationException e) {
      budget.tellIfStopped();
      return null;
    }
  }

  /** What became of a formula's text. */
  public sealed interface Read {

    /** The text is a formula, which can be asked. */
    record Ready(Formula formula) implements Read {}

    /** The text means nothing, or too much. */
    record Refused(ConditionProblem problem) implements Read {}
  }
}
