package gopark.journal.embedded;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * How a value stands in the file: a checksum over its key and itself, the format's number, its
 * bytes. MVStore checks where pages are, not what they hold.
 */
final class Stamped {

  private static final byte FORMAT = 1;
  private static final int SUM = 4;
  private static final int BEFORE = SUM + 1;

  private Stamped() {}

  static byte[] stamp(byte[] key, byte[] bytes) {
    ByteBuffer all = ByteBuffer.allocate(BEFORE + bytes.length);
    all.position(SUM);
    all.put(FORMAT).put(bytes);
    return all.putInt(0, sum(key, all.array())).array();
  }

  /** The bytes, or null if they are not those that were stamped for this key. */
  static byte @Nullable [] unstamp(byte[] key, byte[] value) {
    boolean sound =
        value.length >= BEFORE
            && ByteBuffer.wrap(value).getInt() == sum(key, value)
            && value[SUM] == FORMAT;
    return sound ? Arrays.copyOfRange(value, BEFORE, value.length) : null;
  }

  private static int sum(byte[] key, byte[] value) {
    CRC32C sum = new CRC32C();
    sum.update(key);
    sum.update(value, SUM, value.length - SUM);
    return (int) sum.getValue();
  }
}
