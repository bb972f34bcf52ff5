package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.LongestWait;
import gopark.web.ServerTest;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Streams as a client sees them, over HTTP. */
@ServerTest
class StreamTest {

  private final MeterRegistry meters;
  private Visitor visitor;

  @LocalServerPort private int port;

  @Autowired
  StreamTest(MeterRegistry meters) {
    this.meters = meters;
  }

  @BeforeEach
  void come() throws Exception {
    visitor = new Visitor(port);
    visitor.create();
  }

  private static Map<String, Object> play(int eventsPerSecond) {
    return Map.of("do", "play", "pace", Map.of("eventsPerSecond", eventsPerSecond));
  }

  private static final Map<String, Object> SPAWN =
      Map.of("do", "go", "by", 1, "count", 4, "behaviour", Map.of("kind", "forever"));

  private static final Map<String, Object> PAUSE = Map.of("do", "pause");

  @Test
  void theAnswerSaysWhatItIsAndIsNeitherKeptNorCollected() throws Exception {
    try (Stream stream = visitor.stream()) {
      stream.until(picture -> picture.kinds().contains("snapshot"));
      assertThat(stream.head()).startsWith("HTTP/1.1 200 OK");
      assertThat(stream.header("content-type")).startsWith("text/event-stream");
      assertThat(stream.header("cache-control")).isEqualTo("no-store");
      assertThat(stream.header("x-accel-buffering")).isEqualTo("no");
      assertThat(stream.header("content-encoding")).isEmpty();
      assertThat(stream.header("vary")).containsIgnoringCase("accept-encoding");
      assertThat(stream.text()).startsWith("retry: 1000\n\n");
    }
  }

  @Test
  void whoTakesGzipIsToldTheSameInFewerBytesAndEachMessageAtOnce() throws Exception {
    try (Stream plain = visitor.stream();
        Stream small = visitor.stream("Accept-Encoding: br, gzip")) {
      assertThat(small.header("content-encoding")).isEqualTo("gzip");
      visitor.command(SPAWN, play(200));
      small.until(picture -> picture.messages().size() > 15);
      long seq = visitor.command(PAUSE);
      plain.until(picture -> picture.state().containsKey("seq") && seq(picture) == seq);
      small.until(picture -> picture.state().containsKey("seq") && seq(picture) == seq);
      assertThat(small.picture().state()).isEqualTo(plain.picture().state());
      visitor.delete();
      small.untilItEnds();
      plain.untilItEnds();
      assertThat(small.body().length).isLessThan(plain.body().length / 2);
      try (GZIPInputStream whole = new GZIPInputStream(new ByteArrayInputStream(small.body()))) {
        assertThat(new String(whole.readAllBytes(), StandardCharsets.UTF_8))
            .as("with the checksum of all of it")
            .isEqualTo(small.text())
            .contains("event: end");
      }
    }
  }

  @Test
  void whoSaysThatGzipIsNotWelcomeGetsNone() throws Exception {
    try (Stream stream = visitor.stream("Accept-Encoding: *, gzip;q=0")) {
      stream.until(picture -> picture.kinds().contains("snapshot"));
      assertThat(stream.header("content-encoding")).isEmpty();
    }
  }

  @Test
  void aSandboxedFrameOfAnySiteMayWatch() throws Exception {
    try (Stream stream = visitor.stream("Origin: null")) {
      assertThat(stream.header("access-control-allow-origin")).isEqualTo("*");
      assertThat(stream.header("access-control-allow-credentials")).isEmpty();
      assertThat(stream.header("set-cookie")).isEmpty();
    }
  }

  @Test
  void whatIsStreamedIsWhatASnapshotShows() throws Exception {
    try (Stream stream = visitor.stream();
        Stream other = visitor.stream()) {
      visitor.command(SPAWN, play(200));
      stream.until(picture -> picture.messages().size() > 15);
      long seq = visitor.command(PAUSE);
      for (Stream one : List.of(stream, other)) {
        one.until(picture -> picture.state().containsKey("seq") && seq(picture) == seq);
        assertThat(one.picture().state()).isEqualTo(visitor.snapshot());
      }
    }
  }

