package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FrameTest {

  private static final byte[] TEXT =
      "id: 1\ndata: {\"step\": 1}\n\n".repeat(200).getBytes(StandardCharsets.UTF_8);

  private final UnpooledByteBufAllocator buffers = new UnpooledByteBufAllocator(true);

  @Test
  void itIsCompressedOnceForAll() {
    Frame frame = Frame.of(buffers, Frame.Kind.DELTA, 1, 2, TEXT);
    assertThat(frame.deflated()).isSameAs(frame.deflated());
    assertThat(frame.deflated().chunk().length()).isLessThan(TEXT.length / 10);
    frame.release();
  }

  @Test
  void whoeverReleasesItLastGivesBackTheCompressedBytesToo() {
    Frame frame = Frame.of(buffers, Frame.Kind.DELTA, 1, 2, TEXT).retain();
    ByteBuf onItsWay = frame.deflated().chunk().duplicate(true);
    frame.release();
    frame.release();
    assertThat(buffers.metric().usedDirectMemory()).as("still on its way").isPositive();
    onItsWay.release();
    assertThat(buffers.metric().usedDirectMemory()).isZero();
  }
}
