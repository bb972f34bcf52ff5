package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;

@ApiTest
class ScenesTest {

  private static final String SCENES = "/api/scenes";

  private static final String MINE =
      """
      version: 1
      id: mine
      group: queues
      title: {en: Mine, ru: Моя}
      about: {en: Three wait., ru: Ждут три.}
      scenario:
        version: 1
        gomaxprocs: 1
        quiet: true
        commands: [{step: 0, do: go, by: 1, behaviour: {kind: cpu, ns: 100000}, count: 3}]
      beats:
        - id: first
          at: {condition: "ev.kind == 'goStarted'"}
          caption: {en: One runs., ru: Одна выполняется.}
          shows: "ps[0].runqsize == 2"
      """;

  private final Client client;
  private final int port;

  @Autowired
  ScenesTest(WebTestClient web, @LocalServerPort int port) {
    client = new Client(web);
    this.port = port;
  }

  @Test
  void aSceneOfOnesOwnIsPlayedAndNothingOfItIsKept() {
    JsonNode played = own("replay", MINE, "en").is(200).json();
    assertThat(played.at("/replay/deltas").size()).isPositive();
    assertThat(played.at("/scene/beats/0/step").asLong())
        .isEqualTo(played.at("/replay/to").asLong());
    client.get(SCENES + "/mine").is(404);
  }

  private static String attempt(String commands) {
    return """
    scene:
    %s  challenge:
        ask: {en: Let P1 work., ru: "Пусть P1 работает."}
        actions:
          - text: {en: Two processors, ru: Два процессора}
            commands: [{do: gomaxprocs, n: 2}]
        goals:
          - text: {en: P1 steals, ru: P1 крадёт}
            condition: ev.kind == "steal" && ev.p == 1
        says: {en: P1 stole., ru: P1 украл.}
    commands: %s
    """
        .formatted(MINE.indent(2), commands);
  }

  @Test
  void anAttemptIsJudgedByItsRun() {
    JsonNode idle = own("attempt", attempt("[]"), "en").is(200).json();
    assertThat(idle.at("/judged/passed").asBoolean()).isFalse();
    assertThat(idle.at("/judged/goals/0/met").asBoolean()).isFalse();
    assertThat(idle.at("/judged/step").asLong()).isEqualTo(idle.at("/replay/to").asLong());

    long begins = idle.at("/replay/from").asLong();
    String second = "[{step: %d, do: gomaxprocs, n: 2}]".formatted(begins);
    JsonNode done = own("attempt", attempt(second), "en").is(200).json();
    assertThat(done.at("/judged/passed").asBoolean()).as(done.toString()).isTrue();
    long step = done.at("/judged/step").asLong();
    assertThat(done.at("/judged/goals/0/step").asLong()).isEqualTo(step).isGreaterThan(begins);
    assertThat(done.at("/replay/to").asLong()).as("no further").isEqualTo(step);
  }

  @Test
  void whatNoButtonGivesIsRefusedWithItsName() {
    Answer refused = own("attempt", attempt("[{step: 30, do: gc}]"), "ru");
    refused.isProblem(422, "other-command");
    assertThat(refused.at("/detail").asString()).contains("gc").contains("30");
    own("attempt", attempt("[{step: 30, do: gomaxprocs, n: 3}]"), "en")
        .isProblem(422, "other-command");
  }

  @Test
  void aMistakeInAnAttemptIsToldWithItsPlace() {
    String early = "[{step: 0, do: gomaxprocs, n: 2}]";
    own("attempt", attempt(early), "en")
        .isProblem(400, "bad-input")
        .hasError("commands[0].step", "out-of-range");
    own("attempt", attempt("[]").replace("\"steal\"", "\"steel\""), "en")
        .isProblem(400, "bad-input")
        .hasError("scene.challenge.goals[0].condition", "unknown-word-suggestion");
    own("attempt", attempt("[]").replace("runqsize == 2", "runqsize == 9"), "en")
        .isProblem(400, "bad-input")
        .hasError("scene.beats[0].shows", "not-shown");
    client.post(SCENES + "/attempt", "{}").isProblem(400, "bad-input").hasError("scene", "missing");
    client.post(SCENES + "/attempt", "{\"scene\": \"steal\"}").isProblem(422, "no-challenge");
    client.post(SCENES + "/attempt", "{\"scene\": \"steel\"}").isProblem(422, "scene-not-found");
  }

