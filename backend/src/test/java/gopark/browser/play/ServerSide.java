package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the server itself says of a session, to hold the page against. */
final class ServerSide {

  private static final JsonMapper JSON = new JsonMapper();

  private final APIRequestContext requests;
  private final String session;

  ServerSide(APIRequestContext requests, String session) {
    this.requests = requests;
    this.session = session;
  }

  String session() {
    return session;
  }

  /** Where the session is. */
  JsonNode now() {
    return get("");
  }

  JsonNode snapshot(int step) {
    return get("?step=" + step);
  }

  JsonNode scenario() {
    return get("/scenario");
  }

  JsonNode branches() {
    return get("/branches").at("/branches");
  }

  /** All events up to where somebody has come. */
  List<JsonNode> events() {
    var all = new ArrayList<JsonNode>();
    int from = 0;
    while (true) {
      JsonNode page = get("/events?limit=1000&from=" + from);
      all.addAll(page.at("/events").valueStream().toList());
      if (!page.has("next")) {
        return all;
      }
      from = page.at("/next").asInt();
    }
  }

  List<JsonNode> events(String kind) {
    return events().stream().filter(event -> event.at("/kind").asString().equals(kind)).toList();
  }

  /** One word for all that has happened: the same run has the same. */
  String fingerprint() {
    try {
      byte[] all = events().toString().getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(all));
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException(missing);
    }
  }

  /** What the program has printed. */
  String printed() {
    return requests.get("/api/sessions/" + session + "/stdout").text();
  }

  private JsonNode get(String path) {
    APIResponse answer = requests.get("/api/sessions/" + session + path);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return JSON.readTree(answer.text());
  }
}
