package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Challenges are judged from what happened in a session, and a pass can be shown. */
@ApiTest
class LessonsTest {

  private static final String LESSONS = "/api/lessons";
  private static final Path SOLUTIONS = Path.of("src/test/resources/lesson/solutions");
  private static final JsonMapper JSON = new JsonMapper();

  private final Client client;

  @Autowired
  LessonsTest(WebTestClient web) {
    client = new Client(web);
  }

  private List<String> ids() {
    return client.get(LESSONS).is(200).at("/lessons").values().stream()
        .map(lesson -> lesson.at("/id").asString())
        .toList();
  }

  private JsonNode challenge(String id) {
    return client.get(LESSONS + "/" + id).is(200).at("/challenge");
  }

  private Own begun(JsonNode challenge) {
    return client.create("{\"scenario\": " + challenge.at("/scenario") + "}");
  }

  private static Answer judge(Own own, String lesson) {
    return own.post("/goals", "{\"lesson\": \"" + lesson + "\"}");
  }

  /** Plays the solution that is kept beside the tests: buttons of the challenge, and time. */
  private Own solved(String id) throws IOException {
    JsonNode challenge = challenge(id);
    Own own = begun(challenge);
    List<?> steps =
        new YAMLMapper().readValue(Files.readAllBytes(SOLUTIONS.resolve(id + ".yaml")), List.class);
    for (Object step : steps) {
      Map<?, ?> map = (Map<?, ?>) step;
      String commands =
          map.get("press") instanceof Integer button
              ? challenge.at("/actions/" + button + "/commands").toString()
              : JSON.writeValueAsString(map);
      own.post("/commands", commands).is(200);
    }
    return own;
  }

  @TestFactory
  Stream<DynamicTest> aSolverPasses() {
    return ids().stream()
        .map(id ->
            DynamicTest.dynamicTest(
                id,
                () -> {
                  Answer judged = judge(solved(id), id).is(200);
                  assertThat(judged.at("/passed").asBoolean()).as(judged.body()).isTrue();
                  assertThat(judged.at("/pass").asString()).isNotBlank();
                }));
  }

  @TestFactory
  Stream<DynamicTest> whoDoesNothingFails() {
    return ids().stream()
        .map(id ->
            DynamicTest.dynamicTest(
                id,
                () -> {
                  Own own = begun(challenge(id));
                  assertThat(judge(own, id).is(200).at("/passed").asBoolean()).isFalse();
                  own.does("{\"do\": \"step\", \"unit\": \"time\", \"ns\": 300000000}");
                  Answer waited = judge(own, id).is(200);
                  assertThat(waited.at("/passed").asBoolean()).as(waited.body()).isFalse();
                  assertThat(waited.at("/pass").isMissingNode()).isTrue();
                }));
  }

  @TestFactory
  Stream<DynamicTest> anAnswerTellsItsExplanationAndOneOfThemIsRight() {
    return ids().stream()
        .map(id ->
            DynamicTest.dynamicTest(
                id,
                () -> {
                  JsonNode questions = client.get(LESSONS + "/" + id).is(200).at("/questions");
                  for (JsonNode question : questions.values()) {
                    long right =
                        question.at("/answers").values().stream()
                            .filter(answer -> answer.at("/right").asBoolean())
                            .count();
                    assertThat(right).isEqualTo(1);
                    for (JsonNode answer : question.at("/answers").values()) {
                      assertThat(answer.at("/feedback/en").asString()).isNotBlank();
                      assertThat(answer.at("/feedback/ru").asString()).isNotBlank();
                    }
                  }
                }));
  }

  @Test
  void aRunThatBeganOtherwiseIsNotJudged() {
    Own other = client.create("{\"gomaxprocs\": 3}");
    judge(other, "queues").isProblem(422, "other-run");
  }

  @Test
  void aCommandThatIsNoneOfTheButtonsIsNotAllowed() {
    Own own = begun(challenge("queues"));
    own.does("{\"do\": \"go\", \"behaviour\": {\"kind\": \"cpu\", \"ns\": 1000}, \"count\": 258}");
    Answer refused = judge(own, "queues").isProblem(422, "other-command");
    assertThat(refused.at("/command").asString()).isEqualTo("go");
  }

  @Test
  void aLessonThatIsNotThereIsRefusedInTheReadersLanguage() {
    client.get(LESSONS + "/nothing").isProblem(404, "lesson-not-found");
    Answer russian = client.get(LESSONS + "/nothing?lang=ru").isProblem(404, "lesson-not-found");
    assertThat(russian.at("/title").asString()).matches(".*\\p{IsCyrillic}.*");
    judge(client.create(), "nothing").isProblem(422, "lesson-not-found");
  }

  @Test
  void goalsOfOnesOwnAreJudgedAndBadOnesToldByTheirPlace() {
    Own own = client.create("{\"gomaxprocs\": 1, \"quiet\": true}");
    own.does("{\"do\": \"go\", \"behaviour\": {\"kind\": \"cpu\", \"ns\": 1000}, \"count\": 3}");
    Answer judged =
        own.post(
                "/goals",
                """
                {"goals": [
                  {"condition": "ev.kind == 'goCreated' && ev.detail.creator == 1", "times": 3},
                  {"condition": "sched.runqsize == 0", "when": "always"},
                  {"condition": "gs.size() > 100", "when": "last"}]}
                """)
            .is(200);
    assertThat(judged.at("/goals/0/met").asBoolean()).as(judged.body()).isTrue();
    assertThat(judged.at("/goals/1/met").asBoolean()).isTrue();
    assertThat(judged.at("/goals/2/met").asBoolean()).isFalse();
    assertThat(judged.at("/pass").isMissingNode()).isTrue();
    own.post("/goals", "{\"goals\": [{\"condition\": \"sched.runqsiz == 0\"}]}")
        .isProblem(400, "bad-input")
        .hasError("goals[0].condition", "unknown-field-suggestion");
    own.post("/goals", "{}").isProblem(400, "bad-input");
  }

  @Test
  void passesBecomeACodeThatCanBeCheckedAndNotForged() throws IOException {
    String pass = judge(solved("queues"), "queues").at("/pass").asString();
    Answer made =
        client
            .post("/api/completions", "{\"name\": \"Ада\", \"passes\": [\"%s\"]}".formatted(pass))
            .is(200);
    assertThat(made.at("/lessons/0").asString()).isEqualTo("queues");
    String code = made.at("/code").asString();
    Answer checked = client.get("/api/completions/" + code).is(200);
    assertThat(checked.at("/name").asString()).isEqualTo("Ада");
    String forged = (code.startsWith("A") ? "B" : "A") + code.substring(1);
    client.get("/api/completions/" + forged).isProblem(404, "completion-not-genuine");
    // A pass is no code, nor a code a pass, though one key has signed both.
    client.get("/api/completions/" + pass).isProblem(404, "completion-not-genuine");
    client
        .post("/api/completions", "{\"name\": \"Ada\", \"passes\": [\"%s\"]}".formatted(code))
        .isProblem(422, "pass-not-genuine");
    client
        .post("/api/completions", "{\"name\": \"A\\nB\", \"passes\": []}")
        .isProblem(400, "bad-input")
        .hasError("name", "not-a-name");
  }

  @Test
  void theSchemaIsCompleteInItself() {
    JsonNode schema = client.get("/api/schema/lesson.json").is(200).json();
    for (JsonNode reference : schema.findValues("$ref")) {
      assertThat(reference.asString()).startsWith("#/$defs/");
      assertThat(schema.at(reference.asString().substring(1)).isMissingNode()).isFalse();
    }
  }
}
