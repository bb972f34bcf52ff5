package gopark.web.stream;

import gopark.web.ClientAddress;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import java.io.IOException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import reactor.netty.NettyPipeline;

/**
 * Somebody who watches a session over one connection. All it has is the number of what it has seen.
 * Everything happens on its event loop, except what is said to be for any thread.
 */
final class Viewer implements Subscription {

  /** What a viewer has seen who has not seen anything. */
  static final long NOTHING = -1;

  /** How long a connection may take to close. */
  private static final long GOODBYE_SECONDS = 10;

  /** The bytes of a large message that a viewer takes in a second at least, on the average. */
  private static final long LEAST_A_SECOND = 8 * 1024;

  private static final Frame HEARTBEAT = Frame.lasting(":\n\n");

  private final Channel channel;
  private final ClientAddress address;
  private final Wire wire;
  private final Broadcast broadcast;
  private final LoopViewers onLoop;
  private final Subscriber<?> response;

  /**
   * The number that the viewer has seen: read by a turn of the broadcast while the viewer asks, and
   * written only when it does not.
   */
  private long seen;

  private boolean isAsking;
  private boolean isGone;
  private boolean hasEntered;
  private int place;
  private long writtenMs;
  private long taken;
  private long takenMs;

  /** A large message that it has not taken whole; there is one at a time. */
  private FrameMemory.@Nullable Hold hold;

  private long takenBeforeHold;
  private long rateMs;
  private long rateTaken;

  /**
   * @param seen the number of the last message, or {@link #NOTHING}
   * @param response is completed when there will be nothing more
   */
  Viewer(
      Channel channel,
      ClientAddress address,
      Wire wire,
      Broadcast broadcast,
      long seen,
      Subscriber<?> response) {
    this.channel = channel;
    this.address = address;
    this.wire = wire;
    this.broadcast = broadcast;
    this.seen = seen;
    this.response = response;
    onLoop = broadcast.onLoop(channel.eventLoop());
  }

  /** Comes in, when the answer's head has been sent. */
  void start(Frame greeting) {
    if (isGone || !channel.isOpen()) {
      // The viewer has left before the answer's head was sent.
      isGone = true;
      return;
    }
    StreamProperties properties = broadcast.resources().properties();
    wire.limit(properties.unsent().toBytes(), properties.stalled());
    ChannelPipeline pipeline = channel.pipeline();
    if (pipeline.context(NettyPipeline.ReactiveBridge) == null) {
      pipeline.addLast(new Ear());
    } else {
      pipeline.addBefore(NettyPipeline.ReactiveBridge, null, new Ear());
    }
    onLoop.add(this);
    hasEntered = true;
    writtenMs = broadcast.resources().nowMs();
    takenMs = writtenMs;
    broadcast.tellsCompressed(wire.isCompressed() ? 1 : 0);
    wire.begin();
    wire.write(greeting);
    wire.flush();
    ask();
  }

  private void ask() {
    isAsking = true;
    broadcast.ask(this);
  }

  LoopViewers onLoop() {
    return onLoop;
  }

  boolean isCompressed() {
    return wire.isCompressed();
  }

  long seen() {
    return seen;
  }

  int place() {
    return place;
  }

  void standAt(int newPlace) {
    place = newPlace;
  }

  /** Takes the frame that the viewer asked for; null: it has seen the latest. */
  void take(@Nullable Frame frame, long nowMs) {
    isAsking = false;
    if (frame == null) {
      return;
    }
    try {
      if (!isGone) {
        write(frame, nowMs);
      }
    } finally {
      frame.release();
    }
  }

  /** Tells the viewer the latest, if it is ready; else it will ask when it is. */
  void offer(Frame latest, long nowMs) {
    if (isAsking || isGone || seen >= latest.to() || !wire.isReady()) {
      return;
    }
    if (latest.continues(seen)) {
      write(latest, nowMs);
    } else {
      ask();
    }
  }

  private void write(Frame frame, long nowMs) {
    seen = frame.to();
    writtenMs = nowMs;
    takenBeforeHold = wire.taken();
    Wire.Sending sending = wire.send(frame);
    wire.flush();
    broadcast.resources().meters().sent(frame.kind());
    if (sending.isLarge() && !sending.end().isDone()) {
      hold(sending, nowMs);
    }
  }

