package gopark.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Types of the page, as a schema says them; formatted as Prettier would. */
final class TypeScript {
  private static final int COLUMNS = 100;

  /** Types that have a name of their own, by the fields that have them. */
  private static final Map<String, String> NAMED =
      Map.of(
          "reason", "BlockReason",
          "signal", "ProcessSignal",
          "pace", "Pace",
          "cases", "readonly SelectCase[]");

  private static final Map<String, String> DEFINED =
      Map.of("behaviour", "Behaviour", "step", "ScriptStep");

  private final JsonSchema schema;
  private final StringBuilder text = new StringBuilder();

  TypeScript(JsonSchema schema) {
    this.schema = schema;
  }

  @Override
  public String toString() {
    return text.toString();
  }

  TypeScript line(String line) {
    text.append(line).append('\n');
    return this;
  }

  /** A type that is one of several objects. */
  TypeScript union(String about, String name, List<?> members) {
    line("").line("/** " + about + " */").line("export type " + name + " =");
    if (members.stream().allMatch(String.class::isInstance)) {
      String inOneLine = "  " + words(members) + ";";
      if (inOneLine.length() <= COLUMNS) {
        return line(inOneLine);
      }
    }
    List<String> all = new ArrayList<>();
    for (Object member : members) {
      all.add("  | " + (member instanceof String word ? quoted(word) : fields(member, "    ")));
    }
    return line(String.join("\n", all) + ";");
  }

  /** A type that is one object. */
  TypeScript object(String about, String name, Object schema) {
    return line("")
        .line("/** " + about + " */")
        .line("export interface " + name + " " + fields(schema, ""));
  }

  private String fields(Object object, String indent) {
    StringBuilder fields = new StringBuilder("{\n");
    Map<?, ?> rules = JsonSchema.object(object);
    List<?> required = rules.get("required") instanceof List<?> list ? list : List.of();
    JsonSchema.object(rules.get("properties"))
        .forEach((name, value) ->
            fields
                .append(indent)
                .append("  readonly ")
                .append(name)
                .append(required.contains(name) ? ": " : "?: ")
                .append(type((String) name, JsonSchema.object(value)))
                .append(";\n"));
    return fields.append(indent).append('}').toString();
  }

  private String type(String name, Map<?, ?> rules) {
    String named = NAMED.get(name);
    if (named != null) {
      return named;
    }
    if (rules.get("$ref") instanceof String ref) {
      String defined = DEFINED.get(ref.substring(ref.lastIndexOf('/') + 1));
      return defined == null ? type(name, schema.resolved(rules)) : defined;
    }
    if (rules.get("const") instanceof String word) {
      return quoted(word);
    }
    if (rules.get("enum") instanceof List<?> values) {
      return values.getFirst() instanceof String ? words(values) : "number";
    }
    return simple(name, rules);
  }

  private String simple(String name, Map<?, ?> rules) {
    return switch ((String) Objects.requireNonNull(rules.get("type"))) {
      case "integer", "number" -> "number";
      case "array" -> "readonly " + type(name, JsonSchema.object(rules.get("items"))) + "[]";
      case String other -> other;
    };
  }

  private static String words(List<?> words) {
    return String.join(" | ", words.stream().map(TypeScript::quoted).toList());
  }

  private static String quoted(@Nullable Object word) {
    return "\"" + word + "\"";
  }
}
