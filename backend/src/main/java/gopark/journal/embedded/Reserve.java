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
  private long bytes;
  private boolean isShort;

  Reserve(Folder folder) {
    this.folder = folder;
    // A file system that compresses would keep no room for zeros.
    new Random(1).nextBytes(block);
  }

  /** Whether it is less than was asked, since the disk is full: what is free gives room back. */
  boolean isShort() {
    return isShort;
  }

  /** Whether there is something to give up. */
  boolean isThere() {
    return bytes > 0;
  }

  /** How many bytes it was to have when it was made, or grew, last. */
  long asked() {
    return asked;
  }

  /** Makes it, or lets it grow or shrink to that size. Without room for that it stays as it is. */
  void keep(long wanted) {
    asked = wanted;
    try (Disk disk = folder.open(FILE)) {
      bytes = disk.size();
      try {
        for (long at = bytes; at < wanted; at += BLOCK) {
          disk.write(at, wanted - at < BLOCK ? part(wanted - at) : block);
        }
      } catch (IOException e) {
        disk.truncate(bytes);
        throw e;
      }
      if (bytes > wanted) {
        disk.truncate(wanted);
      }
      bytes = wanted;
      isShort = false;
    } catch (IOException e) {
      isShort = folder.isFull(e);
    }
  }

  private byte[] part(long bytes) {
    byte[] part = new byte[(int) bytes];
    System.arraycopy(block, 0, part, 0, part.length);
    return part;
  }

  /** Removes it, so that its room is free. */
  void giveUp() throws IOException {
    isShort = true;
    bytes = 0;
    folder.delete(FILE);
  }
}
