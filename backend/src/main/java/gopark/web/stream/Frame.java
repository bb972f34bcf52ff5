package gopark.web.stream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;

/**
 * A message as it goes over the wire: made once, then the same bytes for everybody. It lies in its
 * chunk of HTTP/1.1 already, so that nothing has to be made for each viewer. Whoever keeps it
 * retains it, and releases it once.
 */
final class Frame {

  /** What a message is, as far as numbers about streams are concerned. */
  enum Kind {
    /** From one moment to the next. */
    DELTA,
    /** Several of those in one, for a viewer that has fallen behind. */
    MERGED,
    SNAPSHOT,
    OTHER
  }

  private static final byte[] LINE = {'\r', '\n'};

  private final ByteBuf chunk;
  private final int start;
  private final int length;
  private final Kind kind;
  private final long from;
  private final long to;
  private final int state;

  private Frame(ByteBuf chunk, int start, int length, Kind kind, long from, long to, int state) {
    this.chunk = chunk;
    this.start = start;
    this.length = length;
    this.kind = kind;
    this.from = from;
    this.to = to;
    this.state = state;
  }

  /** A message that leads from one number to another, and tells nothing but the state there. */
  static Frame of(ByteBufAllocator buffers, Kind kind, long from, long to, byte[] text) {
    return of(buffers, kind, from, to, text, text.length);
  }

  /**
   * A message that leads from one number to another.
   *
   * @param state how many bytes of it tell the state there; the others, how it came
   */
  static Frame of(ByteBufAllocator buffers, Kind kind, long from, long to, byte[] text, int state) {
    byte[] size = Integer.toHexString(text.length).getBytes(StandardCharsets.US_ASCII);
    int start = size.length + LINE.length;
    ByteBuf chunk =
        buffers
            .directBuffer(start + text.length + LINE.length)
            .writeBytes(size)
            .writeBytes(LINE)
            .writeBytes(text)
            .writeBytes(LINE);
    return new Frame(chunk, start, text.length, kind, from, to, state);
  }

  /** A message that says the same at all times and is never released. */
  static Frame lasting(String text) {
    Frame made =
        of(ByteBufAllocator.DEFAULT, Kind.OTHER, 0, 0, text.getBytes(StandardCharsets.UTF_8));
    return new Frame(
        Unpooled.unreleasableBuffer(made.chunk),
        made.start,
        made.length,
        Kind.OTHER,
        0,
        0,
        made.state);
  }

  Kind kind() {
    return kind;
  }

  /** The number of the moment that it shows. */
  long to() {
    return to;
  }

  /** Whether it makes sense to somebody who has seen the moment of that number. */
  boolean continues(long seen) {
    return kind == Kind.SNAPSHOT || from == seen;
  }

  int length() {
    return length;
  }

  /** How many bytes tell the state that it leads to, and not the way. */
  int state() {
    return state;
  }

  /** For one viewer, in its chunk; whoever writes it releases it. */
  ByteBuf chunk() {
    return chunk.retainedDuplicate();
  }

  /** For one viewer, bare. */
  ByteBuf payload() {
    return chunk.retainedSlice(start, length);
  }

  Frame retain() {
    chunk.retain();
    return this;
  }

  void release() {
    chunk.release();
  }
}
