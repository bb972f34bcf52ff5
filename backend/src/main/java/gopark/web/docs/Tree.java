package gopark.web.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plain trees of JSON, read and joined. */
final class Tree {

  private Tree() {}

  /** A copy of an object whose objects and lists may be changed; an empty one of null. */
  static Map<String, Object> object(@Nullable Object tree) {
    Map<String, Object> copy = new LinkedHashMap<>();
    if (tree instanceof Map<?, ?> map) {
      map.forEach((name, value) -> copy.put(String.valueOf(name), copied(value)));
    }
    return copy;
  }

  static List<Object> list(@Nullable Object tree) {
    List<Object> copy = new ArrayList<>();
    if (tree instanceof List<?> list) {
      list.forEach(value -> copy.add(copied(value)));
    }
    return copy;
  }

  static String text(Map<String, Object> object, String name) {
    Object text = object.get(name);
    if (text == null) {
      throw new IllegalStateException("There is no " + name + " in " + object);
    }
    return text.toString().strip();
  }

  private static Object copied(Object value) {
    return switch (value) {
      case Map<?, ?> map -> object(map);
      case List<?> list -> list(list);
      default -> value;
    };
  }

  /** Lays one object over another: objects are joined, all else is replaced. */
  static Map<String, Object> laidOver(Map<String, Object> below, Map<String, Object> above) {
    Map<String, Object> joined = new LinkedHashMap<>(below);
    above.forEach((name, value) ->
        joined.merge(
            name,
            value,
            (old, now) ->
                old instanceof Map<?, ?> && now instanceof Map<?, ?>
                    ? laidOver(object(old), object(now))
                    : now));
    return joined;
  }

  static Map<String, Object> reference(String kind, String name) {
    Map<String, Object> reference = new LinkedHashMap<>();
    reference.put("$ref", "#/components/" + kind + "/" + name);
    return reference;
  }
}
