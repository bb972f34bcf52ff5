package gopark.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks our server as anybody may. */
public final class GoParkClient implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int OK = 200;
  private static final int CREATED = 201;

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final int port;

  public GoParkClient(int port) {
    this.port = port;
  }

  /** A session that may be steered. */
  public record Made(String id, String editKey) {
    String path() {
      return "/api/sessions/" + id;
    }

    String stream() {
      return path() + "/stream";
    }
  }

  public Made create(String body) throws IOException {
    HttpRequest request =
        to("/api/sessions")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    JsonNode made = JSON.readTree(body(request, CREATED));
    return new Made(made.get("id").asString(), made.get("editKey").asString());
  }

  public void command(Made session, String body) throws IOException {
    body(commanding(session, body), OK);
  }

  /** A command that may be refused; gives the status of the answer. */
  int tried(Made session, String body) throws IOException {
    return send(commanding(session, body), BodyHandlers.ofString()).statusCode();
  }

  /** Ends the session for ever. */
  void end(Made session) throws IOException {
    HttpRequest request =
        to(session.path()).header("Authorization", "Bearer " + session.editKey()).DELETE().build();
    send(request, BodyHandlers.ofString());
  }

  private HttpRequest commanding(Made session, String body) {
    return to(session.path() + "/commands")
        .header("Content-Type", "application/json")
        .header("Authorization", "Bearer " + session.editKey())
        .POST(BodyPublishers.ofString(body))
        .build();
  }

  /** The snapshot as text. */
  String snapshot(Made session) throws IOException {
    return body(to(session.path()).GET().build(), OK);
  }

  /**
   * Reads this many consecutive frames of the stream, counting only those with a stamp and after
   * the first.
   */
  List<String> frames(Made session, int wanted) throws IOException {
    HttpRequest request = to(session.stream()).header("Accept", "text/event-stream").GET().build();
    HttpResponse<InputStream> response = send(request, BodyHandlers.ofInputStream());
    List<String> frames = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
      StringBuilder frame = new StringBuilder();
      boolean first = true;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        frame.append(line).append('\n');
        if (line.isEmpty()) {
          if (frame.indexOf("\"atMs\":") >= 0) {
            if (!first) {
              frames.add(frame.toString());
            }
            first = false;
          }
          frame.setLength(0);
          if (frames.size() == wanted) {
            return frames;
          }
        }
      }
    }
    throw new IllegalStateException("The stream ended after " + frames.size() + " frames");
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
  }

  private String body(HttpRequest request, int expected) throws IOException {
    HttpResponse<String> response = send(request, BodyHandlers.ofString());
    if (response.statusCode() != expected) {
      throw new IllegalStateException(
          request.method()
              + " "
              + request.uri()
              + " answered "
              + response.statusCode()
              + ": "
              + response.body());
    }
    return response.body();
  }

  private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler)
      throws IOException {
    try {
      return http.send(request, handler);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
