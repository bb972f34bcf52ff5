package gopark.journal.embedded;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A part of the journal in two files: the log has records, the mirror their headers once more, so
 * that of a record that is destroyed it is known which it was.
 */
final class Segment implements AutoCloseable {

  private static final int MOST = 256 << 20;

  /** What is read of a file at a time, and what is lost where a sector of it cannot be read. */
  private static final int STRIPE = 1 << 20;

  private static final int BLOCK = 4_096;

  /** The bytes after which no segment grows on: with a batch behind them, it can still be read. */
  static final long LARGE = MOST / 2;

  final long number;

  /** The ordinal of its first record. */
  final long first;

  /** The ordinal of its last; of the segment that grows, of the last that was confirmed. */
  long last;

  private final Folder folder;
  private final Disk log;
  private @Nullable Disk mirror;
  private long end;
  private long mirrorEnd;
  private boolean isDamaged;
  private boolean isUncut;

  /** What the mirror still lacks. */
  private final ByteArrayOutputStream owed = new ByteArrayOutputStream();

  /** Opens the files, or begins them; what is in them ends there. */
  Segment(Folder folder, long number, long first, long end, long mirrorEnd) throws IOException {
    this.folder = folder;
    this.number = number;
    this.first = first;
    this.end = end;
    this.mirrorEnd = mirrorEnd;
    log = folder.open(logName(number));
  }

  static String logName(long number) {
    return "%08d.log".formatted(number);
  }

  static String mirrorName(long number) {
    return "%08d.heads".formatted(number);
  }

  /** The number in a file's name; 0 if it has none. */
  static long number(String name) {
    String digits = name.replaceAll("[^0-9]", "");
    return digits.isEmpty() || digits.length() > 10 || Manifest.FILES.contains(name)
        ? 0
        : Long.parseLong(digits);
  }

  /**
   * All of a file, or as much as any file of ours has; nothing if it is not there. What cannot be
   * read of it is zeros: whose records those were is found out as of records that were overwritten.
   */
  static byte[] read(Folder folder, String name) throws IOException {
    if (!folder.names().contains(name)) {
      return new byte[0];
    }
    try (Disk disk = folder.open(name)) {
      return readable(disk, (int) Math.min(disk.size(), MOST));
    }
  }

  private static byte[] readable(Disk disk, int length) {
    byte[] all = new byte[length];
    for (int at = 0; at < length; at += STRIPE) {
      int end = Math.min(length, at + STRIPE);
      if (!canRead(disk, all, at, end)) {
        for (int block = at; block < end; block += BLOCK) {
          boolean _ = canRead(disk, all, block, Math.min(end, block + BLOCK));
        }
      }
    }
    return all;
  }

  /** Reads a part; one that cannot be read is left as zeros. */
  private static boolean canRead(Disk disk, byte[] all, int from, int to) {
    try {
      disk.read(from, ByteBuffer.wrap(all, from, to - from));
      return true;
    } catch (IOException e) {
      Arrays.fill(all, from, to, (byte) 0);
      return false;
    }
  }

  long end() {
    return end;
  }

  long bytes() {
    return end + mirrorEnd;
  }

  boolean isDamaged() {
    return isDamaged;
  }

  /** What is read of it is not what was written. */
  void damaged() {
    isDamaged = true;
  }

  Manifest.Part part(boolean grows) {
    return new Manifest.Part(number, first, grows ? 0 : last);
  }

  /** Whether the log reaches that position. */
  boolean has(long upTo) throws IOException {
    return upTo <= log.size();
  }

  /**
   * A record, or what is in its place; null if that cannot be read though other parts of the log
   * can. Where nothing of it can, the disk is away and not a record lost.
   */
  byte @Nullable [] read(long offset, int length) throws IOException {
    try {
      ByteBuffer into = ByteBuffer.allocate(length);
      log.read(offset, into);
      return into.array();
    } catch (IOException e) {
      if (!isReadable(0) && !isReadable(end - 1)) {
        throw e;
      }
      return null;
    }
  }

  private boolean isReadable(long offset) {
    try {
      log.read(offset, ByteBuffer.allocate(1));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** All of the log, with zeros for what cannot be read. */
  byte[] readAll() {
    return readable(log, (int) end);
  }

  /** Adds to the log; if that fails, takes back what has been written of it. */
  void append(byte[] records) throws IOException {
    try {
      log.write(end, records);
    } catch (IOException e) {
      try {
        log.truncate(end);
      } catch (IOException notCut) {
        isUncut = true;
        e.addSuppressed(notCut);
      }
      throw e;
    }
    end += records.length;
  }

  /** Whether something stands behind its end that could not be taken back. */
  boolean isUncut() {
    return isUncut;
  }

  void force() throws IOException {
    log.force();
  }

  /** Cuts off what was never confirmed. */
  void cutTail() throws IOException {
    if (log.size() > end) {
      log.truncate(end);
      log.force();
    }
  }

  /** Adds to the mirror what is safe in the log. */
  void mirror(byte[] headers) {
    owed.writeBytes(headers);
    try {
      Disk to = mirror;
      if (to == null) {
        to = folder.open(mirrorName(number));
        to.truncate(Math.min(mirrorEnd, to.size()));
        mirror = to;
      }
      byte[] bytes = owed.toByteArray();
      to.write(mirrorEnd, bytes);
      mirrorEnd += bytes.length;
      owed.reset();
    } catch (IOException e) {
      // The log is safe. The mirror is written with the next commit, or at the next start.
    }
  }

  /** Writes the mirror anew. */
  void mirrorAnew(byte[] headers) {
    mirrorEnd = 0;
    owed.reset();
    mirror(headers);
    seal();
  }

  /** The mirror is complete. */
  void seal() {
    Disk open = mirror;
    mirror = null;
    if (open != null) {
      try (open) {
        open.force();
      } catch (IOException e) {
        // It is found incomplete at the next start, and made from the log.
      }
    }
  }

  /** Removes its files; those of a damaged one are kept under other names. */
  void remove() throws IOException {
    close();
    for (String name : new String[] {logName(number), mirrorName(number)}) {
      if (!isDamaged) {
        folder.delete(name);
      } else if (folder.names().contains(name)) {
        folder.rename(name, Segments.KEPT + name);
      }
    }
  }

  @Override
  public void close() throws IOException {
    seal();
    log.close();
  }
}
