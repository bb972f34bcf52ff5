package gopark.web.connection;

import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import java.util.Iterator;

/**
 * Refuses a request of which it is not clear to whom it is addressed, as RFC 9112, 3.2 demands: a
 * server before this one may have read the other name. It is answered like one that is no HTTP.
 */
@ChannelHandler.Sharable
final class OneHost extends ChannelInboundHandlerAdapter {

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
    if (message instanceof HttpRequest request
        && request.decoderResult().isSuccess()
        && !hasOneHost(request)) {
      request.setDecoderResult(
          DecoderResult.failure(new IllegalArgumentException("No or more than one host")));
    }
    super.channelRead(context, message);
  }

  private static boolean hasOneHost(HttpRequest request) {
    Iterator<String> hosts = request.headers().valueStringIterator(HttpHeaderNames.HOST);
    if (!hosts.hasNext()) {
      return request.protocolVersion().compareTo(HttpVersion.HTTP_1_1) < 0;
    }
    hosts.next();
    return !hosts.hasNext();
  }
}
