package gopark.journal.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What there is: the segments, and the last record that was confirmed. It stands in two files that
 * are written in turns, so that one is whole whenever the power goes.
 */
record Manifest(long turn, long confirmed, List<Part> parts) {

  /** A segment and its ordinals; of the last segment the last is not known, and 0. */
  record Part(long number, long first, long last) {}

  static final List<String> FILES = List.of("manifest-0", "manifest-1");

  private static final int MAGIC = 0xFE_47_4D_FF;
  private static final int FIXED = 28;
  private static final int PART = 3 * Long.BYTES;
  private static final int MOST = 1 << 20;

  /** What stands in one of the two files. */
  byte[] bytes() {
    ByteBuffer to = ByteBuffer.allocate(FIXED + parts.size() * PART);
    to.putInt(MAGIC).putInt(0).putInt(parts.size()).putLong(turn).putLong(confirmed);
    for (Part part : parts) {
      to.putLong(part.number()).putLong(part.first()).putLong(part.last());
    }
    return to.putInt(4, sum(to.array())).array();
  }

  private static int sum(byte[] bytes) {
    return RecordHeader.sum(bytes, 8, bytes.length - 8);
  }

  /** The newer of the two; null if none is whole. */
  static @Nullable Manifest newest(Folder folder, List<String> names) throws IOException {
    Manifest newest = null;
    for (String name : FILES) {
      Manifest one = names.contains(name) ? read(folder, name) : null;
      if (one != null && (newest == null || one.turn > newest.turn)) {
        newest = one;
      }
    }
    return newest;
  }

  private static @Nullable Manifest read(Folder folder, String name) throws IOException {
    try (Disk disk = folder.open(name)) {
      int size = (int) Math.min(disk.size(), MOST);
      ByteBuffer from = ByteBuffer.allocate(size);
      try {
        disk.read(0, from);
      } catch (IOException e) {
        // The other one is older by a batch at most.
        return null;
      }
      from.flip();
      if (size < FIXED || from.getInt() != MAGIC) {
        return null;
      }
      int sum = from.getInt();
      int count = from.getInt();
      if (count < 0 || count > (size - FIXED) / PART) {
        return null;
      }
      byte[] own = new byte[FIXED + count * PART];
      System.arraycopy(from.array(), 0, own, 0, own.length);
      if (sum != sum(own)) {
        return null;
      }
      long turn = from.getLong();
      long confirmed = from.getLong();
      List<Part> parts = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        parts.add(new Part(from.getLong(), from.getLong(), from.getLong()));
      }
      return new Manifest(turn, confirmed, parts);
    }
  }
}
