package gopark.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Records as plain trees: maps, lists, strings, numbers, booleans and null. */
final class Trees {
  private Trees() {}

  static @Nullable Object of(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case Integer number -> Long.valueOf(number);
      case Enum<?> constant -> ApiNames.of(constant);
      case Record record -> of(record);
      case List<?> list -> of(list);
      case Map<?, ?> map -> of(map);
      case Long _, Double _, Boolean _, String _ -> value;
      default -> throw new IllegalArgumentException("A tree has no " + value.getClass());
    };
  }

  static Map<String, @Nullable Object> of(Record record) {
    RecordShape shape = RecordShape.of(record.getClass());
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    for (RecordShape.Part part : shape.parts()) {
      tree.put(part.name(), of(shape.get(record, part.name())));
    }
    return tree;
  }

  private static List<@Nullable Object> of(List<?> list) {
    List<@Nullable Object> tree = new ArrayList<>(list.size());
    for (Object value : list) {
      tree.add(of(value));
    }
    return tree;
  }

  private static Map<String, @Nullable Object> of(Map<?, ?> map) {
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    map.forEach((key, value) -> tree.put(key.toString(), of(value)));
    return tree;
  }
}
