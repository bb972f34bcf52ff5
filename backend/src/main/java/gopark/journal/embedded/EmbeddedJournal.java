package gopark.journal.embedded;

import gopark.journal.Entry;
import gopark.journal.Followers;
import gopark.journal.Journal;
import gopark.journal.JournalFailed;
import gopark.journal.JournalListener;
import gopark.journal.SessionHead;
import gopark.journal.SessionNames;
import gopark.journal.Subscription;
import gopark.journal.Written;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * A journal in one file, on MVStore. It has no thread: callers write, one for all who wait.
 *
 * <p>A server that ended in any way leaves a file that opens at the last commit that was confirmed,
 * or at one that was about to be. Sessions cost memory only while somebody reads them.
 */
public final class EmbeddedJournal implements Journal {

  /** Of pages read before, for all sessions together. */
  public static final int DEFAULT_CACHE_MEGABYTES = 16;

  /** What is unreadable so often is damaged. */
  private static final int ATTEMPTS = 3;

  private final Store store;
  private final GroupCommit group;
  private final LongSupplier nowMillis;
  private final Followers followers = new Followers(this);
  private boolean isClosed;

  EmbeddedJournal(String place, Disk disk, int cacheMegabytes, LongSupplier nowMillis) {
    this.store = new Store(place, disk, cacheMegabytes);
    this.group = new GroupCommit(store::write);
    this.nowMillis = nowMillis;
  }

  /** Opens a file or begins one; the clock is asked when an entry is written. */
  public static EmbeddedJournal open(Path path, LongSupplier nowMillis) {
    return open(path, DEFAULT_CACHE_MEGABYTES, nowMillis);
  }

  /** The same with another size of the cache. */
  public static EmbeddedJournal open(Path path, int cacheMegabytes, LongSupplier nowMillis) {
    FileDisk disk = FileDisk.open(path);
    try {
      return new EmbeddedJournal(disk.path().toString(), disk, cacheMegabytes, nowMillis);
    } catch (RuntimeException | Error e) {
      try {
        disk.close();
      } catch (IOException closing) {
        e.addSuppressed(closing);
      }
      throw e;
    }
  }

  @Override
  public Written appendAll(String session, long expectedSeq, List<Map<String, Object>> entries) {
    if (entries.isEmpty()) {
      throw new IllegalArgumentException("An append has at least one entry.");
    }
    List<byte[]> json = entries.stream().map(Trees::write).toList();
    Change.Append append =
        new Change.Append(SessionNames.checked(session), expectedSeq, json, nowMillis.getAsLong());
    group.write(append);
    Written written = append.result();
    if (written instanceof Written.Appended) {
      followers.appended(session);
    }
    return written;
  }

  @Override
  public boolean delete(String session) {
    Change.Delete delete = new Change.Delete(SessionNames.checked(session));
    group.write(delete);
    boolean was = delete.was();
    if (was) {
      followers.deleted(session);
    }
    return was;
  }

  @Override
  public List<Entry> read(String session, long afterSeq, int limit) {
    SessionNames.checked(session);
    return reading(view -> view.read(session, afterSeq, limit));
  }

  @Override
  public long lastSeq(String session) {
    SessionNames.checked(session);
    return reading(view -> {
      Head head = view.head(session);
      return head == null ? 0L : head.lastSeq();
    });
  }

  @Override
  public List<SessionHead> sessions(String after, int limit) {
    return reading(view -> view.sessions(after, limit));
  }

  @Override
  public Subscription follow(String session, long afterSeq, JournalListener listener) {
    return followers.add(SessionNames.checked(session), afterSeq, listener);
  }

  /** Gives back what deleted sessions have left free; writers wait while so much is written. */
  public void compact(int maxMegabytes) {
    group.alone(() -> store.compact(maxMegabytes));
  }

  private <T> T reading(Function<View, T> question) {
    for (int attempt = 1; ; attempt++) {
      View view = store.view();
      try {
        return question.apply(view);
      } catch (RuntimeException | AssertionError e) {
        if (attempt == ATTEMPTS) {
          throw Troubles.ofReading(view.place(), "it cannot be read.", List.of(), e);
        }
        // Maybe a writer is going back to the last commit, or has left this view far behind.
        group.alone(() -> {});
      }
    }
  }

  @Override
  public void close() {
    group.alone(this::closeOnce);
  }

  private void closeOnce() {
    if (!isClosed) {
      isClosed = true;
      try {
        store.close();
      } catch (IOException e) {
        throw new JournalFailed("The journal could not be closed.", e);
      }
    }
  }
}
