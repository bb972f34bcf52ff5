package gopark.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Host: a.example\r\nHost: b.example\r\n",
        "Host: a.example\r\nhost: a.example\r\n",
        ""
      })
  void aRequestIsAddressedToOneHost(String hosts) throws IOException {
    String rest = "Content-Length: 2\r\n\r\n{}";
    String answer = answerTo("POST /api/sessions HTTP/1.1\r\n" + hosts + rest);
    assertThat(answer).startsWith("HTTP/1.1 400 ").containsOnlyOnce("HTTP/1.1");
  }

  @Test
  void anOldClientNeedsToNameNoHost() throws IOException {
    assertThat(answerTo("GET / HTTP/1.0\r\n\r\n")).contains(" 200 OK");
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
    return RawRequest.answer(port, request);
  }
}
