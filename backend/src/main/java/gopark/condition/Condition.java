package gopark.condition;

import dev.cel.common.CelErrorCode;
import dev.cel.runtime.CelEvaluationException;
import dev.cel.runtime.CelRuntime;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.RuntimeSnapshot;
import java.util.EnumSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An expression that holds or does not. Where it asks for something that is not there (a goroutine
 * that is not listed, an element beyond a list's end, the order of nothing and a number) it does
 * not hold, unless the rest of it decides: {@code has(ev.p)} and {@code 7 in gs} ask whether it is
 * there. It keeps nothing between two questions.
 */
public final class Condition {
  private static final Pattern POSITION = Pattern.compile("<input>:(\\d+)");

  private final String text;
  private final CelRuntime.Program program;
  private final Needs needs;
  private final EnumSet<EventKind> kinds;
  private final Price price;

  Condition(
      String text, CelRuntime.Program program, Needs needs, EnumSet<EventKind> kinds, Price price) {
    this.text = text;
    this.program = program;
    this.needs = needs;
    this.kinds = kinds;
    this.price = price;
  }

  /** The condition's text as it was written. */
  public String text() {
    return text;
  }

  /** What must be given for it to be told. */
  public Needs needs() {
    return needs;
  }

  /** False if no event of that kind can make it hold, so that the event need not be shown to it. */
  public boolean mayHoldAt(EventKind kind) {
    return kinds.contains(kind);
  }

  /** Asks a condition that needs the clock alone. */
  public Verdict test(Asker asker, long step, long timeNs) {
    return evaluate(asker, null, null, step, timeNs);
  }

  /** Asks a condition that needs no snapshot. */
  public Verdict test(Asker asker, Event event) {
    if (!kinds.contains(event.at().kind())) {
      return Verdict.Told.DOES_NOT_HOLD;
    }
    return evaluate(asker, event, null, event.at().step(), event.at().timeNs());
  }

  /** Asks a condition that needs no event. */
  public Verdict test(Asker asker, RuntimeSnapshot snapshot) {
    return evaluate(asker, null, snapshot, snapshot.step(), snapshot.timeNs());
  }

  /** The event, and what can be seen after its step. */
  public Verdict test(Asker asker, Event event, RuntimeSnapshot snapshot) {
    if (!kinds.contains(event.at().kind())) {
      return Verdict.Told.DOES_NOT_HOLD;
    }
    return evaluate(asker, event, snapshot, event.at().step(), event.at().timeNs());
  }

  private Verdict evaluate(
      Asker asker,
      @Nullable Event event,
      @Nullable RuntimeSnapshot snapshot,
      long step,
      long timeNs) {
    LookBudget budget = new LookBudget(asker, price);
    budget.begin();
    try {
      Object result = program.eval(new Bindings(budget, event, snapshot, step, timeNs));
      budget.tellIfStopped();
      if (budget.isSpent()) {
        return new Verdict.Failed(Wording.tooCostly(0));
      }
      return Boolean.TRUE.equals(result) ? Verdict.Told.HOLDS : Verdict.Told.DOES_NOT_HOLD;
    } catch (CelEvaluationException e) {
      budget.tellIfStopped();
      return budget.isSpent() ? new Verdict.Failed(Wording.tooCostly(0)) : failed(e);
    }
  }

  private Verdict failed(CelEvaluationException e) {
    CelErrorCode code = e.getErrorCode();
    int position = position(String.valueOf(e.getMessage()));
    return switch (code) {
      case ATTRIBUTE_NOT_FOUND, INDEX_OUT_OF_BOUNDS, OVERLOAD_NOT_FOUND ->
          Verdict.Told.DOES_NOT_HOLD;
      case DIVIDE_BY_ZERO -> failed(position, "division-by-zero", "This divides by zero.");
      case NUMERIC_OVERFLOW ->
          failed(position, "overflow", "The number that comes of this is too large.");
      case ITERATION_BUDGET_EXCEEDED -> new Verdict.Failed(Wording.tooCostly(position));
      case BAD_FORMAT, INVALID_ARGUMENT ->
          failed(
              position, "bad-argument", "This function cannot do anything with what it is given.");
      case INTERNAL_ERROR, DUPLICATE_ATTRIBUTE, AMBIGUOUS_OVERLOAD, TYPE_NOT_FOUND ->
          failed(position, "failed", "This condition cannot be told.");
    };
  }

  private static Verdict failed(int position, String code, String sentence) {
    return new Verdict.Failed(ConditionProblem.of(position, code, sentence));
  }

  /** The library counts code points. */
  private int position(String message) {
    Matcher matcher = POSITION.matcher(message);
    return matcher.find() ? Positions.index(text, Integer.parseInt(matcher.group(1))) : 0;
  }

  @Override
  public String toString() {
    return text;
  }

  /** Conditions of the same text ask the same. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Condition condition && text.equals(condition.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
