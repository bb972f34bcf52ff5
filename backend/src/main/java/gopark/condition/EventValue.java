package gopark.condition;

import dev.cel.common.types.CelType;
import dev.cel.common.types.StructTypeReference;
import dev.cel.common.values.NullValue;
import dev.cel.common.values.StructValue;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.SchedulerEvent;
import gopark.runtime.event.Stamp;
import gopark.trace.EventPlaces;
import java.util.Optional;

/** An event under the names of its tree. What it does not have is null. */
@SuppressWarnings("Immutable") // The budget shrinks, and lives as long as one evaluation.
final class EventValue extends StructValue<String, EventValue> {
  private final Event event;
  private final LookBudget budget;

  EventValue(Event event, LookBudget budget) {
    this.event = event;
    this.budget = budget;
  }

  @Override
  public Object select(String field) {
    budget.look();
    Stamp at = event.at();
    return switch (field) {
      case "step" -> at.step();
      case "timeNs" -> at.timeNs();
      case "kind" -> at.kind().apiName();
      case "g" -> number(at.g());
      case "m" -> number(at.m());
      case "p" -> number(at.p());
      case "from" -> CelValues.of(EventPlaces.from(event), budget);
      case "to" -> CelValues.of(EventPlaces.to(event), budget);
      case "fn" -> event.function();
      case "rule" -> at.rule() == 0 ? NullValue.NULL_VALUE : "T" + at.rule();
      case "checks" ->
          event instanceof SchedulerEvent.FindRunnable search
              ? CelValues.of(search.checks(), budget)
              : NullValue.NULL_VALUE;
      case "detail" -> new RecordValue((Record) event, budget);
      default -> NullValue.NULL_VALUE;
    };
  }

  private static Object number(int id) {
    return id == EventSink.NONE ? NullValue.NULL_VALUE : Long.valueOf(id);
  }

  @Override
  public Optional<?> find(String field) {
    return Optional.of(select(field)).filter(value -> value != NullValue.NULL_VALUE);
  }

  @Override
  public EventValue value() {
    return this;
  }

  @Override
  public boolean isZeroValue() {
    return false;
  }

  @Override
  public CelType celType() {
    return StructTypeReference.create(Vocabulary.EVENT);
  }
}
