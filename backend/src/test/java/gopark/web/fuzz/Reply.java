package gopark.web.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What came back.
 *
 * @param headers by their names in small letters; of several the last
 * @param tookMs since the requests of its batch were sent
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares them.
record Reply(int status, Map<String, String> headers, byte[] body, long tookMs) {

  private static final JsonMapper JSON = new JsonMapper();

  String header(String name) {
    return headers.getOrDefault(name, "");
  }

  String text() {
    return new String(body, StandardCharsets.UTF_8);
  }

  JsonNode json() {
    return JSON.readTree(body);
  }

  boolean isDone() {
    return status >= 200 && status < 300;
  }

  /** What it is counted as: the status, and the code of a problem. */
  String kind() {
    return isProblem() ? status + " " + json().path("code").asString("?") : String.valueOf(status);
  }

  boolean isProblem() {
    return header("content-type").startsWith("application/problem+json") && body.length > 0;
  }
}
