package gopark.web.connection;

import gopark.web.ClientAddress;
import gopark.web.limit.Limits;
import gopark.web.limit.Permit;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/**
 * Stands at the listening socket and closes a connection of which there are too many, before it has
 * an event loop, handlers or a buffer.
 */
final class NewConnections extends ChannelInboundHandlerAdapter {

  private final Limits limits;
  private final boolean isBehindProxy;

  /**
   * @param isBehindProxy whether all connections come from a proxy, so that their addresses say
   *     nothing about the client
   */
  NewConnections(Limits limits, boolean isBehindProxy) {
    this.limits = limits;
    this.isBehindProxy = isBehindProxy;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
    Channel connection = (Channel) message;
    Permit permit = limits.connectionOpened(isBehindProxy ? null : addressOf(connection));
    if (permit == null) {
      // The reset leaves nothing of the connection in the system.
      connection.config().setOption(ChannelOption.SO_LINGER, 0);
      connection.unsafe().closeForcibly();
      return;
    }
    connection.closeFuture().addListener(closed -> permit.close());
    super.channelRead(context, message);
  }

  private static @Nullable ClientAddress addressOf(Channel connection) {
    return connection.remoteAddress() instanceof InetSocketAddress remote
        ? ClientAddress.of(remote)
        : null;
  }
}
