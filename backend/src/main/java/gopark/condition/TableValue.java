package gopark.condition;

import dev.cel.common.types.CelType;
import dev.cel.common.types.MapType;
import dev.cel.common.types.SimpleType;
import dev.cel.common.values.CelValue;
import gopark.runtime.state.Told;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Things by their numbers, or numbers by their names. The library copies a plain map each time it
 * is named; a value that is a map as well it leaves alone.
 */
@SuppressWarnings("Immutable") // The budget shrinks, and lives as long as one evaluation.
final class TableValue extends CelValue implements Map<Object, Object> {
  private final Entries entries;

  TableValue(Map<?, ?> original, LookBudget budget) {
    this.entries = new Entries(original, budget);
  }

  /** The map, without what makes it a value. */
  private static final class Entries extends AbstractMap<Object, Object> {
    private final Map<?, ?> original;
    private final LookBudget budget;

    Entries(Map<?, ?> original, LookBudget budget) {
      this.original = original;
      this.budget = budget;
    }

    private @Nullable Object find(@Nullable Object key) {
      budget.look();
      return switch (key) {
        // The runtime numbers its things with ints.
        case Long number when number == number.intValue() -> original.get(number.intValue());
        case String text -> original.get(keyOf(text));
        case null, default -> null;
      };
    }

    /** What has a text of its own is named by it. */
    private Object keyOf(String text) {
      for (Object key : original.keySet()) {
        if (key instanceof Told told && told.text().equals(text)) {
          return key;
        }
      }
      return text;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
      return find(key) != null;
    }

    @Override
    public @Nullable Object get(@Nullable Object key) {
      Object value = find(key);
      return value == null ? null : CelValues.of(value, budget);
    }

    @Override
    public int size() {
      return original.size();
    }

    @Override
    public Set<Entry<Object, Object>> entrySet() {
      return new AbstractSet<>() {
        @Override
        public Iterator<Entry<Object, Object>> iterator() {
          return walk();
        }

        @Override
        public int size() {
          return original.size();
        }
      };
    }

    private Iterator<Entry<Object, Object>> walk() {
      Iterator<? extends Entry<?, ?>> rest = original.entrySet().iterator();
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return rest.hasNext();
        }

        @Override
        public Entry<Object, Object> next() {
          budget.look();
          Entry<?, ?> entry = rest.next();
          return new SimpleImmutableEntry<>(
              CelValues.of(entry.getKey(), budget), CelValues.of(entry.getValue(), budget));
        }
      };
    }
  }

  @Override
  public TableValue value() {
    return this;
  }

  @Override
  public boolean isZeroValue() {
    return entries.isEmpty();
  }

  @Override
  public CelType celType() {
    return MapType.create(SimpleType.DYN, SimpleType.DYN);
  }

  @Override
  public int size() {
    return entries.size();
  }

  @Override
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return entries.containsKey(key);
  }

  @Override
  public boolean containsValue(@Nullable Object value) {
    return entries.containsValue(value);
  }

  @Override
  public @Nullable Object get(@Nullable Object key) {
    return entries.get(key);
  }

  @Override
  public @Nullable Object put(Object key, Object value) {
    return entries.put(key, value);
  }

  @Override
  public @Nullable Object remove(@Nullable Object key) {
    return entries.remove(key);
  }

  @Override
  public void putAll(Map<?, ?> others) {
    entries.putAll(others);
  }

  @Override
  public void clear() {
    entries.clear();
  }

  @Override
  public Set<Object> keySet() {
    return entries.keySet();
  }

  @Override
  public Collection<Object> values() {
    return entries.values();
  }

  @Override
  public Set<Entry<Object, Object>> entrySet() {
    return entries.entrySet();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return entries.equals(other);
  }

  @Override
  public int hashCode() {
    return entries.hashCode();
  }
}
