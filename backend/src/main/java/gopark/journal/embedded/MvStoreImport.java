package gopark.journal.embedded;

import gopark.journal.JournalCorrupt;
import gopark.journal.JournalException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.type.ByteArrayDataType;
import org.jspecify.annotations.Nullable;

/** Reads the journal of releases that kept it in one file of MVStore; the file is not changed. */
final class MvStoreImport {

  private static final int HEADERS = 8192;
  private static final int TOGETHER = 4 << 20;
  private static final Pattern VERSION = Pattern.compile("version:([0-9a-f]{1,15})");

  private final EmbeddedJournal to;
  private final MVMap<byte[], byte[]> entries;
  private final MVMap<byte[], byte[]> heads;
  private final List<PendingWrite> changes = new ArrayList<>();
  private int bytes;

  private MvStoreImport(MVStore from, EmbeddedJournal to) {
    this.to = to;
    entries = map(from, "entries");
    heads = map(from, "heads");
  }

  private static MVMap<byte[], byte[]> map(MVStore from, String name) {
    return from.openMap(
        name,
        new MVMap.Builder<byte[], byte[]>()
            .keyType(ByteArrayDataType.INSTANCE)
            .valueType(ByteArrayDataType.INSTANCE));
  }

  static void copy(Path file, EmbeddedJournal to) throws IOException {
    MVStore from = null;
    try {
      from = new MVStore.Builder().fileName(file.toString()).readOnly().open();
      if (!from.hasMap("heads") || from.getCurrentVersion() < confirmed(file)) {
        throw corrupt(file, null);
      }
      new MvStoreImport(from, to).copy();
    } catch (JournalException e) {
      throw e;
    } catch (MVStoreException e) {
      throw e.getErrorCode() == DataUtils.ERROR_FILE_LOCKED
          ? FolderLock.locked(file)
          : corrupt(file, e);
    } catch (RuntimeException e) {
      throw corrupt(file, e);
    } finally {
      if (from != null) {
        from.closeImmediately();
      }
    }
  }

  private static JournalCorrupt corrupt(Path file, @Nullable Exception e) {
    return new JournalCorrupt(
        "The journal %s, of an earlier release, is damaged and cannot be taken over."
            .formatted(file),
        e);
  }

  /** The version that the file's beginning says is safe: the older of its two headers'. */
  private static long confirmed(Path file) throws IOException {
    byte[] start;
    try (var in = Files.newInputStream(file)) {
      start = in.readNBytes(HEADERS);
    }
    Matcher version = VERSION.matcher(new String(start, StandardCharsets.ISO_8859_1));
    long oldest = Long.MAX_VALUE;
    while (version.find()) {
      oldest = Math.min(oldest, Long.parseLong(version.group(1), 16));
    }
    return oldest == Long.MAX_VALUE ? 0 : oldest;
  }

  private void copy() {
    Cursor<byte[], byte[]> cursor = heads.cursor(null);
    while (cursor.hasNext()) {
      byte[] key = cursor.next();
      byte[] head = unstamped(key, cursor.getValue());
      if (head == null) {
        throw new IllegalStateException("The head of a session is not what was written.");
      }
      ByteBuffer numbers = ByteBuffer.wrap(head);
      copy(new String(key, StandardCharsets.US_ASCII), numbers.getLong(), numbers.getLong());
    }
    flush();
  }

  private void copy(String session, long last, long millis) {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    long done = 0;
    long seq = 0;
    byte @Nullable [] json = entry(session, 1);
    while (json != null && seq < last) {
      if (lines.size() > 0) {
        lines.write('\n');
      }
      lines.writeBytes(json);
      seq++;
      json = seq < last ? entry(session, seq + 1) : null;
      if (json == null || lines.size() > TOGETHER) {
        add(
            new PendingWrite.Append(
                session, done, (int) (seq - done), lines.toByteArray(), millis));
        bytes += lines.size();
        done = seq;
        lines.reset();
      }
    }
    if (seq < last) {
      add(new PendingWrite.Lose(session, last));
    }
  }

  private byte @Nullable [] entry(String session, long seq) {
    byte[] key =
        ByteBuffer.allocate(session.length() + 1 + Long.BYTES)
            .put((session + "/").getBytes(StandardCharsets.US_ASCII))
            .putLong(seq)
            .array();
    try {
      byte[] value = entries.get(key);
      return value == null ? null : unstamped(key, value);
    } catch (MVStoreException e) {
      return null;
    }
  }

  /** The bytes behind a checksum over key and value, and a format; null if they are others. */
  private static byte @Nullable [] unstamped(byte[] key, byte[] value) {
    byte[] summed = Arrays.copyOf(key, Math.max(0, key.length + value.length - 4));
    if (value.length < 5) {
      return null;
    }
    System.arraycopy(value, 4, summed, key.length, value.length - 4);
    boolean isSound =
        ByteBuffer.wrap(value).getInt() == RecordHeader.sum(summed, 0, summed.length)
            && value[4] == 1;
    return isSound ? Arrays.copyOfRange(value, 5, value.length) : null;
  }

  private void add(PendingWrite change) {
    changes.add(change);
    if (bytes > TOGETHER) {
      flush();
    }
  }

  private void flush() {
    to.write(changes);
    changes.clear();
    bytes = 0;
  }
}
