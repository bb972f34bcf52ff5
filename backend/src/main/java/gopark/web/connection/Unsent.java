package gopark.web.connection;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOutboundBuffer;

/** What was written to a connection and its client has not taken. */
public final class Unsent {

  private Unsent() {}

  /** About how many bytes that are; none if nothing waits. On the connection's event loop. */
  public static long bytes(Channel channel) {
    Pieces pieces = channel.pipeline().get(Pieces.class);
    ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
    long handed = buffer == null ? 0 : buffer.totalPendingWriteBytes() - buffer.currentProgress();
    return handed + (pieces == null ? 0 : pieces.waitingBytes());
  }
}
