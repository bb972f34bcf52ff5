package gopark.condition;

import dev.cel.common.types.CelType;
import dev.cel.common.types.StructTypeReference;
import dev.cel.common.values.StructValue;
import gopark.trace.RecordShape;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A record of the runtime, whose components are fetched when asked for. */
@SuppressWarnings("Immutable") // The budget shrinks, and lives as long as one evaluation.
final class RecordValue extends StructValue<String, RecordValue> {
  private final Record original;
  private final RecordShape shape;
  private final LookBudget budget;

  RecordValue(Record original, LookBudget budget) {
    this.original = original;
    this.shape = RecordShape.of(original.getClass());
    this.budget = budget;
  }

  /** Null also for what only other kinds of events have. */
  @Override
  public Object select(String field) {
    budget.look();
    return CelValues.of(shape.get(original, field), budget);
  }

  @Override
  public Optional<?> find(String field) {
    budget.look();
    return Optional.ofNullable(shape.get(original, field));
  }

  @Override
  public RecordValue value() {
    return this;
  }

  @Override
  public boolean isZeroValue() {
    return false;
  }

  @Override
  public CelType celType() {
    return StructTypeReference.create(Vocabulary.nameOf(original.getClass()));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RecordValue value && value.original.equals(original);
  }

  @Override
  public int hashCode() {
    return original.hashCode();
  }
}
