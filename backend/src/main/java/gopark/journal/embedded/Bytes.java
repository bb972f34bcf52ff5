package gopark.journal.embedded;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** Keys and values as MVStore sees them; a damaged length does not make it ask for all memory. */
final class Bytes extends BasicDataType<byte[]> {

  static final Bytes TYPE = new Bytes();

  private static final int OBJECT = 24;
  private static final int MOST_IN_A_PAGE = 1 << 16;

  private Bytes() {}

  @Override
  public int getMemory(byte[] bytes) {
    return OBJECT + bytes.length;
  }

  @Override
  public int compare(byte[] one, byte[] other) {
    return Arrays.compareUnsigned(one, other);
  }

  @Override
  public void write(WriteBuffer into, byte[] bytes) {
    into.putVarInt(bytes.length).put(bytes);
  }

  @Override
  public byte[] read(ByteBuffer from) {
    int length = DataUtils.readVarInt(from);
    if (length < 0 || length > from.remaining()) {
      throw DataUtils.newMVStoreException(
          DataUtils.ERROR_FILE_CORRUPT, "{0} bytes of {1}", length, from.remaining());
    }
    byte[] bytes = new byte[length];
    from.get(bytes);
    return bytes;
  }

  @Override
  public byte[][] createStorage(int size) {
    if (size < 0 || size > MOST_IN_A_PAGE) {
      throw DataUtils.newMVStoreException(DataUtils.ERROR_FILE_CORRUPT, "{0} keys in a page", size);
    }
    return new byte[size][];
  }
}
