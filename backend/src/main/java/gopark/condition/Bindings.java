package gopark.condition;

import dev.cel.common.values.NullValue;
import dev.cel.runtime.CelVariableResolver;
import gopark.runtime.event.Event;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.trace.RecordShape;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the names of a condition stand for in one evaluation; null for what is not given. */
final class Bindings implements CelVariableResolver {
  private static final RecordShape SNAPSHOT = RecordShape.of(RuntimeSnapshot.class);

  private final LookBudget budget;
  private final @Nullable Event event;
  private final @Nullable RuntimeSnapshot snapshot;
  private final long step;
  private final long timeNs;

  Bindings(
      LookBudget budget,
      @Nullable Event event,
      @Nullable RuntimeSnapshot snapshot,
      long step,
      long timeNs) {
    this.budget = budget;
    this.event = event;
    this.snapshot = snapshot;
    this.step = step;
    this.timeNs = timeNs;
  }

  @Override
  public Optional<Object> find(String name) {
    return switch (name) {
      case Vocabulary.EVENT_VARIABLE -> Optional.of(event());
      case "step" -> Optional.of(step);
      case "timeNs" -> Optional.of(timeNs);
      default -> SNAPSHOT.has(name) ? Optional.of(part(name)) : Optional.empty();
    };
  }

  private Object event() {
    Event given = event;
    return given == null ? NullValue.NULL_VALUE : new EventValue(given, budget);
  }

  private Object part(String name) {
    RuntimeSnapshot given = snapshot;
    return given == null ? NullValue.NULL_VALUE : CelValues.of(SNAPSHOT.get(given, name), budget);
  }
}
