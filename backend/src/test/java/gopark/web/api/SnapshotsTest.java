package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;

/** What can be read of a session: snapshots, events, goroutines, reasons. */
@ApiTest
class SnapshotsTest {

  private static final String GO =
      "{\"do\":\"go\",\"by\":1,\"count\":300,\"behaviour\":{\"kind\":\"cpu\",\"ns\":50000}}";

  private final Client client;
  private final Own own;

  @Autowired
  SnapshotsTest(WebTestClient web) {
    client = new Client(web);
    own = client.create();
    own.does(GO, "{\"do\":\"step\",\"count\":40}");
  }

  @Test
  void aSnapshotIsOfNow() {
    Answer now = own.get("").is(200);
    assertThat(now.headers().getCacheControl()).isEqualTo("no-store");
    assertThat(now.at("/session").asString()).isEqualTo(own.id);
    assertThat(now.at("/step").asLong()).isPositive();
    assertThat(now.at("/playing").asBoolean()).isFalse();
    assertThat(now.at("/gCounts/_Grunnable").asInt()).isGreaterThan(250);
    assertThat(now.at("/ps/0/runq").isArray()).isTrue();
  }

  @Test
  void aLookElsewhereMovesNobody() {
    String now = own.get("").body();
    long step = own.step();
    assertThat(own.get("?step=1").at("/step").asLong()).isEqualTo(1);
    assertThat(own.get("?step=" + (step + 5)).at("/step").asLong()).isEqualTo(step + 5);
    JsonNode then = own.get("?step=" + (step / 2)).json();
    assertThat(own.get("?timeNs=" + then.at("/timeNs").asLong()).at("/timeNs").asLong())
        .isEqualTo(then.at("/timeNs").asLong());
    own.get("?timeNs=9007199254740991").is(200);
    assertThat(own.get("").body()).isEqualTo(now);
  }

  @ParameterizedTest
  @CsvSource({
    "?step=1&timeNs=1, timeNs, not-both",
    "?branch=0&timeNs=1, timeNs, not-both",
    "?step=-1, step, out-of-range",
    "?step=9007199254740991, step, out-of-range",
    "?step=99999999999999999999, step, out-of-range",
    "?step=1e3, step, not-a-whole-number",
    "?timeNs=-1, timeNs, out-of-range",
    "/events?limit=0, limit, out-of-range",
    "/events?limit=1001, limit, out-of-range",
    "/events?from=-1, from, out-of-range",
    "/events?kind=steel, kind, unknown-kind-near",
    "/events?kind=steal&kind=nothingOfTheKind, kind, unknown-kind",
    "/goroutines?status=_Gsleeping, status, unknown-word",
    "/goroutines?offset=-1, offset, out-of-range",
    "/goroutines?limit=5000, limit, out-of-range",
    "/why, g, missing",
    "/why?g=0, g, out-of-range",
    "/why?g=one, g, not-a-whole-number",
    "/branches/compare?a=0, b, missing",
    "/replay?from=5&to=1, to, out-of-range",
    "/replay?to=10000000, to, out-of-range",
    "/schedtrace?everyMs=0, everyMs, out-of-range",
    "/schedtrace?detail=perhaps, detail, not-true-or-false",
    "/goroutines.txt?step=x, step, not-a-whole-number",
    "/board.svg?theme=pink, theme, unknown-word",
    "/board.svg?w=10, w, out-of-range",
    "/board.svg?h=100000, h, out-of-range",
    "/scenario?format=xml, format, unknown-word",
  })
  void whatIsWrongInAnAddressIsToldWithItsName(String address, String name, String code) {
    Answer english = own.get(address).isProblem(400, "bad-input").hasError(name, code);
    Answer russian =
        own.get(address, HttpHeaders.ACCEPT_LANGUAGE, "ru")
            .isProblem(400, "bad-input")
            .hasError(name, code);
    assertThat(russian.at("/errors/0/message").asString())
        .isNotEqualTo(english.at("/errors/0/message").asString())
        .containsPattern("[а-я]");
  }

