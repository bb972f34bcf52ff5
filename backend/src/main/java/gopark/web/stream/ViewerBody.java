package gopark.web.stream;

import gopark.web.ClientAddress;
import io.netty.channel.Channel;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.springframework.core.io.buffer.DataBuffer;

/**
 * The body of a stream's answer. Reactor Netty subscribes to it when it has sent the answer's head;
 * from then on until it completes the connection is the viewer's, and nothing goes through here.
 */
final class ViewerBody implements Publisher<DataBuffer> {

  private final Channel channel;
  private final ClientAddress address;
  private final boolean isChunked;
  private final boolean isCompressed;
  private final Broadcast broadcast;
  private final @Nullable LastSeen seen;
  private final Frame greeting;

  ViewerBody(
      Channel channel,
      ClientAddress address,
      boolean isChunked,
      boolean isCompressed,
      Broadcast broadcast,
      @Nullable LastSeen seen,
      Frame greeting) {
    this.channel = channel;
    this.address = address;
    this.isChunked = isChunked;
    this.isCompressed = isCompressed;
    this.broadcast = broadcast;
    this.seen = seen;
    this.greeting = greeting;
  }

  @Override
  public void subscribe(Subscriber<? super DataBuffer> response) {
    Wire wire = new Wire(channel, isChunked, isCompressed);
    Viewer viewer =
        new Viewer(channel, address, wire, broadcast, broadcast.numberOf(seen), response);
    response.onSubscribe(viewer);
    if (channel.eventLoop().inEventLoop()) {
      viewer.start(greeting);
    } else {
      channel.eventLoop().execute(() -> viewer.start(greeting));
    }
  }
}
