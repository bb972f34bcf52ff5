package gopark.web.stream;

import io.netty.buffer.ByteBufAllocator;
import io.netty.util.AbstractReferenceCounted;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A message as it goes over the wire: made once, then the same bytes for everybody, or the same
 * compressed bytes. It lies in its chunk of HTTP/1.1 already, so that nothing has to be made for
 * each viewer. Code that keeps it retains it, and releases it once.
 */
final class Frame extends AbstractReferenceCounted {

  /** What a message is, as far as numbers about streams are concerned. */
  enum Kind {
    /** A change from one moment to the next. */
    DELTA,
    /** Several of those in one, for a viewer that has fallen behind. */
    MERGED,
    SNAPSHOT,
    OTHER
  }

  private final ByteBufAllocator buffers;
  private final HttpChunk plain;
  private final Kind kind;
  private final long from;
  private final long to;
  private final int state;
  private @Nullable Deflated deflated;

  private Frame(
      ByteBufAllocator buffers, HttpChunk plain, Kind kind, long from, long to, int state) {
    this.buffers = buffers;
    this.plain = plain;
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
    return new Frame(buffers, HttpChunk.of(buffers, text), kind, from, to, state);
  }

  /** A message that says the same at all times and is never released. */
  static Frame lasting(String text) {
    return of(ByteBufAllocator.DEFAULT, Kind.OTHER, 0, 0, text.getBytes(StandardCharsets.UTF_8));
  }

  Kind kind() {
    return kind;
  }

  /** The number of the moment that the message shows. */
  long to() {
    return to;
  }

  /** Whether the message makes sense to a viewer who has seen the moment of that number. */
  boolean continues(long seen) {
    return kind == Kind.SNAPSHOT || from == seen;
  }

  int length() {
    return plain.length();
  }

  /** How many bytes tell the state that it leads to, and not the way. */
  int state() {
    return state;
  }

  HttpChunk plain() {
    return plain;
  }

  /** The compressed message; the first caller compresses it. */
  synchronized Deflated deflated() {
    if (deflated == null) {
      deflated = Deflated.of(buffers, plain.bytes());
    }
    return deflated;
  }

  @Override
  public Frame retain() {
    super.retain();
    return this;
  }

  @Override
  public Frame touch(Object hint) {
    return this;
  }

  @Override
  protected synchronized void deallocate() {
    plain.release();
    if (deflated != null) {
      deflated.release();
    }
  }
}
