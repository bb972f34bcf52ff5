package gopark.condition;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** A list of the runtime, whose elements are made CEL's one by one. */
final class ListValue extends AbstractList<Object> implements RandomAccess {
  private final List<?> original;
  private final LookBudget budget;

  ListValue(List<?> original, LookBudget budget) {
    this.original = original;
    this.budget = budget;
  }

  @Override
  public Object get(int index) {
    budget.look();
    return CelValues.of(original.get(index), budget);
  }

  @Override
  public int size() {
    return original.size();
  }
}
