package gopark.web.stream;

import io.netty.buffer.ByteBufAllocator;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** What stands around the messages of one viewer who takes them compressed, as RFC 1952 says. */
final class Gzip {

  private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};

  /** An empty last block of what is compressed, and then two numbers. */
  private static final byte[] LAST_BLOCK = {3, 0};

  private Checksum checksum = Checksum.NONE;

  /** What everything begins with. */
  static HttpChunk begin(ByteBufAllocator buffers) {
    return HttpChunk.of(buffers, HEADER);
  }

  /** The message comes next. */
  void add(Deflated message) {
    checksum = checksum.then(message.checksum());
  }

  /** What everything ends with. */
  HttpChunk end(ByteBufAllocator buffers) {
    ByteBuffer end =
        ByteBuffer.allocate(LAST_BLOCK.length + 2 * Integer.BYTES)
            .order(ByteOrder.LITTLE_ENDIAN)
            .put(LAST_BLOCK)
            .putInt(checksum.crc())
            .putInt(checksum.length());
    return HttpChunk.of(buffers, end.array());
  }
}