  @Test
  void theNearestKindIsNamed() {
    assertThat(own.get("/events?kind=goStartd").at("/errors/0/message").asString())
        .contains("goStarted");
  }

  @Test
  void whatThereIsNotIsToldToo() {
    own.get("?branch=7").isProblem(404, "branch-not-found");
    own.get("/branches/compare?a=0&b=1").isProblem(404, "branch-not-found");
    own.get("/replay?branch=1").isProblem(404, "branch-not-found");
    own.get("/why?g=123456").isProblem(404, "goroutine-not-found");
    own.get("/nothing").isProblem(404, "not-found");
  }

  @Test
  void eventsComeInPagesWithoutAGap() {
    JsonNode all = own.get("/events?limit=1000").is(200).json();
    assertThat(all.has("next")).isFalse();
    StringBuilder paged = new StringBuilder();
    long from = 0;
    int pages = 0;
    while (from >= 0) {
      JsonNode page = own.get("/events?limit=20&from=" + from).is(200).json();
      page.at("/events").values().forEach(event -> paged.append(event).append('\n'));
      from = page.has("next") ? page.at("/next").asLong() : -1;
      pages++;
    }
    StringBuilder whole = new StringBuilder();
    all.at("/events").values().forEach(event -> whole.append(event).append('\n'));
    assertThat(paged.toString()).isEqualTo(whole.toString());
    assertThat(pages).isGreaterThan(3);
  }

  @Test
  void someKindsOfEventsAreEnough() {
    for (String query : new String[] {"kind=goStarted,goEnded", "kind=goStarted&kind=goEnded"}) {
      JsonNode events = own.get("/events?limit=1000&" + query).is(200).at("/events");
      assertThat(events.size()).isPositive();
      assertThat(events.values())
          .allSatisfy(
              event -> assertThat(event.at("/kind").asString()).matches("goStarted|goEnded"));
    }
  }

  @Test
  void allGoroutinesAreThereInPages() {
    JsonNode runnable = own.get("/goroutines?status=_Grunnable&offset=200&limit=7").is(200).json();
    assertThat(runnable.at("/goroutines").size()).isEqualTo(7);
    assertThat(runnable.at("/total").asInt())
        .isEqualTo(own.get("").at("/gCounts/_Grunnable").asInt());
    assertThat(runnable.at("/goroutines/0/status").asString()).isEqualTo("_Grunnable");
    String id = runnable.at("/goroutines/0/id").asString();
    JsonNode page = own.get("/goroutines?limit=1000").is(200).json();
    assertThat(page.at("/total").asInt()).isEqualTo(page.at("/goroutines").size());
    JsonNode shown = own.get("").at("/gs/1");
    assertThat(page.at("/goroutines").values()).contains(shown);
    assertThat(id).matches("\\d+");
  }

  @Test
  void aGoroutineIsListedAsInTheSnapshot() {
    JsonNode one = own.get("/goroutines?limit=1&step=0").is(200).json();
    assertThat(one.at("/step").asLong()).isZero();
    String id = one.at("/goroutines/0/id").asString();
    assertThat(one.at("/goroutines/0")).isEqualTo(own.get("?step=0").at("/gs/" + id));
  }

  @Test
  void whyAGoroutineDoesNotRunIsToldInTheReadersLanguage() {
    Answer english = own.get("/why?g=1").is(200);
    Answer russian = own.get("/why?g=1", HttpHeaders.ACCEPT_LANGUAGE, "ru").is(200);
    assertThat(english.body()).contains("G1");
    assertThat(Client.header(english, HttpHeaders.CONTENT_LANGUAGE)).isEqualTo("en");
    assertThat(Client.header(russian, HttpHeaders.CONTENT_LANGUAGE)).isEqualTo("ru");
    assertThat(own.get("/why?g=1&step=0").body()).isNotEqualTo(english.body());
  }
}
