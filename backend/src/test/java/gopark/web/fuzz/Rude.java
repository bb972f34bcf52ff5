package gopark.web.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Connections that break off, that lie about what they send, and that do not speak HTTP. */
final class Rude {

  /** A server that waits for the rest of what was announced does nothing wrong. */
  private static final int A_MOMENT_MS = 250;

  private static final int ENOUGH = 300;

  private static final List<String> SEEN =
      List.of(
          "",
          "0",
          "0-0-0",
          "1-1-1",
          "-1",
          "x",
          "9".repeat(400),
          "1.1",
          "1:2:3",
          "\u00ff",
          "1-",
          "9223372036854775807-9223372036854775807",
          "\"",
          "a b c",
          "0-9223372036854775808");

  private static final List<String> FIELDS =
      List.of(
          "Content-Length: 1000000000\r\n",
          "Content-Length: -1\r\n",
          "Content-Length: x\r\n",
          "Content-Length: 2\r\nContent-Length: 3\r\n",
          "Transfer-Encoding: chunked\r\n",
          "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n",
          "Transfer-Encoding: gzip\r\n",
          "Content-Length: 1\r\n",
          "no colon\r\n",
          ": no name\r\n",
          "A\u0000b: c\r\n",
          " folded\r\n",
          "Expect: 100-continue\r\n",
          "Expect: tea\r\n",
          "Upgrade: h2c\r\nConnection: Upgrade\r\n",
          "Connection: upgrade\r\nUpgrade: websocket\r\n",
          "Range: bytes=0-\r\n",
          "Host: a\r\n");

  private final int port;
  private final RandomRequests random;
  private final ReplyCounts tally;

  Rude(int port, RandomRequests random, ReplyCounts tally) {
    this.port = port;
    this.random = random;
    this.tally = tally;
  }

  void beRudeTo(Own own) throws IOException {
    if (random.random().below(2) == 0) {
      stream(own);
    } else {
      disturb(own);
    }
  }

  /** Watches for a moment, wherever it says it has been. */
  private void stream(Own own) throws IOException {
    String seen = SEEN.get(random.random().below(SEEN.size()));
    boolean inAddress = random.random().below(3) == 0 && seen.matches("[\\w.:-]*");
    String request =
        "GET "
            + own.path()
            + "/stream"
            + (inAddress ? "?lastEventId=" + seen : "")
            + " HTTP/1.1\r\n"
            + (inAddress ? "" : "Last-Event-ID: " + seen + "\r\n")
            + "Host: x\r\n\r\n";
    String answer = exchange(request.getBytes(StandardCharsets.ISO_8859_1), Visitor.PATIENCE_MS);
    boolean isStream = answer.startsWith("HTTP/1.1 200") && answer.contains("text/event-stream");
    boolean isRefused = answer.startsWith("HTTP/1.1 4") && answer.contains("problem+json");
    if (!isStream && !isRefused) {
      tally.fault("No stream", request + "\n-> " + answer);
    }
    tally.wasStreamed();
  }

  private void disturb(Own own) throws IOException {
    byte[] bytes = random.any(own).bytes();
    byte[] sent =
        switch (random.random().below(5)) {
          case 0 -> Arrays.copyOf(bytes, random.random().below(bytes.length + 1));
          case 1 -> flipped(bytes, 120);
          case 2 -> flipped(bytes, bytes.length);
          default -> with(FIELDS.get(random.random().below(FIELDS.size())), bytes);
        };
    String answer = exchange(sent, A_MOMENT_MS);
    // The version is the one that was asked in, even if there is none such.
    if ((!answer.isEmpty() && !answer.startsWith("HTTP/"))
        || answer.matches("(?s)HTTP/[^ ]* 5.*")
        || answer.matches("(?s).*(java\\.|Exception|netty|\\.java:).*")) {
      tally.fault(
          "A rude answer", new String(sent, StandardCharsets.ISO_8859_1) + "\n-> " + answer);
    }
    tally.wasRude();
  }

  private byte[] flipped(byte[] bytes, int first) {
    byte[] copy = bytes.clone();
    for (int i = random.random().below(5); i >= 0; i--) {
      copy[random.random().below(Math.min(first, copy.length))] ^=
          (byte) (1 << random.random().below(8));
    }
    return copy;
  }

  private static byte[] with(String field, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int end = text.indexOf("\r\n") + 2;
    return (text.substring(0, end) + field + text.substring(end))
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The beginning of what comes back. */
  private String exchange(byte[] request, int patienceMs) throws IOException {
    ByteArrayOutputStream got = new ByteArrayOutputStream();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(patienceMs);
      socket.getOutputStream().write(request);
      InputStream in = socket.getInputStream();
      byte[] buffer = new byte[4_096];
      for (int n = in.read(buffer); n > 0 && got.size() + n < ENOUGH; n = in.read(buffer)) {
        got.write(buffer, 0, n);
      }
      got.writeBytes(buffer);
    } catch (SocketTimeoutException | SocketException over) {
      // It waits for more, or has had enough of us.
    }
    return got.toString(StandardCharsets.ISO_8859_1).strip();
  }
}
