package gopark.journal.embedded;

import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.Written;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.jspecify.annotations.Nullable;

/** Something one caller wants written; the lock of {@link GroupCommit} guards its fields. */
abstract class Change {

  final String session;
  private boolean isDone;
  private @Nullable JournalException failure;

  Change(String session) {
    this.session = session;
  }

  /** Changes what the maps hold, of which the view is the present. */
  abstract void apply(View maps);

  final void done(@Nullable JournalException why) {
    isDone = true;
    failure = why;
  }

  final boolean isDone() {
    return isDone;
  }

  /** Throws what has kept the change from being made. */
  final void check() {
    JournalException why = failure;
    if (why != null) {
      throw why;
    }
  }

  /** Entries that belong after a certain one. */
  static final class Append extends Change {

    private final long expectedSeq;
    private final List<byte[]> entries;
    private final long nowMillis;
    private @Nullable Written result;

    Append(String session, long expectedSeq, List<byte[]> entries, long nowMillis) {
      super(session);
      this.expectedSeq = expectedSeq;
      this.entries = entries;
      this.nowMillis = nowMillis;
    }

    @Override
    void apply(View maps) {
      Head head = maps.head(session);
      long last = head == null ? 0 : head.lastSeq();
      if (last != expectedSeq) {
        result = new Written.Stale(last);
        return;
      }
      for (byte[] entry : entries) {
        put(maps.entries(), Keys.entry(session, ++last), entry);
      }
      put(maps.heads(), Keys.session(session), new Head(last, nowMillis).bytes());
      result = new Written.Appended(last);
    }

    private static void put(MVMap<byte[], byte[]> map, byte[] key, byte[] bytes) {
      map.put(key, Stamped.stamp(key, bytes));
    }

    Written result() {
      check();
      Written written = result;
      if (written == null) {
        throw new JournalFailed("An append of session " + session + " was not looked at.", null);
      }
      return written;
    }
  }

  /** The end of a session. */
  static final class Delete extends Change {

    private boolean was;

    Delete(String session) {
      super(session);
    }

    @Override
    void apply(View maps) {
      Head head = maps.head(session);
      was = head != null;
      if (head != null) {
        for (long seq = 1; seq <= head.lastSeq(); seq++) {
          maps.entries().remove(Keys.entry(session, seq));
        }
        maps.heads().remove(Keys.session(session));
      }
    }

    boolean was() {
      check();
      return was;
    }
  }
}
