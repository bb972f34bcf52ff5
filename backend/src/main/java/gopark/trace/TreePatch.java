package gopark.trace;

import gopark.runtime.state.Told;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What makes one tree of another: a JSON Merge Patch (RFC 7396). It is found in the values that the
 * trees would be made of, so that what is equal costs no tree. Objects are told by their changed
 * fields, lists whole.
 */
public final class TreePatch {
  private final Map<String, @Nullable Object> changes = new LinkedHashMap<>();

  /** Null in it removes a field. */
  public Map<String, @Nullable Object> changes() {
    return changes;
  }

  /** Looks at a field, which is null where it is not there. */
  @SuppressWarnings("ReferenceEquality") // What is the same need not be compared.
  public void compare(String name, @Nullable Object before, @Nullable Object after) {
    if (before == after) {
      return;
    }
    if (after == null) {
      changes.put(name, null);
    } else if (before != null && isObject(before) && isObject(after)) {
      TreePatch inner = new TreePatch();
      inner.compareObjects(before, after);
      if (!inner.changes.isEmpty()) {
        changes.put(name, inner.changes);
      }
    } else if (!after.equals(before)) {
      changes.put(name, Trees.of(after));
    }
  }

  private static boolean isObject(Object value) {
    return !(value instanceof Told) && (value instanceof Record || value instanceof Map);
  }

  private void compareObjects(Object before, Object after) {
    if (before instanceof Record older
        && after instanceof Record newer
        && older.getClass() == newer.getClass()) {
      compareRecords(older, newer);
    } else {
      compareMaps(fields(before), fields(after));
    }
  }

  private static Map<?, ?> fields(Object object) {
    return object instanceof Record record ? Trees.of(record) : (Map<?, ?>) object;
  }

  /** Looks at every field of two records of the same kind. */
  private void compareRecords(Record before, Record after) {
    RecordShape shape = RecordShape.of(after.getClass());
    @Nullable Object[] older = shape.values(before);
    @Nullable Object[] newer = shape.values(after);
    for (int i = 0; i < newer.length; i++) {
      compare(shape.parts().get(i).name(), older[i], newer[i]);
    }
  }

  private void compareMaps(Map<?, ?> before, Map<?, ?> after) {
    for (Object key : before.keySet()) {
      if (!after.containsKey(key)) {
        changes.put(Trees.name(key), null);
      }
    }
    for (Map.Entry<?, ?> entry : after.entrySet()) {
      compare(Trees.name(entry.getKey()), before.get(entry.getKey()), entry.getValue());
    }
  }
}