  @Test
  void whatIsMeasuredAtABeatIsTheRunsOwnValue() {
    JsonNode scene = client.get(SCENES + "/half-taken~5").is(200).json();
    assertThat(scene.at("/choices/0/values/5/chosen").asBoolean()).isTrue();
    assertThat(scene.at("/choices/0/values/7/scene").asString()).isEqualTo("half-taken");
    assertThat(scene.at("/beats/0/measured/1").asLong()).isEqualTo(3);
    assertThat(scene.at("/listings/0/id").asString()).isEqualTo("steps");
    client.get(SCENES + "/half-taken~10").is(404);
  }

  @Test
  void theCatalogueTellsGroupsAndScenesInBothLanguages() {
    Answer answer = client.get(SCENES).is(200);
    assertThat(answer.headers().getCacheControl()).contains("max-age");
    JsonNode catalogue = answer.json();
    List<String> groups = new ArrayList<>();
    catalogue.at("/groups").values().forEach(group -> groups.add(group.at("/group").asString()));
    assertThat(catalogue.at("/groups/0/title/ru").asString()).isEqualTo("Запуск программы");
    assertThat(catalogue.at("/scenes").size()).isGreaterThanOrEqualTo(20);
    for (JsonNode scene : catalogue.at("/scenes").values()) {
      assertThat(groups).contains(scene.at("/group").asString());
      assertThat(scene.at("/title/en").asString()).isNotBlank();
      assertThat(scene.at("/title/ru").asString()).isNotBlank();
      client.get(scene.at("/links/self").asString()).is(200);
    }
  }

  @Test
  void aSceneTellsTheStepsOfItsBeats() {
    JsonNode scene = client.get(SCENES + "/overflow").is(200).json();
    assertThat(scene.at("/beats/2/id").asString()).isEqualTo("overflow");
    long step = scene.at("/beats/2/step").asLong();
    Own own = client.create("{\"scene\": \"overflow\"}");
    assertThat(own.get("?step=" + step).at("/sched/runqsize").asInt()).isEqualTo(129);
    assertThat(own.get("?step=" + (step - 1)).at("/sched/runqsize").asInt()).isZero();
  }

  @Test
  void aSessionOfASceneStandsWhereItOpensAndRunsToItsBeats() {
    JsonNode scene = client.get(SCENES + "/search").is(200).json();
    Own own = client.create("{\"scene\": \"search\"}");
    assertThat(own.step()).isEqualTo(scene.at("/open/step").asLong()).isPositive();
    String condition = scene.at("/beats/1/at/condition").asString();
    own.does("{\"do\": \"runUntil\", \"condition\": \"" + condition + "\"}");
    assertThat(own.step()).isEqualTo(scene.at("/beats/1/step").asLong());
    assertThat(own.get("/scenario").json().at("/program")).isEqualTo(scene.at("/scenario/program"));
  }

  @Test
  void aSessionStandsAtTheBeatOrStepThatWasAskedFor() {
    JsonNode scene = client.get(SCENES + "/steal").is(200).json();
    long theft = scene.at("/beats/4/step").asLong();
    assertThat(client.create("{\"scene\": \"steal\", \"at\": \"theft\"}").step()).isEqualTo(theft);
    assertThat(client.create("{\"scene\": \"steal\", \"step\": 3}").step()).isEqualTo(3);
    Own changed = client.create("{\"scene\": \"steal\", \"at\": \"theft\", \"seed\": 9}");
    assertThat(changed.get("").at("/seed").asLong()).isEqualTo(9);
    assertThat(changed.get("").at("/ps/1/runqsize").asInt()).isEqualTo(1);
  }

  @Test
  void aBeatOrStepThatIsNotThereIsRefused() {
    client
        .post(Client.SESSIONS, "{\"scene\": \"steal\", \"at\": \"thief\"}")
        .isProblem(400, "bad-input")
        .hasError("at", "unknown-word");
    client
        .post(Client.SESSIONS, "{\"scene\": \"steal\", \"step\": 1000000}")
        .isProblem(400, "bad-input")
        .hasError("step", "out-of-range");
    client
        .post(Client.SESSIONS, "{\"scene\": \"steal\", \"at\": \"theft\", \"step\": 1}")
        .isProblem(400, "bad-input")
        .hasError("", "needs-one-of");
    client
        .post(Client.SESSIONS, "{\"at\": \"theft\"}")
        .isProblem(400, "bad-input")
        .hasError("at", "unknown-field");
    client
        .post(
            Client.SESSIONS,
            "{\"scene\": \"steal\", \"at\": \"theft\", \"rules\": {\"stealing\": false}}")
        .isProblem(400, "bad-input")
        .hasError("at", "never-reached");
  }

