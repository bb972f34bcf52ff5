package gopark.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** Parts of a JSON Schema, as trees. */
final class Schema {
  static final String DEFINITIONS = "$defs";
  static final String ONE_OF = "oneOf";

  private Schema() {}

  static SequencedMap<String, Object> of(String rule, Object with) {
    SequencedMap<String, Object> schema = new LinkedHashMap<>();
    schema.put(rule, with);
    return schema;
  }

  /** The schema with one rule more. */
  static SequencedMap<String, Object> with(
      SequencedMap<String, Object> schema, String rule, Object with) {
    SequencedMap<String, Object> more = new LinkedHashMap<>(schema);
    more.put(rule, with);
    return more;
  }

  /** A whole number; none is beyond what JSON carries everywhere. */
  static SequencedMap<String, Object> integer(long least, long most) {
    SequencedMap<String, Object> schema = of("type", "integer");
    schema.put("minimum", Math.max(least, -ScenarioLimits.EXACT));
    schema.put("maximum", Math.min(most, ScenarioLimits.EXACT));
    return schema;
  }

  static SequencedMap<String, Object> text(int least, int most) {
    SequencedMap<String, Object> schema = of("type", "string");
    if (least > 0) {
      schema.put("minLength", least);
    }
    schema.put("maxLength", most);
    return schema;
  }

  static SequencedMap<String, Object> list(Object items, int least, int most) {
    SequencedMap<String, Object> schema = of("type", "array");
    schema.put("items", items);
    if (least > 0) {
      schema.put("minItems", least);
    }
    schema.put("maxItems", most);
    return schema;
  }

  /** An object of these fields and no others. */
  static SequencedMap<String, Object> object(
      SequencedMap<String, Object> properties, List<String> required) {
    SequencedMap<String, Object> schema = of("type", "object");
    schema.put("properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
    return schema;
  }

  static SequencedMap<String, Object> reference(String definition) {
    return of("$ref", "#/" + DEFINITIONS + "/" + definition);
  }
}
