package gopark;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks a server as a program would. */
final class Api implements AutoCloseable {

  private static final JsonMapper JSON = new JsonMapper();

  private final URI address;
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  Api(URI address) {
    this.address = address;
  }

  /** A status, and what came with it; with the seconds of Retry-After, 0 if there are none. */
  record Answer(int status, String body, long retryAfter) {
    Answer(int status, String body) {
      this(status, body, 0);
    }

    JsonNode json() {
      return JSON.readTree(body);
    }
  }

  Answer get(String path) throws IOException {
    return ask("GET", path, null, null);
  }

  Answer post(String path, String body, @Nullable String key) throws IOException {
    return ask("POST", path, body, key);
  }

  Answer delete(String path, String key) throws IOException {
    return ask("DELETE", path, null, key);
  }

  private Answer ask(String method, String path, @Nullable String body, @Nullable String key)
      throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address.resolve(path))
            .timeout(LongestWait.TIME)
            .header("Content-Type", "application/json")
            .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (key != null) {
      request.header("Authorization", "Bearer " + key);
    }
    try {
      var response = client.send(request.build(), BodyHandlers.ofString());
      long retryAfter = response.headers().firstValueAsLong("Retry-After").orElse(0);
      return new Answer(response.statusCode(), response.body(), retryAfter);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