  private static long seq(Picture picture) {
    return picture.state().containsKey("seq") ? picture.number("seq") : 0;
  }

  @Test
  void aHeadOfAStreamEndsAtOnce() throws Exception {
    HttpResponse<String> answer = visitor.head();
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("content-type")).contains("text/event-stream");
  }

  @Test
  void aSessionThatIsNotThereIsAProblemAndNotAStream() throws Exception {
    for (String id : List.of("nobody", "%00", "..%2f..", "a".repeat(200))) {
      HttpResponse<String> answer = visitor.get("/api/sessions/" + id + "/stream");
      assertThat(answer.statusCode()).as(id).isIn(400, 404);
      assertThat(answer.headers().firstValue("content-type"))
          .as(id)
          .hasValueSatisfying(type -> assertThat(type).startsWith("application/problem+json"));
    }
  }

  @Test
  void whoComesBackGoesOnByHeaderOrByAddress() throws Exception {
    String last;
    try (Stream stream = visitor.stream()) {
      visitor.command(SPAWN);
      stream.until(picture -> picture.kinds().contains("delta"));
      last = String.valueOf(stream.picture().messages().getLast().id());
    }
    visitor.command(Map.of("do", "step", "unit", "event", "count", 3));
    try (Stream byHeader = visitor.stream("Last-Event-ID: " + last);
        Stream byAddress = visitor.streamAfter(last)) {
      byHeader.until(picture -> !picture.messages().isEmpty());
      byAddress.until(picture -> !picture.messages().isEmpty());
      assertThat(byHeader.picture().kinds()).containsOnly("delta");
      assertThat(byAddress.picture().kinds()).containsOnly("delta");
    }
  }

  @Test
  void theEndOfTheSessionIsTheEndOfItsStreams() throws Exception {
    try (Stream stream = visitor.stream()) {
      stream.until(picture -> picture.kinds().contains("snapshot"));
      visitor.delete();
      stream.untilItEnds();
      assertThat(stream.picture().kinds()).containsExactly("snapshot", "end");
    }
  }

  @Test
  void aViewerThatGoesAwayIsForgotten() throws Exception {
    double before = viewers();
    try (Stream stream = visitor.stream()) {
      stream.until(picture -> picture.kinds().contains("snapshot"));
      assertThat(viewers()).isEqualTo(before + 1);
    }
    LongestWait.until(() -> viewers() == before && places() == before);
  }

  private double viewers() {
    return meters.get("gopark.stream.viewers").gauge().value();
  }

  private double places() {
    return meters.get("gopark.streams").gauge().value();
  }

  @Test
  void aClientOfHttp10GetsNoChunks() throws IOException {
    try (Stream stream = visitor.oldStream()) {
      stream.until(picture -> picture.kinds().contains("snapshot"));
      assertThat(stream.header("transfer-encoding")).isEmpty();
    }
  }

  @Test
  void manyWhoTakeNothingCostTheOthersNothing() throws Exception {
    List<Stream> stalled = visitor.stalledStreams(50);
    try (Stream stream = visitor.stream()) {
      visitor.command(SPAWN, play(2_000));
      int before = stream.picture().messages().size();
      stream.until(picture -> picture.messages().size() >= before + 60);
      long seq = visitor.command(PAUSE);
      stream.until(picture -> seq(picture) == seq);
      assertThat(stream.picture().state()).isEqualTo(visitor.snapshot());
      for (Stream one : stalled) {
        one.until(picture -> seq(picture) == seq);
        assertThat(one.picture().state()).isEqualTo(stream.picture().state());
      }
    } finally {
      stalled.forEach(Stream::close);
    }
  }
}
