package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.LongestWait;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Somebody with a session and the key to it. */
final class Visitor {

  /**
   * One for all: to close a client waits for as long as it believes that something is under way.
   */
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final int port;
  private String id = "";
  private String key = "";

  Visitor(int port) {
    this.port = port;
  }

  void create() throws Exception {
    Map<String, Object> made = tree(send(request("/api/sessions").POST(json(Map.of()))), 201);
    id = String.valueOf(made.get("id"));
    key = String.valueOf(made.get("editKey"));
  }

  /** Gives the number of the journal's entry. */
  @SafeVarargs
  final long command(Map<String, Object>... commands) throws Exception {
    List<Object> all = new ArrayList<>();
    for (Map<String, Object> command : commands) {
      all.add(command);
    }
    HttpRequest.Builder request = request("/api/sessions/" + id + "/commands").POST(json(all));
    return tree(send(request), 200).get("seq") instanceof Long seq ? seq : -1;
  }

  Map<String, Object> snapshot() throws Exception {
    return tree(get("/api/sessions/" + id), 200);
  }

  void delete() throws Exception {
    assertThat(send(request("/api/sessions/" + id).DELETE()).statusCode()).isLessThan(300);
  }

  HttpResponse<String> get(String path) throws Exception {
    return send(request(path).GET());
  }

  HttpResponse<String> head() throws Exception {
    return send(request("/api/sessions/" + id + "/stream").HEAD());
  }

  Stream stream(String... headers) throws IOException {
    return new Stream(port, requestText("", "HTTP/1.1", headers));
  }

  Stream streamAfter(String lastEventId) throws IOException {
    return new Stream(port, requestText("?lastEventId=" + lastEventId, "HTTP/1.1"));
  }

  Stream oldStream() throws IOException {
    return new Stream(port, requestText("", "HTTP/1.0"));
  }

  List<Stream> stalledStreams(int count) throws IOException {
    List<Stream> streams = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      streams.add(stream());
    }
    return streams;
  }

  /** What asks for a stream, for a socket of another's. */
  String streamRequest() {
    return requestText("", "HTTP/1.1");
  }

  private String requestText(String query, String version, String... headers) {
    List<String> lines = new ArrayList<>();
    lines.add("GET /api/sessions/" + id + "/stream" + query + " " + version);
    lines.add("Host: localhost");
    lines.add("Accept: text/event-stream");
    lines.addAll(List.of(headers));
    return String.join("\r\n", lines) + "\r\n\r\n";
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .timeout(LongestWait.TIME)
        .header("Authorization", "Bearer " + key)
        .header("Content-Type", "application/json");
  }

  private static HttpRequest.BodyPublisher json(Object tree) {
    return HttpRequest.BodyPublishers.ofString(Message.JSON.writeValueAsString(tree));
  }

  private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> tree(HttpResponse<String> answer, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    return Message.JSON.readValue(answer.body(), Map.class);
  }
}
