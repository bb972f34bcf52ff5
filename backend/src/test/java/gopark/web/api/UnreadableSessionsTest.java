package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;

/**
 * A session whose beginning this version cannot read is not played as another run and not dropped:
 * it says what it is, and what is stored of it can be downloaded and ended.
 */
@ApiTest
class UnreadableSessionsTest {

  private static final String SCRIPT = "func main\n  spin 1ms\nend\n";

  private final Client client;
  private final Journal journal;

  @Autowired
  UnreadableSessionsTest(WebTestClient web, Journal journal) {
    client = new Client(web);
    this.journal = journal;
  }

  /** The same session as it would be stored if it had begun with that program. */
  private String stored(Own own, String name, Map<String, Object> program) {
    for (Entry entry : journal.read(own.id, 0, 1_000)) {
      Map<String, Object> fields = new LinkedHashMap<>(entry.fields());
      fields.put("engine", "1");
      if (fields.get("scenario") instanceof Map<?, ?> scenario) {
        Map<String, Object> changed = new LinkedHashMap<>();
        scenario.forEach((field, value) -> changed.put((String) field, value));
        changed.put("program", program);
        fields.put("scenario", changed);
      }
      journal.append(name, entry.seq() - 1, fields);
    }
    return Client.SESSIONS + "/" + name;
  }

  private String ofAScript(Own own, String name) {
    return stored(own, name, Map.of("script", SCRIPT));
  }

  /** One with two branches, of which the second is shown, a breakpoint and a pace. */
  private Own played() {
    Own own = client.create("{\"seed\": 5}");
    own.does(
        "{\"do\":\"go\",\"behaviour\":{\"kind\":\"cpu\",\"ns\":90000},\"count\":4}",
        "{\"do\":\"step\",\"count\":30}");
    own.does("{\"do\":\"gc\"}", "{\"do\":\"step\",\"count\":30}");
    own.does("{\"do\":\"seek\",\"step\":12}", "{\"do\":\"gomaxprocs\",\"n\":2}");
    own.does("{\"do\":\"breakpoint\",\"id\":\"b\",\"condition\":\"timeNs > 90000000\"}");
    return own;
  }

  private static String key(Own own) {
    return "Bearer " + own.key;
  }

  @Test
  void aSessionOfAScriptSaysWhatItIsInTheLanguageOfWhoAsks() {
    Own own = played();
    String old = ofAScript(own, "Script1");
    for (String read :
        List.of("", "?step=3", "/stream", "/events", "/branches", "/board.svg", "/animation.svg")) {
      Answer refused = client.get(old + read);
      refused.isProblem(409, "session-unreadable");
      assertThat(refused.at("/why").asString()).isEqualTo("script");
      assertThat(refused.at("/detail").asString()).contains("from a script", "download");
      assertThat(refused.at("/errors/0/path").asString()).isEqualTo("program.script");
      assertThat(refused.at("/errors/0/message").asString()).contains("Go program", "gopark/sched");
    }
    Answer russian = client.get(old, HttpHeaders.ACCEPT_LANGUAGE, "ru");
    assertThat(russian.at("/detail").asString()).contains("из скрипта", "скачать");
    assertThat(russian.at("/errors/0/message").asString()).contains("на Go");
  }

  @Test
  void nothingIsDoneInItAndNothingIsMadeOfIt() {
    Own own = played();
    String old = ofAScript(own, "Script2");
    long entries = journal.lastSeq("Script2");
    for (String call : List.of("/commands", "/branches/0", "/fork")) {
      client
          .post(old + call, "{\"do\":\"step\"}", HttpHeaders.AUTHORIZATION, key(own))
          .isProblem(409, "session-unreadable");
    }
    assertThat(journal.lastSeq("Script2")).isEqualTo(entries);
  }

  @Test
  void whatIsStoredOfItIsDownloadedWithEveryCommandOfItsBranch() {
    Own own = played();
    Answer whole = own.get("/scenario").is(200);
    Answer old = client.get(ofAScript(own, "Script3") + "/scenario").is(200);
    assertThat(old.at("/program/script").asString()).isEqualTo(SCRIPT);
    assertThat(old.at("/commands")).isEqualTo(whole.at("/commands")).hasSize(2);
    assertThat(old.at("/seed")).isEqualTo(whole.at("/seed"));
    assertThat(old.at("/view/step")).isEqualTo(whole.at("/view/step"));
    assertThat(old.at("/view/breakpoints")).isEqualTo(whole.at("/view/breakpoints")).hasSize(1);
    Answer again = client.post(Client.SESSIONS, "{\"scenario\":" + old.body() + "}");
    again.isProblem(400, "bad-input");
    assertThat(again.at("/errors/0/path").asString()).isEqualTo("scenario.program.script");
    assertThat(again.at("/errors/0/code").asString()).isEqualTo("script-gone");
    assertThat(again.at("/errors").size()).isEqualTo(1);
  }

  @Test
  void itIsEndedByWhoHasItsKeyAndByNobodyElse() {
    Own own = played();
    String old = ofAScript(own, "Script4");
    client.delete(old).isProblem(401, "edit-key-missing");
    client
        .delete(old, HttpHeaders.AUTHORIZATION, key(client.create("{}")))
        .isProblem(403, "edit-key-wrong");
    client.get(old + "/scenario").is(200);
    client.delete(old, HttpHeaders.AUTHORIZATION, key(own)).is(204);
    client.get(old).isProblem(404, "session-not-found");
    client.get(old + "/scenario").isProblem(404, "session-not-found");
    client.delete(old, HttpHeaders.AUTHORIZATION, key(own)).isProblem(404, "session-not-found");
  }

  @Test
  void aSessionWhoseProgramIsGoNoMoreIsKeptLikewise() {
    Own own = played();
    String old = stored(own, "Elder4", Map.of("source", "package main\nfunc main() { x }\n"));
    Answer refused = client.get(old);
    refused.isProblem(409, "session-unreadable");
    assertThat(refused.at("/why").asString()).isEqualTo("document");
    assertThat(refused.at("/detail").asString()).contains("Another version of GoPark");
    assertThat(refused.at("/errors/0/message").asString()).isEqualTo("2:15: undefined: x");
    assertThat(client.get(old + "/scenario").is(200).at("/program/source").asString())
        .contains("func main() { x }");
    client.delete(old, HttpHeaders.AUTHORIZATION, key(own)).is(204);
  }
}
