package gopark.web.connection;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reactor.netty.NettyPipeline;

/**
 * The time that a client takes on one connection. Only time in which the server waits for the
 * client counts: never while an answer is worked out, nor while the server does not read.
 *
 * <p>Reactor Netty has time-outs too. Its one for idle connections is the only one that sees the
 * head of a request; the one for bodies runs on while nobody reads them; and each makes a timer and
 * a handler for every request.
 */
final class ClientTime {

  /** What the client took too long for. */
  enum Part {
    HEADER,
    BODY,
    IDLE,
    ANSWER
  }

  /** The bytes of an answer that a client takes in a second at least, on the average. */
  private static final long LEAST_A_SECOND = 8 * 1024;

  private static final byte[] TIMED_OUT =
      "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
          .getBytes(StandardCharsets.US_ASCII);

  private final Channel channel;
  private final ConnectionTimes times;
  private final Consumer<Part> overdue;

  /** IDLE before the first byte of a request, HEADER and BODY while these arrive. */
  private Part part = Part.IDLE;

  private int unanswered;
  private boolean hasAsked;
  private boolean isReading;
  private boolean isAnswerBegun;
  private boolean isStream;
  private boolean isEnding;
  private long waited;
  private long stalled;
  private long taken;
  private long slow;
  private long takenBefore;
  private int place;
  private final Pieces pieces = new Pieces();

  private ClientTime(Channel channel, ConnectionTimes times, Consumer<Part> overdue) {
    this.channel = channel;
    this.times = times;
    this.overdue = overdue;
  }

  /**
   * Watches a connection, on its event loop, until it is closed.
   *
   * @param overdue is told what the client took too long for
   */
  static void watch(
      Channel channel, LoopClock clock, ConnectionTimes times, Consumer<Part> overdue) {
    ClientTime time = new ClientTime(channel, times, overdue);
    ChannelPipeline pipeline = channel.pipeline();
    pipeline.addFirst(time.pieces, time.new Bytes());
    pipeline.addAfter(NettyPipeline.HttpCodec, null, time.new Messages());
    time.startAnew();
    clock.add(time);
    channel.closeFuture().addListener(closed -> clock.remove(time));
  }

  int place() {
    return place;
  }

  void standAt(int newPlace) {
    place = newPlace;
  }

  private void startAnew() {
    // What has passed of the tick that runs counts as nothing: nobody is cut off too early.
    waited = -LoopClock.TICK_NANOS;
  }

  /** Lets that many nanoseconds pass. */
  void pass(long nanos) {
    if (isEnding) {
      cut();
      return;
    }
    boolean isStalled = isStalled(nanos);
    boolean isSlow = isSlow(nanos);
    if (isStalled || isSlow) {
      overdue.accept(Part.ANSWER);
      cut();
      return;
    }
    if (part == Part.IDLE && isAnswerWaiting()) {
      // A client is not idle while it takes its answer, however slow its line is.
      startAnew();
    } else if (isTheClientsTurn()) {
      waited += nanos;
      if (waited > allowed()) {
        overdue.accept(part);
        end();
      }
    }
  }

  private boolean isTheClientsTurn() {
    return unanswered == 0 || (unanswered == 1 && part == Part.BODY && isReading);
  }

  private long allowed() {
    return switch (part) {
      case HEADER -> times.header();
      case BODY -> times.body();
      case IDLE, ANSWER -> hasAsked ? times.idle() : times.header();
    };
  }

  private boolean isAnswerWaiting() {
    return !isStream && pieces.unsent(channel) > 0;
  }

  /** Whether an answer waits here and the system has taken none of it for too long. */
  private boolean isStalled(long nanos) {
    long takenNow = pieces.taken(channel);
    boolean isSame = takenNow == taken;
    taken = takenNow;
    stalled = isSame && isAnswerWaiting() ? stalled + nanos : 0;
    return stalled > times.stalled();
  }

  /**
   * Whether one has waited for so long, and the system has taken less than the least of it: who
   * takes a little now and then would hold a large answer for ever.
   */
  private boolean isSlow(long nanos) {
    if (!isAnswerWaiting()) {
      slow = 0;
      takenBefore = taken;
      return false;
    }
    slow += nanos;
    if (slow <= times.stalled()) {
      return false;
    }
    long least = LEAST_A_SECOND * TimeUnit.NANOSECONDS.toSeconds(slow);
    boolean isTooLittle = taken - takenBefore < least;
    slow = 0;
    takenBefore = taken;
    return isTooLittle;
  }

  private static boolean isStream(@Nullable String contentType) {
    return contentType != null
        && contentType.startsWith(HttpHeaderValues.TEXT_EVENT_STREAM.toString());
  }

  /** Says that it took too long, if a request has begun and no answer has; else just closes. */
  private void end() {
    isEnding = true;
    boolean isAsking =
        (part == Part.HEADER && unanswered == 0)
            || (part == Part.BODY && unanswered == 1 && !isAnswerBegun);
    ChannelHandlerContext bytes = channel.pipeline().context(Bytes.class);
    if (!isAsking || bytes == null) {
      ChannelFuture _ = channel.close();
      return;
    }
    ChannelFuture _ =
        bytes
            .writeAndFlush(Unpooled.wrappedBuffer(TIMED_OUT))
            .addListener(ChannelFutureListener.CLOSE);
  }

  /** Gives up what is not yet sent, here and in the system. */
  private void cut() {
    channel.config().setOption(ChannelOption.SO_LINGER, 0);
    ChannelFuture _ = channel.close();
  }

  /** Sees the bytes that come, and when the server is ready for them. */
  private final class Bytes extends ChannelDuplexHandler {

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
      if (part == Part.IDLE) {
        part = Part.HEADER;
        if (hasAsked) {
          startAnew();
        }
      }
      super.channelRead(context, message);
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) throws Exception {
      isReading = false;
      super.channelReadComplete(context);
    }

    @Override
    public void read(ChannelHandlerContext context) throws Exception {
      isReading = true;
      super.read(context);
    }
  }

  /** Sees requests and answers begin and end. */
  private final class Messages extends ChannelDuplexHandler {

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
      if (message instanceof HttpRequest) {
        part = Part.BODY;
        hasAsked = true;
        unanswered++;
        startAnew();
      }
      if (message instanceof LastHttpContent) {
        part = Part.IDLE;
      }
      super.channelRead(context, message);
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise)
        throws Exception {
      boolean isInformation = false;
      if (message instanceof HttpResponse response) {
        isInformation = response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
        isAnswerBegun = !isInformation;
        isStream = isStream(response.headers().get(HttpHeaderNames.CONTENT_TYPE));
      }
      if (message instanceof LastHttpContent && !isInformation) {
        unanswered = Math.max(0, unanswered - 1);
        isAnswerBegun = false;
        startAnew();
      }
      super.write(context, message, promise);
    }
  }
}
