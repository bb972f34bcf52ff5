package gopark.web.stream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import java.nio.charset.StandardCharsets;

/**
 * Bytes that lie in a chunk of HTTP/1.1 already. The receiver of a duplicate writes and releases
 * it. No two are equal, whatever they say.
 */
final class HttpChunk {

  private static final byte[] LINE = {'\r', '\n'};

  private final ByteBuf chunk;
  private final int start;
  private final int length;

  /**
   * @param chunk all of it
   * @param start where the bytes begin in it
   * @param length of the bytes
   */
  private HttpChunk(ByteBuf chunk, int start, int length) {
    this.chunk = chunk;
    this.start = start;
    this.length = length;
  }

  static HttpChunk of(ByteBufAllocator buffers, byte[] bytes) {
    byte[] size = Integer.toHexString(bytes.length).getBytes(StandardCharsets.US_ASCII);
    int start = size.length + LINE.length;
    ByteBuf chunk =
        buffers
            .directBuffer(start + bytes.length + LINE.length)
            .writeBytes(size)
            .writeBytes(LINE)
            .writeBytes(bytes)
            .writeBytes(LINE);
    return new HttpChunk(chunk, start, bytes.length);
  }

  int length() {
    return length;
  }

  /** A duplicate of the bytes, in their chunk or without. */
  ByteBuf duplicate(boolean isChunked) {
    return isChunked ? chunk.retainedDuplicate() : chunk.retainedSlice(start, length);
  }

  byte[] bytes() {
    byte[] bytes = new byte[length];
    chunk.getBytes(start, bytes);
    return bytes;
  }

  void release() {
    chunk.release();
  }
}
