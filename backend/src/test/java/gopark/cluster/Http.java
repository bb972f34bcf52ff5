package gopark.cluster;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks one address, as a program would that tries nothing twice. */
final class Http implements AutoCloseable {

  private static final JsonMapper JSON = new JsonMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(2))
          .build();
  private final String address;

  /** Asks the server at that host, at the port that all have here. */
  Http(String host) {
    address = "http://%s:8080".formatted(host);
  }

  /** A status; 0 where no answer came. */
  record Answer(int status, String body) {
    static final Answer NONE = new Answer(0, "");

    JsonNode json() {
      return Http.json(body);
    }
  }

  static JsonNode json(String text) {
    return JSON.readTree(text);
  }

  Answer get(String path) {
    return ask("GET", path, "", null);
  }

  Answer post(String path, String body, @Nullable String key) {
    return ask("POST", path, body, key);
  }

  private Answer ask(String method, String path, String body, @Nullable String key) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (key != null) {
      request.header("Authorization", "Bearer " + key);
    }
    try {
      var response = client.send(request.build(), BodyHandlers.ofString());
      return new Answer(response.statusCode(), response.body());
    } catch (IOException noAnswer) {
      return Answer.NONE;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Answer.NONE;
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
