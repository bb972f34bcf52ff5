package gopark.trace;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A map whose keys belong to all maps that have the same, in the same order. */
final class SharedMap extends AbstractMap<Object, Object> {
  /** The keys in their order, and where each one's value stands. */
  private final SequencedMap<Object, Integer> places;

  private final Object[] values;

  private SharedMap(SequencedMap<Object, Integer> places, Object[] values) {
    this.places = places;
    this.values = values;
  }

  /** One equal to the later map. */
  static Map<?, ?> of(Map<?, ?> before, Map<?, ?> after) {
    Object[] values = new Object[after.size()];
    int place = 0;
    for (Entry<?, ?> entry : after.entrySet()) {
      values[place++] = entry.getValue();
    }
    place = 0;
    for (Object key : after.keySet()) {
      Object value = Sharing.either(before.get(key), values[place]);
      if (value != null) {
        values[place] = value;
      }
      place++;
    }
    return new SharedMap(
        before instanceof SharedMap shared && shared.hasKeysOf(after)
            ? shared.places
            : placesOf(after),
        values);
  }

  private boolean hasKeysOf(Map<?, ?> other) {
    if (values.length != other.size()) {
      return false;
    }
    Iterator<Object> own = places.keySet().iterator();
    for (Object key : other.keySet()) {
      if (!own.next().equals(key)) {
        return false;
      }
    }
    return true;
  }

  private static SequencedMap<Object, Integer> placesOf(Map<?, ?> map) {
    SequencedMap<Object, Integer> places = new LinkedHashMap<>();
    for (Object key : map.keySet()) {
      places.put(key, places.size());
    }
    return places;
  }

  @Override
  public @Nullable Object get(@Nullable Object key) {
    Integer place = places.get(key);
    return place == null ? null : values[place];
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return places.containsKey(key);
  }

  @Override
  public Set<Entry<Object, Object>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return values.length;
      }

      @Override
      public Iterator<Entry<Object, Object>> iterator() {
        return entries();
      }
    };
  }

  private Iterator<Entry<Object, Object>> entries() {
    Iterator<Object> keys = places.keySet().iterator();
    return new Iterator<>() {
      private int place;

      @Override
      public boolean hasNext() {
        return place < values.length;
      }

      @Override
      public Entry<Object, Object> next() {
        if (place == values.length) {
          throw new NoSuchElementException();
        }
        return Map.entry(keys.next(), values[place++]);
      }
    };
  }
}
