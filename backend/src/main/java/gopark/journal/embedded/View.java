package gopark.journal.embedded;

import gopark.journal.Entry;
import gopark.journal.JournalCorrupt;
import gopark.journal.SessionHead;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.jspecify.annotations.Nullable;

/** The sessions as they were at one moment. */
record View(String place, MVMap<byte[], byte[]> entries, MVMap<byte[], byte[]> heads) {

  /** A page of entries ends when it has so many bytes. */
  private static final int PAGE_BYTES = 4 * 1024 * 1024;

  /** How far a session has come; null if there is none. */
  @Nullable Head head(String session) {
    byte[] key = Keys.session(session);
    byte[] value = heads.get(key);
    return value == null ? null : head(key, value);
  }

  private Head head(byte[] key, byte[] value) {
    byte[] bytes = Stamped.unstamp(key, value);
    Head head = bytes == null ? null : Head.of(bytes);
    if (head == null) {
      throw new JournalCorrupt(
          place,
          "the last number of session %s is unreadable.".formatted(Keys.session(key)),
          List.of(),
          null);
    }
    return head;
  }

  List<SessionHead> sessions(String after, int limit) {
    List<SessionHead> page = new ArrayList<>();
    Cursor<byte[], byte[]> cursor = heads.cursor(Keys.session(after));
    while (page.size() < limit && cursor.hasNext()) {
      byte[] key = cursor.next();
      String session = Keys.session(key);
      if (!session.equals(after)) {
        page.add(head(key, cursor.getValue()).named(session));
      }
    }
    return page;
  }

  List<Entry> read(String session, long afterSeq, int limit) {
    Head head = head(session);
    if (head == null || afterSeq >= head.lastSeq()) {
      return List.of();
    }
    List<Entry> page = new ArrayList<>();
    long seq = Math.max(0, afterSeq) + 1;
    long bytes = 0;
    try {
      Cursor<byte[], byte[]> cursor = entries.cursor(Keys.entry(session, seq));
      while (seq <= head.lastSeq() && page.size() < limit && bytes < PAGE_BYTES) {
        byte[] json = next(cursor, session, seq);
        if (json == null) {
          throw new IllegalStateException("It is not what was written.");
        }
        bytes += json.length;
        page.add(new Entry(seq, Trees.read(json)));
        seq++;
      }
    } catch (RuntimeException | AssertionError e) {
      throw Troubles.ofReading(
          place, "entry %d of session %s is unreadable.".formatted(seq, session), page, e);
    }
    return page;
  }

  private static byte @Nullable [] next(Cursor<byte[], byte[]> cursor, String session, long seq) {
    byte[] expected = Keys.entry(session, seq);
    if (!cursor.hasNext() || !Arrays.equals(expected, cursor.next())) {
      return null;
    }
    return Stamped.unstamp(expected, cursor.getValue());
  }
}
