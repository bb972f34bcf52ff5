package gopark.journal.embedded;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Where entries stand: by session, then by number. */
final class Keys {

  /** No name has it, so that one session's keys are never within another's. */
  private static final byte SEPARATOR = '/';

  private Keys() {}

  static byte[] session(String session) {
    return session.getBytes(StandardCharsets.US_ASCII);
  }

  static String session(byte[] key) {
    return new String(key, StandardCharsets.US_ASCII);
  }

  static byte[] entry(String session, long seq) {
    byte[] name = session(session);
    return ByteBuffer.allocate(name.length + 1 + Long.BYTES)
        .put(name)
        .put(SEPARATOR)
        .putLong(seq)
        .array();
  }
}
