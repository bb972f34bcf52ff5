package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;

@ApiTest
class CommandsTest {

  private static final String GO =
      "{\"do\":\"go\",\"by\":1,\"count\":3,\"behaviour\":{\"kind\":\"cpu\",\"ns\":50000}}";

  private final Client client;
  private Own own;

  @Autowired
  CommandsTest(WebTestClient web) {
    client = new Client(web);
    own = client.create();
  }

  @BeforeEach
  void freshSession() {
    own = client.create();
  }

  @Test
  void oneCommandIsDoneAndWhatItMadeIsTold() {
    Answer done = own.post("/commands", GO).is(200);
    assertThat(done.at("/seq").asLong()).isEqualTo(2);
    assertThat(done.at("/step").asLong()).isZero();
    assertThat(done.at("/timeNs").isNumber()).isTrue();
    assertThat(done.at("/created/g").size()).isEqualTo(3);
    String g = done.at("/created/g/0").asString();
    assertThat(own.get("").at("/gs/" + g + "/status").asString()).isEqualTo("_Grunnable");
  }

  @Test
  void whatMakesNothingTellsOfNothing() {
    Answer done = own.post("/commands", "{\"do\":\"step\",\"count\":2}").is(200);
    assertThat(done.json().has("created")).isFalse();
    assertThat(done.at("/step").asLong()).isPositive().isEqualTo(own.step());
  }

  @Test
  void aListIsDoneAsAWhole() {
    Answer done = own.does(GO, "{\"do\":\"step\"}", "{\"do\":\"gc\"}");
    assertThat(done.at("/seq").asLong()).isEqualTo(2);
    assertThat(done.at("/created/g").size()).isEqualTo(3);
  }

  @Test
  void ofAListWithOneRefusedCommandNothingIsDone() {
    String before = own.get("").body();
    own.post("/commands", "[" + GO + ",{\"do\":\"unblock\",\"g\":1}]").isProblem(422, "not-now");
    own.post("/commands", "[" + GO + ",{\"do\":\"go\"}]")
        .isProblem(400, "bad-input")
        .hasError("[1].behaviour", "missing");
    assertThat(own.get("").body()).isEqualTo(before);
  }

  @Test
  void whyACommandMakesNoSenseIsToldInWords() {
    Answer english =
        own.post("/commands", "[{\"do\":\"gc\"},{\"do\":\"exit\",\"g\":77}]")
            .isProblem(422, "not-now")
            .hasError("[1]", "no-such-goroutine");
    assertThat(english.at("/detail").asString()).contains("77");
    Answer russian =
        client
            .post(
                own.path("/commands"),
                "{\"do\":\"exit\",\"g\":77}",
                HttpHeaders.AUTHORIZATION,
                "Bearer " + own.key,
                HttpHeaders.ACCEPT_LANGUAGE,
                "ru")
            .isProblem(422, "not-now");
    assertThat(russian.at("/detail").asString()).contains("77").containsPattern("[а-я]");
  }

  @Test
  void withoutTheKeyOneMayOnlyLook() {
    Answer refused = client.post(own.path("/commands"), GO).isProblem(401, "edit-key-missing");
    assertThat(Client.header(refused, HttpHeaders.WWW_AUTHENTICATE)).startsWith("Bearer realm=");
    client
        .post(own.path("/commands"), GO, HttpHeaders.AUTHORIZATION, "Basic " + own.key)
        .isProblem(401, "edit-key-missing");
    client
        .post(own.path("/commands"), GO, HttpHeaders.AUTHORIZATION, "Bearer ")
        .isProblem(401, "edit-key-missing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bearer x", "Bearer AAAAAAAAAAAAAAAAAAAAAA", "bearer кот"})
  void aWrongKeyIsRefused(String authorization) {
    client
        .post(own.path("/commands"), GO, HttpHeaders.AUTHORIZATION, authorization)
        .isProblem(403, "edit-key-wrong");
    assertThat(own.step()).isZero();
  }

  @Test
  void theSchemeOfTheKeyIsReadInAnyCase() {
    client.post(own.path("/commands"), GO, HttpHeaders.AUTHORIZATION, "bearer  " + own.key).is(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"do\":\"dance\"}|do|unknown-word",
        "{\"do\":\"seek\",\"step\":1,\"timeNs\":1}||needs-one-of",
        "{\"do\":\"step\",\"counts\":1}|counts|unknown-field",
        "{\"do\":\"step\",\"count\":0}|count|out-of-range",
        "[]||too-few",
        "[[]]|[0]|not-an-object",
        "{\"do\":\"step\",\"ifStep\":-1}|ifStep|out-of-range",
        "[{\"do\":\"step\"},{\"do\":\"step\",\"ifStep\":\"x\"}]|[1].ifStep|not-a-whole-number",
        "[{\"do\":\"gc\",\"ifStep\":0},{\"do\":\"gc\",\"ifStep\":1}]|[1].ifStep|different-steps",
        "{\"do\":\"runUntil\",\"condition\":\"ps[\"}|[0].condition|syntax",
        "{\"do\":\"breakpoint\",\"id\":\"b\",\"condition\":\"ev.knd == 'x'\"}"
            + "|[0].condition|unknown-field-suggestion",
      })
  void whatIsNoCommandIsRefusedWithItsPlace(String body, String path, String code) {
    own.post("/commands", body)
        .isProblem(400, "bad-input")
        .hasError(path == null ? "" : path, code);
    assertThat(own.get("").at("/seq").asLong()).isEqualTo(1);
  }

  @Test
  void moreCommandsThanGoTogetherAreRefused() {
    String many = "[" + "{\"do\":\"gc\"},".repeat(100) + "{\"do\":\"gc\"}]";
    own.post("/commands", many).isProblem(400, "bad-input").hasError("", "too-many");
  }

  @Test
  void nothingIsNoCommand() {
    own.post("/commands", "").isProblem(400, "missing-content");
  }

  @Test
  void aCommandForAnotherStepIsStale() {
    own.does("{\"do\":\"step\",\"count\":5}");
    long step = own.step();
    Answer stale = own.post("/commands?ifStep=0", GO).isProblem(409, "stale");
    assertThat(stale.at("/step").asLong()).isEqualTo(step);
    own.post("/commands", "[{\"do\":\"gc\",\"ifStep\":0}]").isProblem(409, "stale");
    own.post("/commands?ifStep=" + step, GO).is(200);
    own.post("/commands", "{\"do\":\"gc\",\"ifStep\":" + step + "}").is(200);
    own.post("/commands?ifStep=0", "{\"do\":\"gc\",\"ifStep\":" + step + "}")
        .isProblem(400, "bad-input")
        .hasError("ifStep", "different-steps");
    own.post("/commands?ifStep=soon", GO)
        .isProblem(400, "bad-input")
        .hasError("ifStep", "not-a-whole-number");
  }

  @Test
  void thereIsNobodyToCommandInASessionThatIsNot() {
    for (String id : List.of("nobody", "ThisIsNotOne", "a.b", "x".repeat(200), "%00", "%D0%BA")) {
      client.post(Client.SESSIONS + "/" + id + "/commands", GO).isProblem(404, "session-not-found");
    }
  }
}
