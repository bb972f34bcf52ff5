package gopark.journal.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.zip.ZipOutputStream;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.RandomAccessStore;
import org.h2.mvstore.SFChunk;
import org.jspecify.annotations.Nullable;

/**
 * MVStore's file, written in an order that survives the loss of power.
 *
 * <p>MVStore takes a chunk (what one commit writes) for whole if its first and last bytes are. So
 * the first sector is written when the rest is safe; then a sound beginning proves the whole. And
 * the store's header, where reading begins, names the newest chunk after every commit, so that a
 * file that lacks more than the commit that was under way shows it.
 */
final class JournalFile extends RandomAccessStore {

  static final int BLOCK = 4096;

  /** Where the two copies of the store's header end. */
  static final int HEADERS = 2 * BLOCK;

  private static final int SECTOR = 512;

  private final String name;
  private final Disk disk;
  private long nextHeader;
  private volatile @Nullable IOException failedWrite;
  private volatile @Nullable IOException failedForce;

  JournalFile(String name, Disk disk, int cacheMegabytes) throws IOException {
    super(Map.of("cacheSize", cacheMegabytes, "pageSplitSize", BLOCK));
    this.name = name;
    this.disk = disk;
    init(name, false);
    setSize(disk.size());
  }

  /** Keeps the header that leads to a version, until the next commit is safe. */
  void keepHeader(long version) throws IOException {
    nextHeader = BLOCK - StoreHeader.placeOf(disk, version);
  }

  /** Why a write was refused, if one was. */
  @Nullable IOException failedWrite() {
    return failedWrite;
  }

  /** Why the disk did not confirm what it had taken, if it did not. */
  @Nullable IOException failedForce() {
    return failedForce;
  }

  /** Lets the next commit write sparse chunks' live pages anew, so that their space is freed. */
  boolean rewriteSparse(int bytes, int fillRate) {
    return rewriteChunks(bytes, fillRate);
  }

  @Override
  public void open(String fileName, boolean readOnly, char[] encryptionKey) {
    throw new UnsupportedOperationException("It is open from the beginning.");
  }

  @Override
  public JournalFile open(String fileName, boolean readOnly) {
    throw new UnsupportedOperationException("There is one file.");
  }

  @Override
  public ByteBuffer readFully(@Nullable SFChunk chunk, long position, int length) {
    if (position < 0 || length < 0 || position + length > size()) {
      throw DataUtils.newMVStoreException(
          DataUtils.ERROR_FILE_CORRUPT,
          "{0} ends at {1}; wanted {2} bytes at {3}",
          name,
          size(),
          length,
          position);
    }
    ByteBuffer into = ByteBuffer.allocate(length);
    try {
      disk.read(position, into);
    } catch (IOException e) {
      throw DataUtils.newMVStoreException(
          DataUtils.ERROR_READING_FAILED, "{0} cannot be read at {1}", name, position, e);
    }
    readCount.incrementAndGet();
    readBytes.addAndGet(length);
    return into.flip();
  }

  @Override
  protected void writeFully(@Nullable SFChunk chunk, long position, ByteBuffer from) {
    int length = from.remaining();
    try {
      if (position >= HEADERS) {
        writeChunk(position, from);
      } else {
        writeHeader(position, from);
        if (size() == 0) {
          // A file without a header must have nothing else, so that it is known to be new.
          disk.force();
        }
      }
    } catch (IOException e) {
      failedWrite = e;
      throw DataUtils.newMVStoreException(
          DataUtils.ERROR_WRITING_FAILED, "{0} cannot be written at {1}", name, position, e);
    }
    setSize(Math.max(size(), position + length));
    writeCount.incrementAndGet();
    writeBytes.addAndGet(length);
    if (chunk != null) {
      // To have this mark removed is a reason for MVStore to write its header; it does so now.
      storeHeader.put("clean", 1);
    }
  }

  /**
   * MVStore writes two copies of the header. While it is in use only one is written, in turns, so
   * that the other names the commit before: there recovery begins if the power went too early.
   */
  private void writeHeader(long position, ByteBuffer from) throws IOException {
    if (size() == 0 || storeHeader.containsKey("clean")) {
      disk.write(position, from);
      return;
    }
    ByteBuffer one = from.duplicate();
    one.limit(from.position() + BLOCK);
    disk.write(nextHeader, one);
    nextHeader = BLOCK - nextHeader;
  }

  private void writeChunk(long position, ByteBuffer from) throws IOException {
    ByteBuffer rest = from.duplicate();
    rest.position(from.position() + SECTOR);
    disk.write(position + SECTOR, rest);
    sync();
    ByteBuffer first = from.duplicate();
    first.limit(from.position() + SECTOR);
    disk.write(position, first);
  }

  @Override
  public void sync() {
    try {
      disk.force();
    } catch (IOException e) {
      failedForce = e;
      throw DataUtils.newMVStoreException(
          DataUtils.ERROR_WRITING_FAILED, "{0} cannot be forced to the disk", name, e);
    }
  }

  @Override
  protected void truncate(long size) {
    try {
      disk.truncate(size);
    } catch (IOException e) {
      failedWrite = e;
      throw DataUtils.newMVStoreException(
          DataUtils.ERROR_WRITING_FAILED, "{0} cannot be shortened to {1}", name, size, e);
    }
    setSize(Math.min(size(), size));
    writeCount.incrementAndGet();
  }

  /** What is dead may be overwritten only when slow readers have left it. */
  @Override
  public int getDefaultRetentionTime() {
    return 10_000;
  }

  @Override
  public void backup(ZipOutputStream out) {
    throw new UnsupportedOperationException("A copy is made by other means.");
  }
}
