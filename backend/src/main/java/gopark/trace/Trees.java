package gopark.trace;

import gopark.runtime.state.Told;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Records as plain trees: maps, lists, strings, numbers and booleans. What is null in a record is
 * not in its tree.
 */
public final class Trees {
  private Trees() {}

  /** A value as a tree, whole numbers as Long. */
  public static Object of(Object value) {
    return switch (value) {
      case Integer number -> Long.valueOf(number);
      case Told told -> told.text();
      case Enum<?> constant -> ApiNames.of(constant);
      case Record record -> of(record);
      case List<?> list -> of(list);
      case Map<?, ?> map -> of(map);
      case Long _, Double _, Boolean _, String _ -> value;
      default -> throw new IllegalArgumentException("A tree has no " + value.getClass());
    };
  }

  /** A record as an object with the names of its components. */
  public static Map<String, Object> of(Record record) {
    Map<String, Object> tree = new LinkedHashMap<>();
    RecordShape shape = RecordShape.of(record.getClass());
    @Nullable Object[] values = shape.values(record);
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      if (value != null) {
        tree.put(shape.parts().get(i).name(), of(value));
      }
    }
    return tree;
  }

  private static List<Object> of(List<?> list) {
    List<Object> tree = new ArrayList<>(list.size());
    for (Object value : list) {
      tree.add(of(value));
    }
    return tree;
  }

  /** The name of a map's entry. */
  static String name(Object key) {
    return key instanceof Told told ? told.text() : key.toString();
  }

  private static Map<String, Object> of(Map<?, ?> map) {
    Map<String, Object> tree = new LinkedHashMap<>();
    map.forEach((key, value) -> tree.put(name(key), of(value)));
    return tree;
  }
}
