package gopark.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The schema and the code say the same. */
class SchemaTest {
  /** What a schema cannot say, or not shortly. */
  private static final List<String> BEYOND_SCHEMA =
      List.of(
          "steps-out-of-order",
          "go-error",
          "go-not-supported",
          "func-within",
          "debug-setting-too-new",
          "debug-setting-gone",
          "debug-value-no-number",
          "no-async-preemption",
          "no-stealing",
          "no-sysmon",
          "quota-too-small");

  private static final int DRAWN = 6_000;

  private final JsonSchema schema = new JsonSchema(ScenarioSchema.tree());

  @Test
  void everyScenarioAndCommandThatIsWrittenFitsTheSchema() {
    RandomDocuments random = new RandomDocuments(4);
    for (int i = 0; i < DRAWN; i++) {
      Object command = Commands.tree(random.command());
      assertThat(schema.accepts("command", command)).as("%s", command).isTrue();
      Object scenario = random.scenario().tree();
      assertThat(schema.accepts(scenario)).as("%s", scenario).isTrue();
    }
  }

  @Test
  void theCodeAndTheSchemaRefuseTheSame() {
    int accepted = 0;
    for (long seed = 0; seed < DRAWN; seed++) {
      RandomDocuments random = new RandomDocuments(seed);
      boolean whole = random.random().below(2) == 0;
      Object tree =
          random.damaged(whole ? random.scenario().tree() : Commands.tree(random.command()));
      List<Problem> problems =
          whole ? Scenario.read(tree).problems() : Fields.read(tree, Commands::of).problems();
      boolean fits = whole ? schema.accepts(tree) : schema.accepts("command", tree);
      boolean good = problems.stream().allMatch(it -> BEYOND_SCHEMA.contains(it.code()));
      if (fits != good && !beyond(problems)) {
        assertThat(fits).as("seed %d: %s\n%s", seed, tree, problems).isEqualTo(good);
      }
      accepted += fits ? 1 : 0;
    }
    assertThat(accepted).isGreaterThan(DRAWN / 100);
  }

  /** What is too deep is read no further, and a text of half a character is no text. */
  private static boolean beyond(List<Problem> problems) {
    return exceedsQuota(problems)
        || problems.stream().anyMatch(it -> List.of("too-deep", "not-unicode").contains(it.code()));
  }

  /** How large a quota may be depends on its period. */
  private static boolean exceedsQuota(List<Problem> problems) {
    return problems.stream().anyMatch(it -> it.path().endsWith("quotaNs"));
  }

  @Test
  void bothKnowTheSameCommandsKindsAndSteps() {
    assertThat(words("runtimeCommand", "do"))
        .containsExactlyInAnyOrderElementsOf(without("stdin", CommandTable.names()));
    assertThat(words("timedCommand", "do")).isEqualTo(words("runtimeCommand", "do"));
    assertThat(words("playbackCommand", "do"))
        .containsExactlyInAnyOrderElementsOf(PlaybackTable.names());
    assertThat(words("behaviour", "kind"))
        .containsExactlyInAnyOrderElementsOf(BehaviourTable.KINDS);
    assertThat(words("statement", "do")).containsExactlyInAnyOrderElementsOf(StatementTable.WORDS);
  }

  private Set<String> words(String definition, String field) {
    Set<String> words = new TreeSet<>();
    for (Map<?, ?> one : alternatives(definition)) {
      Object property = JsonSchema.object(one.get("properties")).get(field);
      words.add((String) JsonSchema.object(property).get("const"));
    }
    return words;
  }

  private static List<String> without(String word, List<String> words) {
    return words.stream().filter(it -> !it.equals(word)).toList();
  }

  /** Each object that the schema describes, with each of its fields at its limits. */
  @Test
  void whatTheSchemaAllowsAtItsLimitsTheCodeReads() {
    int tried = 0;
    for (String definition : List.of("runtimeCommand", "playbackCommand")) {
      for (Map<?, ?> one : alternatives(definition)) {
        for (Object tree : examples(one)) {
          assertReads(tree);
          tried++;
        }
      }
    }
    for (Map<?, ?> one : alternatives("behaviour")) {
      for (Object tree : examples(one)) {
        assertReads(FieldsTest.object("do", "go", "behaviour", tree));
        tried++;
      }
    }
    for (Map<?, ?> one : alternatives("statement")) {
      for (Object tree : examples(one)) {
        Object script = FieldsTest.object("kind", "script", "steps", List.of(tree));
        assertReads(FieldsTest.object("do", "go", "behaviour", script));
        tried++;
      }
    }
    assertThat(tried).isGreaterThan(150);
  }

  private static void assertReads(Object tree) {
    List<Problem> problems = Fields.read(tree, Commands::of).problems();
    assertThat(problems.stream().filter(it -> !exceedsQuota(List.of(it))))
        .as("%s", tree)
        .allMatch(it -> it.code().equals("no-rule"));
  }

  private List<Map<?, ?>> alternatives(String definition) {
    List<Map<?, ?>> all = new ArrayList<>();
    for (Object one :
        (List<?>) Objects.requireNonNull(schema.definition(definition).get("oneOf"))) {
      all.add(JsonSchema.object(one));
    }
    return all;
  }

  /** The least object, and for each field one with the least and one with the most of it. */
  private List<Object> examples(Map<?, ?> object) {
    Map<?, ?> properties = JsonSchema.object(object.get("properties"));
    List<?> required = (List<?>) Objects.requireNonNull(object.get("required"));
    Map<String, Object> least = new LinkedHashMap<>();
    for (Object name : required) {
      least.put((String) name, values(properties.get(name)).getFirst());
    }
    List<Object> all = new ArrayList<>();
    all.add(least);
    properties.forEach((name, property) -> {
      for (Object value : values(property)) {
        Map<String, Object> more = new LinkedHashMap<>(least);
        more.put((String) name, value);
        all.add(more);
      }
    });
    return all;
  }

  private List<Object> values(@Nullable Object property) {
    Map<?, ?> rules = schema.resolved(Objects.requireNonNull(property));
    if (rules.containsKey("const")) {
      return List.of(Objects.requireNonNull(rules.get("const")));
    }
    if (rules.get("enum") instanceof List<?> words) {
      return List.of(words.getFirst(), words.getLast());
    }
    if (rules.get("oneOf") instanceof List<?> alternatives) {
      return values(alternatives.getFirst());
    }
    return switch ((String) Objects.requireNonNull(rules.get("type"))) {
      case "object" -> examples(rules).subList(0, 1);
      case "boolean" -> List.of(true, false);
      case "string" -> {
        int most = ((Number) Objects.requireNonNull(rules.get("maxLength"))).intValue();
        yield List.of("a", "z".repeat(most));
      }
      case "array" -> List.of(List.of(values(rules.get("items")).getFirst()));
      default ->
          List.of(
              Objects.requireNonNull(rules.get("minimum")),
              Objects.requireNonNull(rules.get("maximum")));
    };
  }
}
