package gopark.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Makes documents of older versions new. The upgrade at index 0 makes version 2 of version 1, and
 * so on; the reader knows the newest alone. An upgrade trusts nothing: what it does not understand
 * it leaves for the reader to refuse.
 */
final class Upgrades {
  /** The upgrades from one version to the next; there has been one version so far. */
  private static final List<UnaryOperator<Map<String, @Nullable Object>>> ALL = List.of();

  private Upgrades() {}

  static @Nullable Object newest(@Nullable Object tree) {
    return newest(tree, ALL);
  }

  /** The document after all upgrades from its version on. */
  static @Nullable Object newest(
      @Nullable Object tree, List<UnaryOperator<Map<String, @Nullable Object>>> upgrades) {
    if (!(tree instanceof Map<?, ?> map) || !(map.get("version") instanceof Number number)) {
      return tree;
    }
    int version = number.doubleValue() == number.intValue() ? number.intValue() : 0;
    if (version < 1 || version > upgrades.size()) {
      return tree;
    }
    Map<String, @Nullable Object> document = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      document.put(String.valueOf(entry.getKey()), entry.getValue());
    }
    for (int i = version - 1; i < upgrades.size(); i++) {
      document = upgrades.get(i).apply(document);
      document.put("version", i + 2);
    }
    return document;
  }
}
