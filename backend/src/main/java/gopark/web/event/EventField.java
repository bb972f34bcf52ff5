package gopark.web.event;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One field of an event.
 *
 * @param none the value that means that there is nothing, beside the field's absence
 * @param values what a choice can be
 */
record EventField(String name, FieldType type, @Nullable Object none, List<String> values) {
  EventField {
    values = List.copyOf(values);
  }

  EventField(String name, FieldType type) {
    this(name, type, null, List.of());
  }

  Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("name", name);
    tree.put("type", type.api());
    if (none != null) {
      tree.put("none", none);
    }
    if (!values.isEmpty()) {
      tree.put("values", values);
    }
    return tree;
  }
}
