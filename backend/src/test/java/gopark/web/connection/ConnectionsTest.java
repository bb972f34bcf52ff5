package gopark.web.connection;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.LongestWait;
import gopark.web.ServerTest;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Slow clients, over real connections. */
@ServerTest
@ExtendWith(OutputCaptureExtension.class)
@Isolated("reads the log, which others write too, and which is still while a server beside begins")
@TestPropertySource(
    properties = {
      "gopark.limits.connections.per-address=20",
      "gopark.limits.connections.header=1s",
      "gopark.limits.connections.body=2s",
      "gopark.limits.connections.idle=3s",
      "gopark.stream.heartbeat=500ms"
    })
class ConnectionsTest {

  private static final String BODY =
      "POST /api/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
          + "Content-Length: 100\r\n\r\n{";

  @LocalServerPort private int port;
  @Autowired private WebTestClient client;
  @Autowired private MeterRegistry meters;

  private Socket connect(String from) throws IOException {
    Socket socket = new Socket();
    socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
    socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port));
    socket.setSoTimeout(LongestWait.millis());
    return socket;
  }

  /** Everything that comes until the server closes the connection. */
  private static String rest(Socket socket) throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  private double overdue(String part) {
    return meters.counter("gopark.connections.overdue", "part", part).count();
  }

  @Test
  void aRequestThatNeverGetsWholeIsToldSo(CapturedOutput output) throws IOException {
    try (Socket head = connect("127.0.0.3");
        Socket body = connect("127.0.0.3");
        Socket silent = connect("127.0.0.3")) {
      send(head, "GET / HTTP/1.1\r\nHost:");
      send(body, BODY);
      assertThat(rest(head)).startsWith("HTTP/1.1 408 ");
      assertThat(rest(silent)).isEmpty();
      assertThat(rest(body)).startsWith("HTTP/1.1 408 ");
    }
    assertThat(overdue("header")).isPositive();
    assertThat(overdue("body")).isPositive();
    assertThat(output).doesNotContain("ERROR", "Exception");
  }

  @Test
  void aConnectionThatIsNotUsedAnyMoreIsClosed() throws IOException {
    try (Socket socket = connect("127.0.0.4")) {
      long began = System.nanoTime();
      send(socket, "GET /favicon.svg HTTP/1.1\r\nHost: x\r\n\r\n");
      assertThat(rest(socket)).startsWith("HTTP/1.1 200 ").doesNotContain("408");
      assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThan(Duration.ofSeconds(2));
    }
  }

  @Test
  void aStreamOutlivesAllTimeOuts() throws IOException {
    String made =
        client
            .post()
            .uri("/api/sessions")
            .exchange()
            .expectBody(String.class)
            .returnResult()
            .getResponseBody();
    String id = String.valueOf(made).replaceFirst("(?s).*?\"id\":\"(\\w+)\".*", "$1");
    try (Socket socket = connect("127.0.0.5")) {
      send(socket, "GET /api/sessions/" + id + "/stream HTTP/1.1\r\nHost: x\r\n\r\n");
      BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      assertThat(lines.readLine()).contains("200");
      long heartbeats = 0;
      while (heartbeats < 10) {
        String line = lines.readLine();
        assertThat(line).as("after %d heartbeats", heartbeats).isNotNull();
        heartbeats += ":".equals(line) ? 1 : 0;
      }
    }
  }

  @Test
  void ofTooManyConnectionsTheLastAreRefusedAndOthersAreServed() throws IOException {
    String ask = "GET /favicon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    List<Socket> held = new ArrayList<>();
    try {
      for (int i = 0; i < 20; i++) {
        held.add(connect("127.0.0.6"));
      }
      assertThat(isRefused("127.0.0.6", ask)).isTrue();
      assertThat(isRefused("127.0.0.7", ask)).isFalse();
      held.removeLast().close();
      LongestWait wait = new LongestWait();
      while (isRefused("127.0.0.6", ask)) {
        assertThat(wait.isOver()).as("no place is free again").isFalse();
      }
    } finally {
      for (Socket socket : held) {
        socket.close();
      }
    }
    assertThat(meters.counter("gopark.refusals", "code", "too-many-connections").count())
        .isPositive();
  }

  private boolean isRefused(String from, String request) throws IOException {
    try (Socket socket = connect(from)) {
      send(socket, request);
      return !rest(socket).startsWith("HTTP/1.1 200 ");
    } catch (SocketException reset) {
      return true;
    }
  }
}
