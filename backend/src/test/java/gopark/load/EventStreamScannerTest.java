package gopark.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class EventStreamScannerTest {
  private static final String ANSWER =
      """
      HTTP/1.1 200 OK\r
      transfer-encoding: chunked\r
      \r
      """
          + chunk("id: e-1\nevent: delta\ndata: {\"seq\":1,\"atMs\":1000,\"patch\":{}}\n\n")
          + chunk(":\n\n")
          + chunk("id: e-2\ndata: {\"at\":\"\"atMs\":1")
          + chunk("005}\n\nid: e-3\ndata: {\"atMs\":900}\n\n");

  private final ReceivedCounts tally = new ReceivedCounts();

  @Test
  void messagesAreFoundWhereverTheirBytesAreCut() {
    byte[] bytes = ANSWER.getBytes(StandardCharsets.US_ASCII);
    for (int first = 1; first < bytes.length; first++) {
      ReceivedCounts cut = new ReceivedCounts();
      EventStreamScanner scanner = new EventStreamScanner();
      for (int from = 0; from < bytes.length; from += first) {
        byte[] piece = Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + first));
        scanner.take(piece, piece.length, 1_010, cut);
      }
      assertThat(cut.messages).as("pieces of %d", first).isEqualTo(3);
      assertThat(cut.frames).as("pieces of %d", first).isEqualTo(4);
      assertThat(cut.bytes).isEqualTo(bytes.length);
      assertThat(cut.latencyMs(0.3)).isEqualTo(5);
      assertThat(cut.latencyMs(0.5)).isEqualTo(10);
      assertThat(cut.latencyMs(1)).isEqualTo(110);
    }
  }

  @Test
  void theStatusIsKnownOnceTheHeadIsThere() {
    EventStreamScanner scanner = new EventStreamScanner();
    take(scanner, "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\n");
    assertThat(scanner.status()).isZero();
    take(scanner, "\r\n");
    assertThat(scanner.status()).isEqualTo(429);
  }

  @Test
  void theLastChunkIsTheEnd() {
    EventStreamScanner scanner = new EventStreamScanner();
    take(scanner, ANSWER);
    assertThat(scanner.isOver()).isFalse();
    take(scanner, "0\r\n\r\n");
    assertThat(scanner.isOver()).isTrue();
  }

  @Test
  void aTallyCanBeReadAsItWasWritten() {
    take(new EventStreamScanner(), ANSWER);
    tally.seconds = 2;
    ReceivedCounts read = ReceivedCounts.read(tally.text());
    assertThat(read.text()).isEqualTo(tally.text());
    assertThat(read.messagesPerSecond()).isEqualTo(1.5);
  }

  private void take(EventStreamScanner scanner, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    scanner.take(bytes, bytes.length, 1_010, tally);
  }

  private static String chunk(String text) {
    return Integer.toHexString(text.length()) + "\r\n" + text + "\r\n";
  }
}
