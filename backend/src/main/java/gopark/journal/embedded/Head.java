package gopark.journal.embedded;

import gopark.journal.SessionHead;
import java.nio.ByteBuffer;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What is kept of a session beside its entries. */
record Head(long lastSeq, long writtenMillis) {

  byte[] bytes() {
    return ByteBuffer.allocate(2 * Long.BYTES).putLong(lastSeq).putLong(writtenMillis).array();
  }

  static @Nullable Head of(byte[] bytes) {
    ByteBuffer from = ByteBuffer.wrap(bytes);
    return bytes.length == 2 * Long.BYTES ? new Head(from.getLong(), from.getLong()) : null;
  }

  SessionHead named(String session) {
    return new SessionHead(session, lastSeq, Instant.ofEpochMilli(writtenMillis));
  }
}
