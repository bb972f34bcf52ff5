package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ClientAddress;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpServerCodec;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import org.springframework.core.io.buffer.DataBuffer;
import reactor.netty.NettyPipeline;

/** A viewer's end of a connection whose system takes bytes, or does not. */
final class Reader {

  private static final Frame GREETING = Frame.lasting("retry: 2000\n\n");

  private static final ClientAddress ADDRESS = new ClientAddress("192.0.2.1");

  private final Connection channel = new Connection();
  private final StringBuilder raw = new StringBuilder();
  private final Picture picture;
  private int heartbeats;
  private boolean completed;

  Reader(Broadcast broadcast, @Nullable LastSeen seen, Picture picture) {
    this.picture = picture;
    channel.pipeline().addLast(NettyPipeline.HttpCodec, new HttpServerCodec());
    channel.closeFuture().addListener(closed -> broadcast.leave());
    new ViewerBody(channel, ADDRESS, true, false, broadcast, seen, GREETING)
        .subscribe(new Answer());
  }

  /** Netty's side of the connection, with a system that can refuse bytes. */
  private static final class Connection extends EmbeddedChannel {
    private boolean isStalled;

    @Override
    protected void doWrite(ChannelOutboundBuffer buffer) throws Exception {
      if (!isStalled) {
        super.doWrite(buffer);
      }
    }

    private void swallow(long bytes) {
      ChannelOutboundBuffer buffer = unsafe().outboundBuffer();
      if (buffer != null) {
        buffer.removeBytes(bytes);
      }
    }
  }

  private final class Answer implements Subscriber<DataBuffer> {
    @Override
    public void onSubscribe(Subscription subscription) {
      channel.closeFuture().addListener(closed -> subscription.cancel());
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(DataBuffer bytes) {
      throw new AssertionError("nothing comes this way");
    }

    @Override
    public void onError(Throwable failure) {
      throw new AssertionError(failure);
    }

    @Override
    public void onComplete() {
      completed = true;
    }
  }

  void stall() {
    channel.isStalled = true;
  }

  void goOn() {
    channel.isStalled = false;
    channel.flush();
  }

  /** Has its system take some bytes, which are lost to it, of what waits while it is stalled. */
  void swallow(long bytes) {
    channel.swallow(bytes);
  }

  void leave() {
    channel.close().syncUninterruptibly();
    channel.runPendingTasks();
  }

  /** Does what its event loop has to do, and reads what has come. */
  void work() {
    channel.runPendingTasks();
    for (ByteBuf chunk = channel.readOutbound(); chunk != null; chunk = channel.readOutbound()) {
      read(chunk.toString(StandardCharsets.UTF_8));
      chunk.release();
    }
  }

  /** One chunk is one message. */
  private void read(String chunk) {
    raw.append(chunk);
    int line = chunk.indexOf("\r\n");
    int size = Integer.parseInt(chunk.substring(0, line), 16);
    String text = chunk.substring(line + 2, chunk.length() - 2);
    assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSize(size);
    assertThat(chunk).endsWith("\n\n\r\n");
    if (text.equals(":\n\n")) {
      heartbeats++;
    } else if (!text.startsWith("retry")) {
      picture.add(Message.readOne(text.strip()));
    }
  }

  Picture picture() {
    return picture;
  }

  List<Message> messages() {
    return picture.messages();
  }

  /** Everything that has come, as it came. */
  String raw() {
    return raw.toString();
  }

  int heartbeats() {
    return heartbeats;
  }

  boolean isCompleted() {
    return completed;
  }

  boolean isConnected() {
    return channel.isActive();
  }

  /** What waits in Netty to be taken. */
  long pending() {
    ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
    return buffer == null ? 0 : buffer.totalPendingWriteBytes();
  }
}
