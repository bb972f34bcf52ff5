package gopark.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;

/** What no browser sends, and strangers do. */
@ServerTest
class RawRequestsTest {

  @LocalServerPort private int port;

  @Test
  void aHugeHeaderIsRefusedWithoutAWordAboutTheServer() throws IOException {
    String answer =
        answerTo("GET / HTTP/1.1\r\nHost: x\r\nX-Big: " + "a".repeat(40_000) + "\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 431 ");
    assertThat(answer).doesNotContainIgnoringCase("netty", "exception", "java");
  }

  @Test
  void aHugeAddressIsRefusedWithoutAWordAboutTheServer() throws IOException {
    String answer = answerTo("GET /" + "a".repeat(40_000) + " HTTP/1.1\r\nHost: x\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 414 ");
    assertThat(answer).doesNotContainIgnoringCase("netty", "exception", "java");
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

  private String answerTo(String request) throws IOException {
    try (Socket socket = new Socket("localhost", port)) {
      socket.setSoTimeout((int) Duration.ofSeconds(10).toMillis());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
