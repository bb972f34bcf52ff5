package gopark.web.docs;

import gopark.scenario.ScenarioSchema;
import gopark.scene.Scene;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.document.Resources;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Scenarios, commands and behaviours, from the schema of scenarios, each command and each behaviour
 * under its own name and with words; and the parts of scenes, from theirs.
 */
final class ScenarioSchemas {

  private static final String WITHIN = "#/$defs/";
  private static final String ABOUT = "about";
  private static final String ONE_OF = "oneOf";
  private static final String PROPERTIES = "properties";

  private final Map<String, Object> words = Words.commands();
  private final Map<String, Object> schemas = new LinkedHashMap<>();

  /** All schemas of scenarios, commands, behaviours and scenes by their names. */
  static Map<String, Object> all() {
    ScenarioSchemas made = new ScenarioSchemas();
    made.read();
    return made.schemas;
  }

  private void read() {
    String scenes = Resources.text(Scene.class, "scene.schema.json");
    put("SceneDocument", Tree.object(Documents.read(scenes, Format.JSON)));
    put("Scenario", Tree.object(ScenarioSchema.tree()));
    List<Object> commands = new ArrayList<>();
    for (String group : List.of("RuntimeCommand", "PlaybackCommand")) {
      commands.addAll(Tree.list(Tree.object(schemas.remove(group)).get(ONE_OF)));
    }
    union("Command", "do", commands, Map.of("ifStep", Tree.reference("schemas", "IfStep")));
    List<Object> behaviours = Tree.list(Tree.object(schemas.get("Behaviour")).get(ONE_OF));
    union("Behaviour", "kind", behaviours, Map.of());
  }

  private void put(String name, Map<String, Object> root) {
    Map<String, Object> definitions = Tree.object(root.remove("$defs"));
    root.remove("$schema");
    schemas.put(name, moved(root));
    definitions.forEach((part, schema) -> schemas.put(capital(part), moved(schema)));
  }

  /** Makes a schema of several that a field tells apart, each under a name of its own. */
  private void union(
      String name, String field, List<Object> members, Map<String, Object> moreProperties) {
    Map<String, List<Object>> byName = new LinkedHashMap<>();
    for (Object member : members) {
      Map<String, Object> schema = Tree.object(member);
      schema.put(PROPERTIES, Tree.laidOver(Tree.object(schema.get(PROPERTIES)), moreProperties));
      byName.computeIfAbsent(constant(schema, field), unseen -> new ArrayList<>()).add(schema);
    }
    Map<String, Object> said = Tree.object(words.get(name));
    Map<String, Object> mapping = new LinkedHashMap<>();
    List<Object> references = new ArrayList<>();
    byName.forEach((word, forms) -> {
      String called = name + "." + word;
      schemas.put(called, described(word, forms, Tree.object(said.get(word))));
      Map<String, Object> reference = Tree.reference("schemas", called);
      references.add(reference);
      mapping.put(word, reference.get("$ref"));
    });
    Map<String, Object> union = new LinkedHashMap<>();
    union.put("description", Tree.text(said, ABOUT));
    union.put(ONE_OF, references);
    union.put("discriminator", Map.of("propertyName", field, "mapping", mapping));
    schemas.put(name, union);
  }

  private static Map<String, Object> described(
      String word, List<Object> forms, Map<String, Object> said) {
    if (said.isEmpty()) {
      throw new IllegalStateException("commands.yaml says nothing about " + word);
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("title", word);
    schema.put("description", Tree.text(said, ABOUT));
    schema.put("examples", List.of(Tree.object(said.get("example"))));
    if (forms.size() == 1) {
      schema.putAll(Tree.object(forms.getFirst()));
    } else {
      schema.put(ONE_OF, forms);
    }
    return schema;
  }

  private static String constant(Map<String, Object> schema, String field) {
    return Tree.text(Tree.object(Tree.object(schema.get(PROPERTIES)).get(field)), "const");
  }

  /** A copy whose references lead to where the definitions are now. */
  private static Object moved(Object tree) {
    return switch (tree) {
      case Map<?, ?> map -> {
        Map<String, Object> copy = new LinkedHashMap<>();
        map.forEach((name, value) -> copy.put(String.valueOf(name), moved(value)));
        if (copy.get("$ref") instanceof String ref && ref.startsWith(WITHIN)) {
          copy.putAll(Tree.reference("schemas", capital(ref.substring(WITHIN.length()))));
        }
        yield copy;
      }
      case List<?> list -> list.stream().map(ScenarioSchemas::moved).toList();
      default -> tree;
    };
  }

  private static String capital(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
