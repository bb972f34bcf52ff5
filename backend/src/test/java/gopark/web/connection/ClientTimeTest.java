package gopark.web.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.HttpVersion;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import reactor.netty.NettyPipeline;

/** One connection, with a clock that goes when the test says so. */
class ClientTimeTest {

  private static final String HEAD = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n";
  private static final String GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

  /** The server's side, with a system that can refuse bytes. */
  private static final class Connection extends EmbeddedChannel {
    private boolean isStalled;

    /** How many buffers it takes though it is stalled. */
    private int takes;

    @Override
    protected void doWrite(ChannelOutboundBuffer buffer) throws Exception {
      if (!isStalled) {
        super.doWrite(buffer);
        return;
      }
      while (takes > 0 && buffer.current() != null) {
        takes--;
        boolean _ = buffer.remove();
      }
    }
  }

  private final List<ClientTime.Part> overdue = new ArrayList<>();
  private final Connection connection = new Connection();
  private long now;

  ClientTimeTest() {
    connection.freezeTime();
    connection.pipeline().addLast(NettyPipeline.HttpCodec, new HttpServerCodec());
    LoopClock clock = new LoopClock(connection.eventLoop(), () -> now);
    ClientTime.watch(connection, clock, times(10, 30, 75, 60), overdue::add);
  }

  private static ConnectionTimes times(int header, int body, int idle, int stalled) {
    return new ConnectionTimes(
        Duration.ofSeconds(header).toNanos(),
        Duration.ofSeconds(body).toNanos(),
        Duration.ofSeconds(idle).toNanos(),
        Duration.ofSeconds(stalled).toNanos());
  }

  private void pass(double seconds) {
    for (double passed = 0; passed < seconds; passed += 0.25) {
      now += LoopClock.TICK_NANOS;
      connection.advanceTimeBy(LoopClock.TICK_NANOS, TimeUnit.NANOSECONDS);
      connection.runScheduledPendingTasks();
    }
  }

  private void send(String text) {
    connection.writeInbound(Unpooled.copiedBuffer(text, StandardCharsets.US_ASCII));
  }

