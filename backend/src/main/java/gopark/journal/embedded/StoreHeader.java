package gopark.journal.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A version that the file's own beginning says is safe. */
record StoreHeader(long version) {

  private static final long NOTHING_YET = -1;

  private static final Pattern VERSION = Pattern.compile("version:([0-9a-f]{1,15})");

  /** The older of the two copies, see {@link JournalFile}; null if the file is too young to say. */
  static @Nullable StoreHeader of(Disk disk) throws IOException {
    StoreHeader oldest = null;
    for (long at = 0; at < JournalFile.HEADERS; at += JournalFile.BLOCK) {
      StoreHeader copy = at + JournalFile.BLOCK <= disk.size() ? copy(disk, at) : null;
      if (copy != null && (oldest == null || copy.version < oldest.version)) {
        oldest = copy;
      }
    }
    return oldest == null || oldest.version == NOTHING_YET ? null : oldest;
  }

  /** Where the newest copy is that names no later version. */
  static long placeOf(Disk disk, long version) throws IOException {
    long place = 0;
    long newest = -1;
    for (long at = 0; at + JournalFile.BLOCK <= disk.size() && at < JournalFile.HEADERS; ) {
      StoreHeader copy = copy(disk, at);
      if (copy != null && copy.version <= version && copy.version > newest) {
        place = at;
        newest = copy.version;
      }
      at += JournalFile.BLOCK;
    }
    return place;
  }

  private static @Nullable StoreHeader copy(Disk disk, long at) throws IOException {
    ByteBuffer block = ByteBuffer.allocate(JournalFile.BLOCK);
    disk.read(at, block);
    String text = new String(block.array(), StandardCharsets.ISO_8859_1);
    int end = text.indexOf('\n');
    String line = end < 0 ? "" : text.substring(0, end);
    Matcher version = VERSION.matcher(line);
    if (version.find()) {
      return new StoreHeader(Long.parseLong(version.group(1), 16));
    }
    return line.startsWith("H:") ? new StoreHeader(NOTHING_YET) : null;
  }

  /** Whether a store that was found at a version has all that was confirmed. */
  boolean isKept(long found) {
    return found >= version;
  }

  /** A file that was begun when the power went: it has room, but nothing in it. */
  static boolean isBlank(Disk disk) throws IOException {
    if (disk.size() > 16 * JournalFile.BLOCK) {
      return false;
    }
    ByteBuffer all = ByteBuffer.allocate((int) disk.size());
    disk.read(0, all);
    for (byte each : all.array()) {
      if (each != 0) {
        return false;
      }
    }
    return true;
  }
}
