package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.session.Session;
import gopark.session.Sessions;
import gopark.web.BearerKey;
import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;

@ApiTest
class CreationTest {

  private final Client client;
  private final Sessions sessions;
  private final InstantSource clock;

  @Autowired
  CreationTest(WebTestClient web, Sessions sessions, InstantSource clock) {
    client = new Client(web);
    this.sessions = sessions;
    this.clock = clock;
  }

  @Test
  void aSessionIsMadeOfNothing() {
    Answer made = client.post(Client.SESSIONS, "").is(201);
    JsonNode json = made.json();
    String self = "/api/sessions/" + json.at("/id").asString();
    assertThat(json.at("/id").asString()).matches("[A-Za-z0-9]{12}");
    assertThat(Client.header(made, HttpHeaders.LOCATION)).isEqualTo(self);
    assertThat(json.at("/links/self").asString()).isEqualTo(self);
    assertThat(json.at("/links/stream").asString()).isEqualTo(self + "/stream");
    assertThat(json.at("/go").asString()).isEqualTo("1.26");
    assertThat(json.at("/gomaxprocs").asInt()).isEqualTo(4);
    assertThat(json.at("/seed").asLong()).isEqualTo(1);
    assertThat(json.at("/snapshot/step").asLong()).isZero();
    assertThat(json.at("/snapshot/gs/1/name").asString()).isEqualTo("main.main");
    assertThat(made.headers().getCacheControl()).isEqualTo("no-store");
    assertThat(made.headers().get(HttpHeaders.SET_COOKIE)).isNull();
  }

  @Test
  void everyLinkOfAnswersLeadsSomewhere() {
    JsonNode made = client.post(Client.SESSIONS, "").is(201).json();
    made.at("/links")
        .propertyStream()
        .filter(link -> !link.getKey().matches("stream|page|commands|fork|why"))
        .forEach(link -> client.get(link.getValue().asString()).is(200));
    client.get(made.at("/links/why").asString() + "?g=1").is(200);
  }

  @Test
  void theKeyHas128BitsAndOnlyItsHashIsKept() {
    Own own = client.create();
    Session session = Objects.requireNonNull(sessions.find(own.id, clock.millis()));
    assertThat(Base64.getUrlDecoder().decode(own.key)).hasSize(16);
    assertThat(session.editKeyHash()).isEqualTo(BearerKey.hash(own.key)).doesNotContain(own.key);
    assertThat(client.get(own.path("")).body()).doesNotContain(own.key, session.editKeyHash());
    assertThat(client.create().key).isNotEqualTo(own.key);
  }

  @Test
  void settingsHold() {
    Answer made =
        client
            .post(
                Client.SESSIONS,
                """
                {"go": "1.14", "gomaxprocs": 3, "cores": 2, "seed": -7,
                 "rules": {"stealing": false}}\
                """)
            .is(201);
    assertThat(made.at("/snapshot/gomaxprocs").asInt()).isEqualTo(3);
    assertThat(made.at("/snapshot/cores").asInt()).isEqualTo(2);
    assertThat(made.at("/seed").asLong()).isEqualTo(-7);
    assertThat(made.at("/go").asString()).isEqualTo("1.14");
    assertThat(made.at("/snapshot/rules/stealing").asBoolean()).isFalse();
  }

  @Test
  void settingsBesideAScenarioHoldInPlaceOfItsOwn() {
    Own own =
        client.create(
            """
            {"scenario": {"version": 1, "seed": 5, "cores": 8, "title": "Two"}, "seed": 6}\
            """);
    JsonNode scenario = own.get("/scenario").json();
    assertThat(scenario.at("/seed").asLong()).isEqualTo(6);
    assertThat(scenario.at("/cores").asInt()).isEqualTo(8);
    assertThat(scenario.at("/title").asString()).isEqualTo("Two");
  }