  private void answer(HttpResponseStatus status) {
    connection.writeOutbound(new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status));
  }

  private String received() {
    StringBuilder text = new StringBuilder();
    for (ByteBuf part = connection.readOutbound(); part != null; part = connection.readOutbound()) {
      text.append(part.toString(StandardCharsets.US_ASCII));
      part.release();
    }
    return text.toString();
  }

  /** It is closed after that time, and not before. */
  private void isClosedAfter(double seconds, ClientTime.Part part) {
    pass(seconds);
    assertThat(connection.isOpen()).as("open after %s seconds", seconds).isTrue();
    pass(1);
    assertThat(connection.isOpen()).as("open a second later").isFalse();
    assertThat(overdue).containsExactly(part);
  }

  @Test
  void whoConnectsAndSaysNothingIsLeftWithoutAWord() {
    isClosedAfter(10, ClientTime.Part.IDLE);
    assertThat(received()).isEmpty();
  }

  @Test
  void aHeadThatDripsHasItsTimeFromTheOpeningOn() {
    for (int i = 0; i < 9; i++) {
      send(HEAD.substring(i, i + 1));
      pass(1);
    }
    isClosedAfter(1, ClientTime.Part.HEADER);
    assertThat(received()).startsWith("HTTP/1.1 408 ").contains("Connection: close");
  }

  @Test
  void theNextHeadHasItsTimeFromItsFirstByteOn() {
    send(GET);
    answer(HttpResponseStatus.OK);
    pass(50);
    send("G");
    pass(5);
    send("E");
    isClosedAfter(5, ClientTime.Part.HEADER);
    assertThat(received()).contains("HTTP/1.1 408 ");
  }

  @Test
  void emptyLinesAreNoRequest() {
    for (int i = 0; i < 10; i++) {
      send("\r\n");
      pass(1);
    }
    isClosedAfter(0, ClientTime.Part.HEADER);
  }

  @Test
  void aBodyThatDripsHasItsTime() {
    send(HEAD + "\r\n");
    for (int i = 0; i < 3; i++) {
      send("x");
      pass(9);
      connection.read();
    }
    isClosedAfter(3, ClientTime.Part.BODY);
    assertThat(received()).startsWith("HTTP/1.1 408 ");
  }

  @Test
  void aBodyThatTheServerDoesNotReadYetTakesNoTime() {
    connection.config().setAutoRead(false);
    send(HEAD + "\r\n");
    pass(300);
    assertThat(connection.isOpen()).isTrue();
    connection.read();
    isClosedAfter(30, ClientTime.Part.BODY);
  }

  @Test
  void aBodyThatIsRefusedMustEndAllTheSame() {
    send(HEAD + "\r\n");
    answer(HttpResponseStatus.UNAUTHORIZED);
    isClosedAfter(30, ClientTime.Part.BODY);
    assertThat(received()).startsWith("HTTP/1.1 401 ").doesNotContain("408");
  }

  @Test
  void whileAnAnswerIsWorkedOutTheClientHasTime() {
    send(GET);
    pass(1_000);
    answer(HttpResponseStatus.OK);
    isClosedAfter(75, ClientTime.Part.IDLE);
    assertThat(received()).doesNotContain("408");
  }

  @Test
  void aRequestThatCameTooEarlyIsWaitedForOnlyAfterTheAnswer() {
    send(GET + GET + "GET");
    answer(HttpResponseStatus.OK);
    send(" ");
    pass(100);
    answer(HttpResponseStatus.OK);
    isClosedAfter(10, ClientTime.Part.HEADER);
  }

  @Test
  void whoMayGoOnSendingHasGotNoAnswerYet() {
    send(HEAD + "Expect: 100-continue\r\n\r\n");
    answer(HttpResponseStatus.CONTINUE);
    send("abcd");
    pass(1_000);
    assertThat(connection.isOpen()).isTrue();
  }

  @Test
  void whoTakesNothingOfAnAnswerIsCutOff() {
    connection.isStalled = true;
    send(GET);
    answer(HttpResponseStatus.OK);
    isClosedAfter(60, ClientTime.Part.ANSWER);
  }

  /** A large answer of which the client takes a piece of 64 KiB after each pause. */
  private void answerLargeTakenEvery(double seconds, int times) {
    connection.isStalled = true;
    send(GET);
    connection.writeOutbound(
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1,
            HttpResponseStatus.OK,
            Unpooled.wrappedBuffer(new byte[8 << 20])));
    for (int i = 0; i < times && connection.isOpen(); i++) {
      pass(seconds);
      connection.takes = 1;
      connection.flush();
    }
  }

  @Test
  void whoTakesALittleOfALargeAnswerNowAndThenIsCutOff() {
    answerLargeTakenEvery(30, 5);
    assertThat(connection.isOpen()).isFalse();
    assertThat(overdue).containsExactly(ClientTime.Part.ANSWER);
  }

  @Test
  void whoTakesALargeAnswerOnASlowLineGetsIt() {
    answerLargeTakenEvery(6, 60);
    assertThat(connection.isOpen()).isTrue();
    assertThat(overdue).isEmpty();
  }

  @Test
  void aStreamIsLeftToItsOwnRules() {
    connection.isStalled = true;
    send(GET);
    var head = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
    head.headers()
        .set(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.TEXT_EVENT_STREAM + ";charset=UTF-8");
    connection.writeOutbound(head);
    pass(1_000);
    assertThat(connection.isOpen()).isTrue();
  }

  @Test
  void whenTheServerStoodStillNobodyWasSlow() {
    send("G");
    now += Duration.ofMinutes(5).toNanos();
    pass(4);
    assertThat(connection.isOpen()).isTrue();
  }
}
