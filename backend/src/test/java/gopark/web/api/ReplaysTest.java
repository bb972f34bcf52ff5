package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

@ApiTest
class ReplaysTest {

  private final Client client;
  private final Own own;

  @Autowired
  ReplaysTest(WebTestClient web) {
    client = new Client(web);
    own = client.create();
    own.does(
        "{\"do\":\"go\",\"by\":1,\"count\":40,\"behaviour\":{\"kind\":\"cpu\",\"ns\":90000}}",
        "{\"do\":\"step\",\"count\":150}");
  }

  /** RFC 7396. */
  private static JsonNode patched(JsonNode target, JsonNode patch) {
    if (!patch.isObject()) {
      return patch;
    }
    ObjectNode result =
        target.isObject() ? (ObjectNode) target : JsonNodeFactory.instance.objectNode();
    patch
        .propertyStream()
        .forEach(change -> {
          if (change.getValue().isNull()) {
            result.remove(change.getKey());
          } else {
            JsonNode old = result.path(change.getKey());
            result.set(change.getKey(), patched(old, change.getValue()));
          }
        });
    return result;
  }

  @Test
  void theDeltasLeadFromTheSnapshotToTheEnd() {
    long end = own.step();
    JsonNode replay = own.get("/replay?from=3&to=" + end).is(200).json();
    assertThat(replay.at("/from").asLong()).isEqualTo(3);
    assertThat(replay.at("/to").asLong()).isEqualTo(end);
    JsonNode state = replay.at("/snapshot");
    assertThat(state.at("/gs")).isEqualTo(own.get("?step=3").at("/gs"));
    assertThat(replay.at("/deltas").size()).isGreaterThan(100);
    long seq = 0;
    for (JsonNode delta : replay.at("/deltas").values()) {
      seq++;
      state = patched(state, delta.at("/patch"));
      assertThat(delta.at("/seq").asLong()).isEqualTo(seq).isEqualTo(state.at("/seq").asLong());
      assertThat(state.at("/step")).isEqualTo(delta.at("/step"));
      assertThat(state.at("/timeNs")).isEqualTo(delta.at("/timeNs"));
    }
    JsonNode last = own.get("").json();
    assertThat(state.at("/step").asLong()).isEqualTo(end);
    for (String part : new String[] {"/gs", "/ps", "/ms", "/sched", "/stats", "/events", "/os"}) {
      assertThat(state.at(part)).as(part).isEqualTo(last.at(part));
    }
  }

  @Test
  void itsEventsAreThoseOfTheSession() {
    JsonNode replay = own.get("/replay").is(200).json();
    StringBuilder told = new StringBuilder();
    for (JsonNode delta : replay.at("/deltas").values()) {
      delta.at("/events").values().forEach(event -> told.append(event).append('\n'));
    }
    StringBuilder all = new StringBuilder();
    own.get("/events?from=1&limit=1000")
        .at("/events")
        .values()
        .forEach(event -> all.append(event).append('\n'));
    assertThat(told.toString()).isEqualTo(all.toString());
  }

  @Test
  void whatIsFinishedIsKeptForEver() {
    long end = own.step();
    String fixed = "/replay?branch=0&from=0&to=" + (end - 1);
    Answer kept = own.get(fixed).is(200);
    assertThat(kept.headers().getCacheControl()).contains("immutable", "public", "max-age");
    String tag = String.valueOf(kept.headers().getETag());
    own.get(fixed, HttpHeaders.IF_NONE_MATCH, tag).is(304);
    for (String open :
        new String[] {"/replay", "/replay?from=0&to=9", "/replay?branch=0&from=0&to=" + end}) {
      assertThat(own.get(open).is(200).headers().getCacheControl()).isEqualTo("no-cache");
    }
    own.does("{\"do\":\"breakpoint\",\"id\":\"b\",\"condition\":\"step > 100000\"}");
    own.does("{\"do\":\"back\",\"count\":30}");
    own.does("{\"do\":\"gc\"}", "{\"do\":\"step\",\"count\":20}", "{\"do\":\"play\"}");
    assertThat(own.get(fixed).is(200).body()).isEqualTo(kept.body());
    assertThat(own.get("/replay?branch=1&from=0&to=9").is(200).at("/snapshot/branch").asInt())
        .isEqualTo(1);
  }

  @Test
  void aStretchThatIsTooLongIsRefused() {
    Own running = client.create();
    running.does(
        "{\"do\":\"go\",\"by\":1,\"count\":30,\"behaviour\":"
            + "{\"kind\":\"pingpong\",\"rounds\":100000,\"ns\":1000}}",
        "{\"do\":\"seek\",\"step\":12000}");
    assertThat(running.step()).isEqualTo(12_000);
    running
        .get("/replay?from=0&to=12000")
        .isProblem(400, "bad-input")
        .hasError("to", "replay-too-long");
  }
}
