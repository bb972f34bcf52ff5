package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A session that another engine made is watched and copied, and says why it is not commanded. */
@ApiTest
class ReadOnlySessionsTest {

  private static final String OLD = "/api/sessions/";

  private final Client client;
  private final Journal journal;

  @Autowired
  ReadOnlySessionsTest(WebTestClient web, Journal journal) {
    client = new Client(web);
    this.journal = journal;
  }

  /** The same session as another engine would have stored it. */
  private String ofAnotherEngine(Own own, String name) {
    String id = own.id;
    for (Entry entry : journal.read(id, 0, 1_000)) {
      Map<String, Object> fields = new LinkedHashMap<>(entry.fields());
      fields.put("engine", "none");
      journal.append(name, entry.seq() - 1, fields);
    }
    return OLD + name;
  }

  private Own played() {
    Own own = client.create("{\"seed\": 5}");
    own.does(
        "{\"do\":\"go\",\"behaviour\":{\"kind\":\"cpu\",\"ns\":90000},\"count\":4}",
        "{\"do\":\"step\",\"count\":30}");
    return own;
  }

  @Test
  void aSessionOfAnotherEngineIsShownWithItsTrouble() {
    Own own = played();
    String old = ofAnotherEngine(own, "Elder1");
    Answer shown = client.get(old).is(200);
    assertThat(shown.at("/trouble/code").asString()).isEqualTo("other-engine");
    assertThat(shown.at("/trouble/step").asLong()).isEqualTo(own.step());
    assertThat(shown.at("/gs")).isEqualTo(own.get("").at("/gs"));
    assertThat(own.get("").at("/trouble").isMissingNode()).isTrue();
  }

  @Test
  void itsCommandsAreRefusedInTheLanguageOfWhoAsks() {
    Own own = played();
    String old = ofAnotherEngine(own, "Elder2");
    String key = "Bearer " + own.key;
    Answer refused =
        client.post(old + "/commands", "{\"do\":\"step\"}", HttpHeaders.AUTHORIZATION, key);
    refused.isProblem(409, "session-read-only");
    assertThat(refused.at("/detail").asString()).contains("Another version", "" + own.step());
    Answer russian =
        client.post(
            old + "/branches/0",
            "",
            HttpHeaders.AUTHORIZATION,
            key,
            HttpHeaders.ACCEPT_LANGUAGE,
            "ru");
    russian.isProblem(409, "session-read-only");
    assertThat(russian.at("/detail").asString()).contains("другая версия");
  }

  @Test
  void aCopyOfItGoesOn() {
    Own own = played();
    String old = ofAnotherEngine(own, "Elder3");
    Own copy = client.own(client.post(old + "/fork", ""));
    assertThat(copy.get("").at("/gs")).isEqualTo(own.get("").at("/gs"));
    assertThat(copy.get("").at("/trouble").isMissingNode()).isTrue();
    copy.does("{\"do\":\"step\",\"count\":3}");
    assertThat(copy.step()).isGreaterThan(own.step());
  }
}