  @Test
  void aSessionAndItsForksRememberTheScene() {
    Answer made = client.post(Client.SESSIONS, "{\"scene\": \"steal\"}");
    assertThat(made.at("/scene").asString()).isEqualTo("steal");
    assertThat(made.at("/snapshot/scene").asString()).isEqualTo("steal");
    Own own = client.own(made);
    assertThat(own.get("").at("/scene").asString()).isEqualTo("steal");
    Own fork = client.own(own.post("/fork", "{}"));
    assertThat(fork.get("").at("/scene").asString()).isEqualTo("steal");
    Answer plain = client.post(Client.SESSIONS, "").is(201);
    assertThat(plain.at("/scene").isMissingNode()).isTrue();
    assertThat(plain.at("/snapshot/scene").isMissingNode()).isTrue();
  }

  @Test
  void settingsHoldInPlaceOfTheScenes() {
    Own own = client.create("{\"scene\": \"search\", \"go\": \"article\", \"seed\": 9}");
    assertThat(own.get("").at("/go").asString()).isEqualTo("article");
    assertThat(own.get("").at("/seed").asLong()).isEqualTo(9);
  }

  @Test
  void aReplayLeadsFromTheOpeningToTheEnd() {
    JsonNode scene = client.get(SCENES + "/steal").json();
    Answer replay = client.get(SCENES + "/steal/replay").is(200);
    assertThat(replay.at("/from")).isEqualTo(scene.at("/open/step"));
    assertThat(replay.at("/to")).isEqualTo(scene.at("/end/step"));
    assertThat(replay.at("/snapshot/step")).isEqualTo(scene.at("/open/step"));
    JsonNode deltas = replay.at("/deltas");
    assertThat(deltas.get(deltas.size() - 1).at("/step")).isEqualTo(scene.at("/end/step"));
    String tag = Objects.requireNonNull(Client.header(replay, HttpHeaders.ETAG));
    client.get(SCENES + "/steal/replay", HttpHeaders.IF_NONE_MATCH, tag).is(304);
    assertThat(client.get(SCENES + "/steal/replay").body()).isEqualTo(replay.body());
  }

