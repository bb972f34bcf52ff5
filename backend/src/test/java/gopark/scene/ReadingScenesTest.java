package gopark.scene;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.scenario.JsonSchema;
import gopark.scenario.Problem;
import gopark.scenario.ScenarioSchema;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.ObjectMapper;

/** Scenes are read as strictly as scenarios, and the schema says the same. */
class ReadingScenesTest {
  /** What a schema cannot say. */
  private static final Set<String> BEYOND_SCHEMA =
      Set.of(
          "id-twice",
          "unnamed-goroutine",
          "no-right-answer",
          "about-an-event",
          "only-plays",
          "unknown-word-suggestion",
          "syntax",
          "unknown-name",
          "unknown-name-near",
          "not-yes-or-no",
          "scene-too-crowded",
          "unknown-kind",
          "unknown-kind-near");

  private final JsonSchema schema = schema();

  private static JsonSchema schema() {
    Map<String, Object> schema = json(Scene.class, "scene.schema.json");
    Map<String, Object> scenario = ScenarioSchema.tree();
    Map<Object, Object> definitions = new LinkedHashMap<>((Map<?, ?>) schema.get("$defs"));
    definitions.putAll((Map<?, ?>) scenario.get("$defs"));
    definitions.put("scenario", scenario);
    schema.put("$defs", definitions);
    return new JsonSchema(schema);
  }

