package gopark.web.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A large answer, and a client that takes it in its own time. */
class PiecesTest {

  private static final int LARGE = 8 << 20;

  /** A system that takes as many buffers as it is allowed to. */
  private static final class Connection extends EmbeddedChannel {
    private int takes;

    @Override
    protected void doWrite(ChannelOutboundBuffer buffer) {
      while (takes > 0 && buffer.current() instanceof ByteBuf bytes) {
        takes--;
        outboundMessages().add(bytes.retain());
        boolean _ = buffer.remove();
      }
    }
  }

  private final Connection connection = new Connection();
  private final Pieces pieces = new Pieces();
  private final byte[] answer = new byte[LARGE];

  PiecesTest() {
    connection.pipeline().addFirst(pieces);
    new Random(1).nextBytes(answer);
  }

  private long handed() {
    return connection.unsafe().outboundBuffer().totalPendingWriteBytes();
  }

  @Test
  void littleOfWhatTheClientDoesNotTakeIsHandedToTheSystem() {
    ChannelFuture written = connection.writeAndFlush(Unpooled.wrappedBuffer(answer));
    assertThat(handed()).isBetween(1L, 3L * Pieces.BYTES);
    assertThat(pieces.unsent(connection)).isGreaterThanOrEqualTo(LARGE);
    assertThat(written.isDone()).isFalse();
  }

  @Test
  void theClientGetsAllOfItInOrder() {
    connection.takes = Integer.MAX_VALUE;
    ChannelFuture written = connection.write(Unpooled.wrappedBuffer(answer));
    ChannelFuture next = connection.writeAndFlush(Unpooled.wrappedBuffer(new byte[] {1, 2, 3}));
    assertThat(written.isSuccess()).isTrue();
    assertThat(next.isSuccess()).isTrue();
    ByteBuf received = Unpooled.buffer(LARGE);
    for (ByteBuf part = connection.readOutbound(); part != null; part = connection.readOutbound()) {
      received.writeBytes(part);
      part.release();
    }
    assertThat(received.readSlice(LARGE)).isEqualTo(Unpooled.wrappedBuffer(answer));
    assertThat(received).isEqualTo(Unpooled.wrappedBuffer(new byte[] {1, 2, 3}));
    assertThat(pieces.unsent(connection)).isZero();
    assertThat(pieces.taken(connection)).isEqualTo(LARGE + 3);
  }

  @Test
  void whatWaitsIsGivenUpWithTheConnection() {
    ByteBuf bytes = Unpooled.wrappedBuffer(answer);
    ChannelFuture written = connection.writeAndFlush(bytes);
    assertThat(connection.close().isSuccess()).isTrue();
    assertThat(written.isDone()).isTrue();
    assertThat(written.isSuccess()).isFalse();
    assertThat(bytes.refCnt()).isZero();
    ByteBuf late = Unpooled.wrappedBuffer(new byte[2 * Pieces.BYTES]);
    assertThat(connection.writeAndFlush(late).isSuccess()).isFalse();
    assertThat(late.refCnt()).isZero();
  }
}
