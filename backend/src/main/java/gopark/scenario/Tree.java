package gopark.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** An object of a document in the making: fields in order, whole numbers as Long. */
final class Tree {
  private final SequencedMap<String, Object> fields = new LinkedHashMap<>();

  /** A field, unless there is nothing to say. */
  Tree with(String name, @Nullable Object value) {
    if (value instanceof Integer number) {
      fields.put(name, number.longValue());
    } else if (value != null) {
      fields.put(name, value);
    }
    return this;
  }

  /** A field that says nothing if it is this. */
  Tree unless(long silent, String name, long value) {
    return value == silent ? this : with(name, value);
  }

  Tree withAll(SequencedMap<String, Object> more) {
    fields.putAll(more);
    return this;
  }

  Tree withList(String name, List<? extends Object> values) {
    fields.put(name, List.copyOf(values));
    return this;
  }

  boolean isEmpty() {
    return fields.isEmpty();
  }

  SequencedMap<String, Object> done() {
    return Collections.unmodifiableSequencedMap(fields);
  }
}