  @SuppressWarnings("unchecked") // A schema is an object.
  private static Map<String, Object> json(Class<?> beside, String name) {
    try (InputStream file = Objects.requireNonNull(beside.getResourceAsStream(name))) {
      return new ObjectMapper().readValue(file.readAllBytes(), Map.class);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  static List<Arguments> mistakes() {
    Map<String, Object> two = Map.of("condition", "step > 1", "events", 3);
    return List.of(
        Arguments.of("version", 2, "version", "unknown-version"),
        Arguments.of("version", null, "version", "missing"),
        Arguments.of("id", "Mine", "id", "not-an-id"),
        Arguments.of("id", "a--b", "id", "not-an-id"),
        Arguments.of("id", "x".repeat(41), "id", "too-long"),
        Arguments.of("counterpart", "no spaces", "counterpart", "not-an-id"),
        Arguments.of("figures", List.of(1), "figures[0]", "not-a-text"),
        Arguments.of("group", "others", "group", "unknown-word"),
        Arguments.of("title.ru", null, "title.ru", "missing"),
        Arguments.of("title.de", "Eins", "title.de", "unknown-field"),
        Arguments.of("about", "One", "about", "not-an-object"),
        Arguments.of("title.en", "{worker}", "title.en", "unnamed-goroutine"),
        Arguments.of("goroutines", Map.of("worker", 0), "goroutines.worker", "out-of-range"),
        Arguments.of("goroutines", Map.of("Worker", 7), "goroutines.Worker", "not-a-function"),
        Arguments.of("goroutines", Map.of("worker", 7), "", ""),
        Arguments.of("scenario", null, "scenario", "missing"),
        Arguments.of("scenario.go", "2.0", "scenario.go", "unknown-word"),
        Arguments.of("scenario.commands[0].do", "fly", "scenario.commands[0].do", "unknown-word"),
        Arguments.of("scenario.commands[0].count", 100_000, "", ""),
        Arguments.of("open", Map.of(), "open", "needs-one-of"),
        Arguments.of("open", Map.of("step", -1), "open.step", "out-of-range"),
        Arguments.of("end", Map.of("step", 3), "end", "needs-one-of"),
        Arguments.of("beats", List.of(), "beats", "too-few"),
        Arguments.of("beats[0].id", null, "beats[0].id", "missing"),
        Arguments.of("beats[1].id", "first", "beats[1].id", "id-twice"),
        Arguments.of("beats[0].at", two, "beats[0].at", "needs-one-of"),
        Arguments.of("beats[0].at.condition", "step >", "beats[0].at.condition", "syntax"),
        Arguments.of("beats[0].at.times", 0, "beats[0].at.times", "out-of-range"),
        Arguments.of("beats[0].look[1]", "X3", "beats[0].look[1]", "not-a-target"),
        Arguments.of("beats[0].shows", "ev.p == 1", "beats[0].shows", "about-an-event"),
        Arguments.of("beats[0].shows", "1 + 1", "beats[0].shows", "not-yes-or-no"),
        Arguments.of("beats[0].card", Map.of(), "beats[0].card.article", "missing"),
        Arguments.of(
            "beats[1].actions[0].commands[0].do",
            "fly",
            "beats[1].actions[0].commands[0].do",
            "unknown-word"),
        Arguments.of(
            "beats[1].question.answers[0].right",
            null,
            "beats[1].question.answers",
            "no-right-answer"),
        Arguments.of(
            "beats[1].question.answers[0].target",
            "P0",
            "beats[1].question.answers[0].target",
            "not-one-answer"),
        Arguments.of(
            "beats[1].question.answers[1].target",
            "sched.rung",
            "beats[1].question.answers[1].target",
            "not-a-target"));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsToldWithItsPlace(String where, Object value, String path, String code) {
    checkMistake(SmallScene.with(where, value), path, code);
  }

  private void checkMistake(Map<String, ?> document, String path, String code) {
    List<Problem> problems = Scene.read(document).problems();
    if (code.isEmpty()) {
      assertThat(problems).isEmpty();
    } else {
      assertThat(problems.getFirst().path()).isEqualTo(path);
      assertThat(problems.getFirst().code()).isEqualTo(code);
    }
    boolean bySchema = problems.stream().allMatch(it -> BEYOND_SCHEMA.contains(it.code()));
    assertThat(schema.accepts(document)).as("%s", problems).isEqualTo(bySchema);
  }

  static List<Arguments> mistakesOfChallenges() {
    return List.of(
        Arguments.of("challenge.says", null, "", ""),
        Arguments.of("challenge.steps", null, "", ""),
        Arguments.of("challenge.ask", null, "challenge.ask", "missing"),
        Arguments.of("challenge.ask.ru", null, "challenge.ask.ru", "missing"),
        Arguments.of("challenge.says.en", "", "challenge.says.en", "empty"),
        Arguments.of("challenge.hint", "Think", "challenge.hint", "unknown-field"),
        Arguments.of("challenge.steps", 5_001, "challenge.steps", "out-of-range"),
        Arguments.of("challenge.commands", 0, "challenge.commands", "out-of-range"),
        Arguments.of("challenge.commands", "two", "challenge.commands", "not-a-whole-number"),
        Arguments.of("challenge.actions", List.of(), "challenge.actions", "too-few"),
        Arguments.of(
            "challenge.actions[0].text.en",
            "x".repeat(121),
            "challenge.actions[0].text.en",
            "too-long"),
        Arguments.of(
            "challenge.actions[1].commands[0].do",
            "fly",
            "challenge.actions[1].commands[0].do",
            "unknown-word"),
        Arguments.of(
            "challenge.actions[1].commands[0]",
            Map.of("do", "play"),
            "challenge.actions[1].commands[0].do",
            "only-plays"),
        Arguments.of("challenge.goals", null, "challenge.goals", "missing"),
        Arguments.of("challenge.goals", List.of(), "challenge.goals", "too-few"),
        Arguments.of(
            "challenge.goals[0].condition", "ev.kind ==", "challenge.goals[0].condition", "syntax"),
        Arguments.of(
            "challenge.goals[0].condition",
            "ev.kind == 'steel'",
            "challenge.goals[0].condition",
            "unknown-word-suggestion"),
        Arguments.of(
            "challenge.goals[0].condition",
            "gomaxprocs + 1",
            "challenge.goals[0].condition",
            "not-yes-or-no"),
        Arguments.of(
            "challenge.goals[0].when", "always", "challenge.goals[0].condition", "about-an-event"),
        Arguments.of("challenge.goals[0].when", "once", "challenge.goals[0].when", "unknown-word"),
        Arguments.of("challenge.goals[0].times", 0, "challenge.goals[0].times", "out-of-range"));
  }

  @ParameterizedTest
  @MethodSource("mistakesOfChallenges")
  void aMistakeInAChallengeIsToldWithItsPlace(
      String where, Object value, String path, String code) {
    checkMistake(SmallScene.with(SmallScene.challenging(), where, value), path, code);
  }

  @Test
  void aSceneWithAChallengeIsTheSameAfterWritingAndReading() {
    Scene scene = Scene.read(SmallScene.challenging()).orThrow();
    assertThat(schema.accepts(scene.tree())).isTrue();
    Scene again = Scene.read(scene.tree()).orThrow();
    assertThat(again.tree()).isEqualTo(scene.tree());
    SceneChallenge challenge = again.challenge();
    assertThat(challenge).isNotNull();
    assertThat(challenge.actions()).hasSize(2);
    assertThat(challenge.commands()).isEqualTo(2);
    assertThat(challenge.steps()).isEqualTo(200);
  }

  @Test
  void allMistakesAreToldAtOnce() {
    Map<String, Object> document = new LinkedHashMap<>(SmallScene.with("id", "Mine"));
    document.put("title", Map.of("en", ""));
    document.put("colour", "blue");
    assertThat(Scene.read(document).problems())
        .extracting(Problem::code)
        .containsExactlyInAnyOrder("not-an-id", "empty", "missing", "unknown-field");
  }

  @Test
  void moreGoroutinesThanASceneMayHaveAreRefused() {
    Map<String, ?> document = SmallScene.with("scenario.commands[0].count", 60_000);
    Object command = SmallScene.part(document, "scenario.commands[0]");
    Map<String, Object> twice = new LinkedHashMap<>(document);
    Map<Object, Object> scenario =
        new LinkedHashMap<>((Map<?, ?>) SmallScene.part(document, "scenario"));
    scenario.put("commands", List.of(command, command));
    twice.put("scenario", scenario);
    assertThat(Scene.read(twice).problems())
        .extracting(Problem::code)
        .containsExactly("scene-too-crowded");
  }

  @ParameterizedTest
  @MethodSource("gopark.scene.BuiltIn#ids")
  void theSchemaAcceptsEveryScene(String id) {
    // What may be chosen in a scene of ours is filled in before it is read.
    if (BuiltIn.template(id).choices().isEmpty()) {
      assertThat(schema.accepts(BuiltIn.document(id))).isTrue();
    }
    assertThat(schema.accepts(BuiltIn.played(id).scene.tree())).isTrue();
  }
}
