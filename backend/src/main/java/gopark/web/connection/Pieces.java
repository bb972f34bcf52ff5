package gopark.web.connection;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.ChannelPromise;
import io.netty.util.ReferenceCountUtil;
import java.nio.channels.ClosedChannelException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Hands the bytes of a connection to the system in pieces, as fast as its client takes them. The
 * transport copies what it is given into memory outside the heap: a whole answer for a client that
 * reads nothing would stand there twice.
 *
 * <p>It stands next to the transport. All happens on the event loop.
 */
final class Pieces extends ChannelDuplexHandler {

  static final int BYTES = 64 * 1024;

  /** What waits for the client; the first may have gone in part. */
  private final Deque<Waiting> waiting = new ArrayDeque<>();

  private long waitingBytes;
  private long handed;
  private boolean isDraining;

  private record Waiting(Object message, ChannelPromise promise) {}

  /** How many bytes have not been handed to the system. */
  long waitingBytes() {
    return waitingBytes;
  }

  /** How many bytes the client has not taken. */
  long unsent(Channel channel) {
    ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
    return waitingBytes + (buffer == null ? 0 : buffer.totalPendingWriteBytes());
  }

  /** About how many bytes the client has taken so far. */
  long taken(Channel channel) {
    ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
    return buffer == null
        ? handed
        : handed - buffer.totalPendingWriteBytes() + buffer.currentProgress();
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    boolean mayWait = context.channel().isActive();
    if (!mayWait || (waiting.isEmpty() && lengthOf(message) <= BYTES)) {
      hand(context, message, promise);
      return;
    }
    waiting.add(new Waiting(message, promise));
    waitingBytes += lengthOf(message);
  }

  @Override
  public void flush(ChannelHandlerContext context) {
    context.flush();
    drain(context);
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) throws Exception {
    drain(context);
    super.channelWritabilityChanged(context);
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) throws Exception {
    giveUp();
    super.channelInactive(context);
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    giveUp();
  }

  /** What is handed over may be taken at once, which asks for more while this is at it. */
  private void drain(ChannelHandlerContext context) {
    if (isDraining) {
      return;
    }
    isDraining = true;
    try {
      while (!waiting.isEmpty() && context.channel().isWritable()) {
        handNext(context);
        context.flush();
      }
    } finally {
      isDraining = false;
    }
  }

  private void handNext(ChannelHandlerContext context) {
    Waiting first = waiting.getFirst();
    if (first.message instanceof ByteBuf bytes && bytes.readableBytes() > BYTES) {
      waitingBytes -= BYTES;
      hand(context, bytes.readRetainedSlice(BYTES), context.newPromise());
      return;
    }
    waiting.removeFirst();
    waitingBytes -= lengthOf(first.message);
    hand(context, first.message, first.promise);
  }

  private void hand(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    handed += lengthOf(message);
    ChannelFuture _ = context.write(message, promise);
  }

  private static int lengthOf(Object message) {
    return message instanceof ByteBuf bytes ? bytes.readableBytes() : 0;
  }

  private void giveUp() {
    waitingBytes = 0;
    @Nullable ClosedChannelException closed = null;
    for (Waiting next = waiting.poll(); next != null; next = waiting.poll()) {
      ReferenceCountUtil.release(next.message);
      if (closed == null) {
        closed = new ClosedChannelException();
      }
      boolean _ = next.promise.tryFailure(closed);
    }
  }
}