  private void hold(Wire.Sending sending, long nowMs) {
    rateMs = nowMs;
    rateTaken = wire.taken();
    FrameMemory.Hold begun =
        broadcast
            .resources()
            .unread()
            .hold(address, sending.chunk(), rateTaken - takenBeforeHold, nowMs, this::displace);
    hold = begun;
    sending
        .end()
        .addListener(taken -> {
          begun.close();
          hold = null;
        });
  }

  /** Tells how much it has taken of a large message. */
  private void progress() {
    if (hold != null) {
      hold.took(wire.taken() - takenBeforeHold);
    }
  }

  /** Others need the memory; on any thread. */
  private void displace() {
    broadcast.resources().meters().displaced();
    try {
      channel.eventLoop().execute(wire::cut);
    } catch (RejectedExecutionException ended) {
      // The loop has taken everything with it.
    }
  }

  /** Whether it has held a large message for long and taken less than the least of it. */
  private boolean isSlow(long nowMs, long takenNow) {
    if (hold == null || nowMs - rateMs < broadcast.resources().properties().stalled().toMillis()) {
      return false;
    }
    long least = LEAST_A_SECOND * TimeUnit.MILLISECONDS.toSeconds(nowMs - rateMs);
    boolean isTooLittle = takenNow - rateTaken < least;
    rateMs = nowMs;
    rateTaken = takenNow;
    return isTooLittle;
  }

  /**
   * Says something after a long silence; leaves a viewer that has not taken a byte for long, or too
   * little of a large message.
   */
  void tend(long nowMs) {
    StreamProperties properties = broadcast.resources().properties();
    progress();
    long takenNow = wire.taken();
    if (isSlow(nowMs, takenNow)) {
      broadcast.resources().meters().stalled();
      wire.cut();
      return;
    }
    if (wire.pending() == 0 || takenNow != taken) {
      taken = takenNow;
      takenMs = nowMs;
    } else if (nowMs - takenMs >= properties.stalled().toMillis()) {
      broadcast.resources().meters().stalled();
      wire.cut();
      return;
    }
    if (wire.pending() == 0 && nowMs - writtenMs >= properties.heartbeat().toMillis()) {
      writtenMs = nowMs;
      wire.write(HEARTBEAT);
      wire.flush();
    }
  }

  /** Lets the viewer go, after a last message if there is one. */
  void finish(@Nullable Frame last) {
    if (isGone) {
      return;
    }
    depart();
    if (last != null) {
      wire.write(last);
    }
    wire.end();
    wire.flush();
    response.onComplete();
    Future<?> _ = channel.eventLoop().schedule(wire::cut, GOODBYE_SECONDS, TimeUnit.SECONDS);
  }

  private void depart() {
    if (!isGone) {
      isGone = true;
      if (hasEntered) {
        onLoop.remove(this);
        broadcast.tellsCompressed(wire.isCompressed() ? -1 : 0);
      }
    }
  }

  @Override
  public void request(long count) {
    // What is written depends on the connection alone.
  }

  /** The connection is gone; on any thread. */
  @Override
  public void cancel() {
    if (channel.eventLoop().inEventLoop()) {
      depart();
      return;
    }
    try {
      channel.eventLoop().execute(this::depart);
    } catch (RejectedExecutionException ended) {
      // The loop has taken everything with it.
    }
  }

  /** Hears when the connection can take more. */
  private final class Ear extends ChannelInboundHandlerAdapter {

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) throws Exception {
      progress();
      if (wire.isReady()) {
        Frame latest = broadcast.latest();
        if (latest != null) {
          try {
            offer(latest, broadcast.resources().nowMs());
          } finally {
            latest.release();
          }
        }
      }
      super.channelWritabilityChanged(context);
    }

    /** A viewer that goes away while it is told something is nothing to speak of. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) throws Exception {
      if (cause instanceof IOException) {
        ChannelFuture _ = context.close();
      } else {
        super.exceptionCaught(context, cause);
      }
    }
  }
}
