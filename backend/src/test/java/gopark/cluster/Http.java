package gopark.cluster;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Asks one address. Nothing is asked twice by itself; who begins something on a busy server asks
 * {@linkplain #patiently again}, as a person does.
 */
final class Http implements AutoCloseable {

  private static final JsonMapper JSON = new JsonMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final long WHILE_BUSY_NS = PATIENCE.toNanos();

  /** As the server tells those whom it sends away. */
  private static final long AGAIN_NS = Duration.ofSeconds(2).toNanos();

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

    /** The server has done nothing, since others stand in line. */
    boolean isBusy() {
      return status == 503 && json().path("code").asString("").equals("unavailable");
    }
  }

  static JsonNode json(String text) {
    return JSON.readTree(text);
  }

  /** The answer to a question that is asked again while the server says that it is busy. */
  static Answer patiently(Supplier<Answer> question) {
    long endNs = System.nanoTime() + WHILE_BUSY_NS;
    Answer answer = question.get();
    while (answer.isBusy() && System.nanoTime() < endNs) {
      LockSupport.parkNanos(AGAIN_NS);
      answer = question.get();
    }
    return answer;
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
