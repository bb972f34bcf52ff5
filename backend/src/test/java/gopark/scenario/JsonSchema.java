package gopark.scenario;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * As much of JSON Schema as our documents need; a keyword that it does not know is an error. The
 * definitions are the schema's own or those of an OpenAPI document.
 */
public final class JsonSchema {
  private static final List<String> NO_RULES =
      List.of(
          "$schema",
          "$defs",
          "title",
          "description",
          "default",
          "examples",
          "format",
          "discriminator");

  private final Map<?, ?> root;

  public JsonSchema(Map<?, ?> root) {
    this.root = root;
  }

  public boolean accepts(@Nullable Object tree) {
    return accepts(root, tree);
  }

  /** Whether the named definition accepts it. */
  public boolean accepts(String definition, @Nullable Object tree) {
    return accepts(definition(definition), tree);
  }

  Map<?, ?> definition(String name) {
    Object definitions = root.get("$defs");
    return object(
        object(definitions == null ? object(root.get("components")).get("schemas") : definitions)
            .get(name));
  }

  Map<?, ?> resolved(Object schema) {
    Object ref = object(schema).get("$ref");
    return ref == null
        ? object(schema)
        : resolved(definition(((String) ref).substring(((String) ref).lastIndexOf('/') + 1)));
  }

  /** Whether a schema does that refers to the definitions here. */
  public boolean accepts(Map<?, ?> schema, @Nullable Object tree) {
    for (Map.Entry<?, ?> rule : schema.entrySet()) {
      if (!holds((String) rule.getKey(), rule.getValue(), schema, tree)) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(String rule, Object with, Map<?, ?> schema, @Nullable Object tree) {
    return switch (rule) {
      case "$ref" -> accepts(resolved(schema), tree);
      case "oneOf" ->
          ((List<?>) with).stream().filter(one -> accepts(object(one), tree)).count() == 1;
      case "not" -> !accepts(object(with), tree);
      case "const" -> same(with, tree);
      case "enum" -> ((List<?>) with).stream().anyMatch(one -> same(one, tree));
      case "type" -> isOf((String) with, tree);
      case "minimum" -> number(tree) >= number(with);
      case "maximum" -> number(tree) <= number(with);
      case "minLength" -> text(tree).length() >= number(with);
      case "maxLength" -> text(tree).length() <= number(with);
      case "pattern" -> Pattern.compile((String) with).matcher(text(tree)).find();
      case "minItems" -> list(tree).size() >= number(with);
      case "maxItems" -> list(tree).size() <= number(with);
      case "items" -> list(tree).stream().allMatch(item -> accepts(object(with), item));
      case "minProperties" -> object(tree).size() >= number(with);
      case "required" ->
          tree instanceof Map<?, ?> map && ((List<?>) with).stream().allMatch(map::containsKey);
      case "properties" ->
          object(tree).entrySet().stream()
              .allMatch(field ->
                  !object(with).containsKey(field.getKey())
                      || accepts(object(object(with).get(field.getKey())), field.getValue()));
      case "propertyNames" ->
          object(tree).keySet().stream().allMatch(name -> accepts(object(with), name));
      case "additionalProperties" -> others(with, schema, object(tree));
      default -> {
        if (!NO_RULES.contains(rule)) {
          throw new IllegalArgumentException("There is no rule " + rule);
        }
        yield true;
      }
    };
  }

  private boolean others(Object with, Map<?, ?> schema, Map<?, ?> tree) {
    Object known = schema.get("properties");
    return tree.entrySet().stream()
        .filter(field -> known == null || !object(known).containsKey(field.getKey()))
        .allMatch(field -> !Boolean.FALSE.equals(with) && accepts(object(with), field.getValue()));
  }

  private static boolean isOf(String type, @Nullable Object tree) {
    return switch (type) {
      case "object" -> tree instanceof Map;
      case "array" -> tree instanceof List;
      case "string" -> tree instanceof String;
      case "boolean" -> tree instanceof Boolean;
      case "number" -> tree instanceof Number;
      case "integer" -> tree instanceof Number number && number.doubleValue() % 1 == 0;
      default -> throw new IllegalArgumentException("There is no type " + type);
    };
  }

  private static boolean same(Object one, @Nullable Object other) {
    return (one instanceof Number number && other instanceof Number another)
        ? number.doubleValue() == another.doubleValue()
        : one.equals(other);
  }

  private static double number(@Nullable Object value) {
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    throw new IllegalArgumentException("No number: " + value);
  }

  static Map<?, ?> object(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw new IllegalArgumentException("No object: " + value);
  }

  private static String text(@Nullable Object tree) {
    return (String) Objects.requireNonNull(tree);
  }

  private static List<?> list(@Nullable Object tree) {
    return (List<?>) Objects.requireNonNull(tree);
  }
}