  @Test
  void aReplayIsCompressedOnceAndTheSameForThoseWhoTakeItPlain() throws IOException {
    Answer plain = client.get(SCENES + "/overflow/replay", HttpHeaders.ACCEPT_ENCODING, "gzip;q=0");
    assertThat(Client.header(plain, HttpHeaders.CONTENT_ENCODING)).isNull();
    HttpResponse<byte[]> packed = packed();
    assertThat(packed.body()).hasSizeLessThan(plain.body().length() / 8);
    assertThat(packed.headers().firstValue(HttpHeaders.CONTENT_LENGTH)).isPresent();
    assertThat(packed.headers().firstValue(HttpHeaders.VARY)).contains("Accept-Encoding");
    assertThat(packed.headers().firstValue(HttpHeaders.ETAG))
        .contains(Objects.requireNonNull(Client.header(plain, HttpHeaders.ETAG)));
    try (var stream = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(new String(stream.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(plain.body());
    }
  }

  /** As it came over the connection: other clients unpack by themselves. */
  private HttpResponse<byte[]> packed() throws IOException {
    URI address = URI.create("http://localhost:" + port + SCENES + "/overflow/replay");
    HttpRequest request =
        HttpRequest.newBuilder(address).header(HttpHeaders.ACCEPT_ENCODING, "br, gzip").build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
    } catch (InterruptedException unexpected) {
      throw new AssertionError(unexpected);
    }
  }

  @Test
  void thePictureOfASceneIsInTheLanguageAndOnThePaperThatWereAskedFor() {
    Answer picture = client.get(SCENES + "/overflow/board.svg?lang=ru&theme=dark").is(200);
    assertThat(picture.headers().getContentType()).hasToString("image/svg+xml");
    assertThat(picture.body()).contains("Глобальная очередь", "129");
    assertThat(picture.body())
        .isEqualTo(client.get(SCENES + "/overflow/board.svg?lang=ru&theme=dark").body())
        .isNotEqualTo(client.get(SCENES + "/overflow/board.svg?lang=ru").body());
    String tag = Objects.requireNonNull(Client.header(picture, HttpHeaders.ETAG));
    client
        .get(SCENES + "/overflow/board.svg?lang=ru&theme=dark", HttpHeaders.IF_NONE_MATCH, tag)
        .is(304);
    client.get(SCENES + "/steel/board.svg").isProblem(404, "scene-not-found");
    client.get(SCENES + "/steal/board.svg?theme=blue").isProblem(400, "bad-input");
  }

  @Test
  void theProgramOfASceneComesAsAModuleForRealGo() throws IOException {
    HttpResponse<byte[]> archive = bytes(SCENES + "/resize/program");
    assertThat(archive.headers().firstValue(HttpHeaders.CONTENT_TYPE)).contains("application/zip");
    assertThat(archive.headers().firstValue(HttpHeaders.CONTENT_DISPOSITION))
        .contains("attachment; filename=\"resize.zip\"");
    SequencedMap<String, String> files = unzipped(archive.body());

    JsonNode scene = client.get(SCENES + "/resize").is(200).json();
    assertThat(scene.at("/links/program").asString()).isEqualTo(SCENES + "/resize/program");
    assertThat(files)
        .containsEntry("main.go", scene.at("/scenario/program/source").asString())
        .containsKeys("go.mod", "sched/sched.go", "sched/calls_linux.go");
    assertThat(files.get("go.mod")).startsWith("module gopark\n");
    assertThat(files.get("README.md"))
        .contains("# From four processors to two", "# С четырёх процессоров на два")
        .contains("\n    GOMAXPROCS=4 go run .\n");
    assertThat(bytes(SCENES + "/resize/program").body()).isEqualTo(archive.body());
    client.get(SCENES + "/steel/program").isProblem(404, "scene-not-found");
  }

  private HttpResponse<byte[]> bytes(String path) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path)).build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
    } catch (InterruptedException unexpected) {
      throw new AssertionError(unexpected);
    }
  }

  private static SequencedMap<String, String> unzipped(byte[] archive) throws IOException {
    SequencedMap<String, String> files = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  @Test
  void whoAsksForAnotherSceneIsToldTheNearest() {
    Answer answer = client.get(SCENES + "/C10").isProblem(404, "scene-not-found");
    assertThat(answer.at("/nearest/0").asString()).isEqualTo("search");
    assertThat(
            client
                .get(SCENES + "/steel", HttpHeaders.ACCEPT_LANGUAGE, "ru")
                .isProblem(404, "scene-not-found")
                .at("/title")
                .asString())
        .isEqualTo("Такой сцены нет");
    client.get(SCENES + "/steel/replay").isProblem(404, "scene-not-found");
    assertThat(
            client
                .post(Client.SESSIONS, "{\"scene\": \"steel\"}")
                .isProblem(422, "scene-not-found")
                .at("/nearest/0")
                .asString())
        .isEqualTo("steal");
  }

  private Answer check(String yaml, String language) {
    return own("check", yaml, language);
  }

  private Answer own(String call, String yaml, String language) {
    return client.send(
        HttpMethod.POST,
        SCENES + "/" + call,
        headers -> {
          headers.setContentType(MediaType.valueOf("application/yaml"));
          headers.set(HttpHeaders.ACCEPT_LANGUAGE, language);
        },
        yaml.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aSceneOfOnesOwnIsCheckedAndItsBeatsFound() {
    Answer answer = check(MINE, "en").is(200);
    assertThat(answer.at("/ok").asBoolean()).isTrue();
    assertThat(answer.at("/scene/beats/0/step").asLong()).isPositive();
  }

  @Test
  void whatIsWrongWithItIsToldInTheReadersLanguage() {
    check(MINE.replace("goStarted", "steal"), "en")
        .isProblem(400, "bad-input")
        .hasError("beats[0].at", "never-reached");
    Answer russian =
        check(MINE.replace("== 2", "== 5"), "ru")
            .isProblem(400, "bad-input")
            .hasError("beats[0].shows", "not-shown");
    assertThat(russian.at("/errors/0/message").asString()).contains("условие не выполняется");
    check(MINE.replace("id: mine", "id: Mine"), "en")
        .isProblem(400, "bad-input")
        .hasError("id", "not-an-id");
    check("", "en").isProblem(400, "missing-content");
  }

  @Test
  void theSchemaIsCompleteInItself() {
    JsonNode schema = client.get("/api/schema/scene.json").is(200).json();
    for (JsonNode reference : schema.findValues("$ref")) {
      assertThat(reference.asString()).startsWith("#/$defs/");
      assertThat(schema.at(reference.asString().substring(1)).isMissingNode()).isFalse();
    }
  }
}
