package gopark.web.stream;

import gopark.web.connection.Unsent;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPromise;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.epoll.EpollChannelOption;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.HttpServerCodec;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import reactor.netty.NettyPipeline;

/**
 * The way of messages to one viewer. It begins behind the codec of HTTP/1.1, which has nothing to
 * add to a frame that is a chunk already: a message costs a viewer one system call and no memory.
 */
final class Wire {

  /**
   * What Netty keeps for a viewer beyond one message. A connection that has anything left to write
   * is soon not writable, and is again only when all of it is gone.
   */
  private static final WriteBufferWaterMark BUFFER = new WriteBufferWaterMark(1, 8 * 1024);

  private final Channel channel;
  private final @Nullable ChannelHandlerContext codec;
  private final boolean isChunked;
  private final @Nullable Gzip gzip;
  private long written;

  /**
   * Leads to a viewer whose answer has a head.
   *
   * @param isChunked whether the head says so
   * @param isCompressed whether it says so, with gzip
   */
  Wire(Channel channel, boolean isChunked, boolean isCompressed) {
    this.channel = channel;
    this.isChunked = isChunked;
    gzip = isCompressed ? new Gzip() : null;
    ChannelHandlerContext context = channel.pipeline().context(NettyPipeline.HttpCodec);
    codec = context != null && context.handler() instanceof HttpServerCodec ? context : null;
  }

  /** Bounds what waits for this viewer, here and in the system. */
  void limit(long unsentBytes, Duration patience) {
    channel.config().setWriteBufferWaterMark(BUFFER);
    if (channel instanceof EpollSocketChannel) {
      // Old messages in the system's buffer cannot be merged any more, and cost memory there.
      channel.config().setOption(EpollChannelOption.TCP_NOTSENT_LOWAT, unsentBytes);
      // The timeout finds a viewer that vanished without a word.
      channel
          .config()
          .setOption(EpollChannelOption.TCP_USER_TIMEOUT, Math.toIntExact(patience.toMillis()));
    }
  }

  boolean isReady() {
    return channel.isWritable();
  }

  boolean isCompressed() {
    return gzip != null;
  }

  /** Comes before the first message. */
  void begin() {
    if (gzip != null) {
      writeOnce(Gzip.begin(channel.alloc()));
    }
  }

  void write(Frame frame) {
    ChannelFuture _ = write(next(frame), false);
  }

  /** Writes a message of which somebody wants to know when the system has the last byte. */
  Sending send(Frame frame) {
    HttpChunk chunk = next(frame);
    return new Sending(chunk, write(chunk, chunk.length() > FrameMemory.SMALL));
  }

  /**
   * A message on its way.
   *
   * @param chunk what lies in memory until then
   * @param end when the system has all of it, or the connection is gone; is not told of short ones
   */
  record Sending(HttpChunk chunk, ChannelFuture end) {
    boolean isLarge() {
      return chunk.length() > FrameMemory.SMALL;
    }
  }

  private HttpChunk next(Frame frame) {
    if (gzip == null) {
      return frame.plain();
    }
    Deflated message = frame.deflated();
    gzip.add(message);
    return message.chunk();
  }

  /** Comes after the last message. */
  void end() {
    if (gzip != null) {
      writeOnce(gzip.end(channel.alloc()));
    }
  }

  private void writeOnce(HttpChunk chunk) {
    ChannelFuture _ = write(chunk, false);
    chunk.release();
  }

  /** Without its end being told, a message makes no promise, as there are very many. */
  private ChannelFuture write(HttpChunk chunk, boolean tellsEnd) {
    written += chunk.length();
    ChannelPromise promise = tellsEnd ? channel.newPromise() : channel.voidPromise();
    return codec == null
        ? channel.write(new DefaultHttpContent(chunk.duplicate(false)), promise)
        : codec.write(chunk.duplicate(isChunked), promise);
  }

  void flush() {
    if (codec == null) {
      channel.flush();
    } else {
      codec.flush();
    }
  }

  /** Bytes that have been written and that the system has not taken. */
  long pending() {
    return Unsent.bytes(channel);
  }

  /** Grows with every byte that the system takes, and not otherwise. */
  long taken() {
    return written - pending();
  }

  /** Gives up what is not yet sent, here and in the system. */
  void cut() {
    channel.config().setOption(ChannelOption.SO_LINGER, 0);
    ChannelFuture _ = channel.close();
  }
}
