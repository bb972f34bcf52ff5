package gopark.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;

/** What no browser sends, and strangers do. */
@ServerTest
class RawRequestsTest {

  @LocalServerPort private int port;

  @Test
  void aHugeHeaderIsRefusedWithoutAWordAboutTheServer() throws Exception {
    HttpResponse<String> answer = answerTo(request("/").header("X-Big", "a".repeat(40_000)));
    assertThat(answer.statusCode()).isEqualTo(431);
    assertThat(answer.body()).isEmpty();
    assertThat(answer.headers().map()).doesNotContainKeys("server", "x-powered-by");
  }

  @Test
  void aHugeAddressIsRefusedWithoutAWordAboutTheServer() throws Exception {
    HttpResponse<String> answer = answerTo(request("/" + "a".repeat(40_000)));
    assertThat(answer.statusCode()).isEqualTo(414);
    assertThat(answer.body()).isEmpty();
    assertThat(answer.headers().map()).doesNotContainKeys("server", "x-powered-by");
  }

  @Test
  void garbageIsRefused() throws IOException {
    assertThat(answerTo("\u0001\u0002 / HTTP/9.9\r\n\r\n")).startsWith("HTTP/1.1 400 ");
  }

  @Test
  void anAddressThatIsNoneIsRefused() throws IOException {
    String answer = answerTo("GET /%zz?lang=%% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 400 ");
    assertThat(answer).doesNotContainIgnoringCase("netty", "exception", "java");
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
  }

  private static HttpResponse<String> answerTo(HttpRequest.Builder request) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  private String answerTo(String request) throws IOException {
    try (Socket socket = new Socket("localhost", port)) {
      socket.setSoTimeout((int) Duration.ofMinutes(1).toMillis());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
