package gopark.journal.embedded;

import java.io.IOException;
import java.util.Random;

/**
 * A file that only takes room. To give room back takes some: a deletion is a record, and a segment
 * is removed when what lives in it stands elsewhere. On a full disk the file is removed for that,
 * and made again when there is room.
 */
final class Reserve {

  static final String FILE = "reserve";

  /** The least that is kept. */
  static final int LEAST = 64 << 10;

  private static final int BLOCK = 64 << 10;

  private final Folder folder;
  private final byte[] block = new byte[BLOCK];
  private long asked;
  private boolean isSpent;

  Reserve(Folder folder) {
    this.folder = folder;
    // A file system that compresses would keep no room for zeros.
    new Random(1).nextBytes(block);
  }

  /** Whether it is not there, since the disk was full: what is free is for giving room back. */
  boolean isSpent() {
    return isSpent;
  }

  /** How many bytes it was to have when it was made or grew last, whether or not there was room. */
  long asked() {
    return asked;
  }

  /** Makes it, or lets it grow or shrink to that size. Without room for that it stays as it is. */
  void keep(long bytes) {
    asked = bytes;
    long before = 0;
    try (Disk disk = folder.open(FILE)) {
      before = disk.size();
      try {
        for (long at = before; at < bytes; at += BLOCK) {
          disk.write(at, bytes - at < BLOCK ? part(bytes - at) : block);
        }
      } catch (IOException e) {
        disk.truncate(before);
        throw e;
      }
      if (before > bytes) {
        disk.truncate(bytes);
      }
      isSpent = false;
    } catch (IOException e) {
      isSpent = before == 0 && folder.isFull(e);
    }
  }

  private byte[] part(long bytes) {
    byte[] part = new byte[(int) bytes];
    System.arraycopy(block, 0, part, 0, part.length);
    return part;
  }

  /** Removes it, so that its room is free. */
  void giveUp() throws IOException {
    isSpent = true;
    folder.delete(FILE);
  }
}