  @Test
  void theSameInputsMakeTheSameRun() {
    String body = "{\"seed\": 42, \"gomaxprocs\": 4}";
    String go =
        "{\"do\":\"go\",\"by\":1,\"count\":20,\"behaviour\":{\"kind\":\"cpu\",\"ns\":90000}}";
    Own one = client.create(body);
    Own other = client.create(body);
    for (Own each : new Own[] {one, other}) {
      each.does(go, "{\"do\":\"step\",\"count\":200}");
    }
    String events = one.get("/events?limit=1000").is(200).body();
    assertThat(events).isEqualTo(other.get("/events?limit=1000").body()).contains("goStarted");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"sed\": 1}|sed|unknown-field",
        "{\"seed\": 1.5}|seed|not-a-whole-number",
        "{\"seed\": 1e400}|seed|not-a-whole-number",
        "{\"seed\": 1e999999999}|seed|not-a-whole-number",
        "{\"seed\": 9007199254740993}|seed|out-of-range",
        "{\"seed\": null}|seed|not-a-whole-number",
        "{\"gomaxprocs\": 0}|gomaxprocs|out-of-range",
        "{\"cores\": 1025}|cores|out-of-range",
        "{\"go\": \"2.0\"}|go|unknown-word",
        "{\"go\": 1.26}|go|not-a-text",
        "{\"rules\": {\"stealin\": true}}|rules.stealin|unknown-field",
        "{\"rules\": []}|rules|not-an-object",
        "{\"scenario\": {\"version\": 2}}|scenario.version|unknown-version",
        "{\"scenario\": {}}|scenario.version|missing",
        "{\"scenario\": \"x\"}|scenario|not-an-object",
        "{\"scene\": \"a\", \"source\": \"b\"}||needs-one-of",
        "{\"scene\": \"a\", \"scenario\": {\"version\": 1}}||needs-one-of",
        "[]||not-an-object",
        "7||not-an-object",
        "null||not-an-object",
        "{\"seed\": 1, \"seed\": 2}||duplicate-field",
        "{} {}||more-than-one",
      })
  void whatIsWrongIsToldWithItsPlace(String body, String path, String code) {
    client
        .post(Client.SESSIONS, body)
        .isProblem(400, "bad-input")
        .hasError(path == null ? "" : path, code);
  }

  @Test
  void allMistakesAreToldAtOnceInTheReadersLanguage() {
    String body = "{\"seed\": \"x\", \"gomaxprocs\": -1, \"scenario\": {\"version\": 9}}";
    Answer english = client.post(Client.SESSIONS, body).isProblem(400, "bad-input");
    Answer russian =
        client
            .post(Client.SESSIONS, body, HttpHeaders.ACCEPT_LANGUAGE, "ru")
            .isProblem(400, "bad-input");
    assertThat(english.at("/errors").size()).isEqualTo(3);
    assertThat(english.at("/errors/1/message").asString()).contains("must be a whole number");
    assertThat(russian.at("/errors/1/message").asString()).contains("целое число");
  }

  @ParameterizedTest
  @CsvSource({
    "scene, scene-not-found, 'There is no such scene', 'Такой сцены нет'",
    "source, go-program-wrong, 'The program does not compile', 'Программа не компилируется'"
  })
  void whatThereIsNotYetIsRefusedClearly(
      String field, String code, String english, String russian) {
    String body = "{\"" + field + "\": \"x\"}";
    Answer answer = client.post(Client.SESSIONS, body).isProblem(422, code);
    assertThat(answer.at("/title").asString()).isEqualTo(english);
    assertThat(
            client
                .post(Client.SESSIONS, body, HttpHeaders.ACCEPT_LANGUAGE, "ru")
                .isProblem(422, code)
                .at("/title")
                .asString())
        .contains(russian);
  }

  @Test
  void aForkHasComeTheSameWayAndGoesItsOwn() {
    Own own = client.create("{\"seed\": 3}");
    own.does(
        "{\"do\":\"go\",\"by\":1,\"count\":9,\"behaviour\":{\"kind\":\"cpu\",\"ns\":90000}}",
        "{\"do\":\"step\",\"count\":60}");
    long step = own.step() / 2;
    Own fork = client.own(client.post(own.path("/fork"), "{\"step\": " + step + "}"));
    assertThat(fork.id).isNotEqualTo(own.id);
    assertThat(fork.key).isNotEqualTo(own.key);
    JsonNode there = own.get("?step=" + step).json();
    JsonNode here = fork.get("").json();
    for (String part :
        new String[] {"/step", "/timeNs", "/gs", "/ps", "/ms", "/sched", "/events"}) {
      assertThat(here.at(part)).as(part).isEqualTo(there.at(part));
    }
    fork.does("{\"do\":\"gc\"}");
    assertThat(own.get("/branches").at("/branches").size()).isEqualTo(1);
    assertThat(
            client
                .post(
                    own.path("/commands"), "{\"do\":\"gc\"}", "Authorization", "Bearer " + fork.key)
                .status())
        .isEqualTo(403);
  }

  @Test
  void aForkWithoutAStepIsOfNow() {
    Own own = client.create();
    own.does("{\"do\":\"step\",\"count\":3}");
    Own fork = client.own(client.post(own.path("/fork"), ""));
    assertThat(fork.step()).isEqualTo(own.step()).isPositive();
  }

  @Test
  void nobodyForksWhatHasNotBeenSeen() {
    Own own = client.create();
    client
        .post(own.path("/fork"), "{\"step\": 1000000}")
        .isProblem(400, "bad-input")
        .hasError("step", "out-of-range");
    client
        .post(own.path("/fork"), "{\"stp\": 0}")
        .isProblem(400, "bad-input")
        .hasError("stp", "unknown-field");
    client.post(Client.SESSIONS + "/nobody/fork", "").isProblem(404, "session-not-found");
  }

  @Test
  void whoHasTheKeyEndsTheSession() {
    Own own = client.create();
    client
        .send(HttpMethod.DELETE, own.path(""), headers -> {}, new byte[0])
        .isProblem(401, "edit-key-missing");
    own.get("").is(200);
    Answer ended = own.delete().is(204);
    assertThat(ended.body()).isEmpty();
    own.get("").isProblem(404, "session-not-found");
    own.delete().isProblem(404, "session-not-found");
  }
}
