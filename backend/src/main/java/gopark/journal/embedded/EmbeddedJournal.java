package gopark.journal.embedded;

import gopark.journal.Damage;
import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalFailed;
import gopark.journal.SessionHead;
import gopark.journal.SessionNames;
import gopark.journal.Written;
import gopark.journal.entry.EntryJson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A journal in a folder of checksummed files that only grow. It has no thread: callers write, one
 * for all who wait.
 *
 * <p>A server that ended in any way leaves a folder that opens with all that was confirmed, and
 * maybe what was about to be. Damage is found when it is opened, see {@link #damage}, and when what
 * is damaged is read: {@link #damaged} counts both.
 */
public final class EmbeddedJournal implements Journal {

  /** A segment that is as large is followed by another. */
  private static final int SEGMENT_BYTES = 16 << 20;

  private final Store store;
  private final GroupCommit group;
  private final InstantSource clock;

  EmbeddedJournal(String place, Folder folder, int segmentBytes, InstantSource clock) {
    this.store = new Store(place, folder, segmentBytes);
    this.group = new GroupCommit(store::write);
    this.clock = clock;
  }

  /** Opens a folder or begins one; the clock is asked when an entry is written. */
  public static EmbeddedJournal open(Path path, InstantSource clock) {
    return JournalFolder.open(
        path,
        folder -> new EmbeddedJournal(folder.path().toString(), folder, SEGMENT_BYTES, clock));
  }

  @Override
  public Written appendAll(String session, long expectedSeq, List<Map<String, Object>> entries) {
    if (entries.isEmpty()) {
      throw new IllegalArgumentException("An append has at least one entry.");
    }
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    for (Map<String, Object> entry : entries) {
      if (lines.size() > 0) {
        lines.write('\n');
      }
      lines.writeBytes(EntryJson.write(entry));
    }
    PendingWrite.Append append =
        new PendingWrite.Append(
            SessionNames.checked(session),
            expectedSeq,
            entries.size(),
            lines.toByteArray(),
            clock.millis());
    group.write(append);
    return append.result();
  }

  /** Writes changes together; for a process that has the journal alone. */
  void write(List<PendingWrite> changes) {
    group.alone(() -> store.write(changes));
    changes.forEach(PendingWrite::check);
  }

  @Override
  public boolean delete(String session) {
    return delete(session, PendingWrite.Delete.ANY);
  }

  @Override
  public boolean deleteAt(String session, long expectedSeq) {
    return delete(session, expectedSeq);
  }

  private boolean delete(String session, long expectedSeq) {
    PendingWrite.Delete delete =
        new PendingWrite.Delete(SessionNames.checked(session), expectedSeq);
    group.write(delete);
    return delete.was();
  }

  @Override
  public List<Entry> read(String session, long afterSeq, int limit) {
    return store.read(SessionNames.checked(session), afterSeq, limit);
  }

  @Override
  public long lastSeq(String session) {
    SessionIndex stored = store.sessions().get(SessionNames.checked(session));
    return stored == null ? 0 : stored.lastSeq;
  }

  @Override
  public @Nullable Damage damageOf(String session) {
    SessionIndex stored = store.sessions().get(SessionNames.checked(session));
    return stored == null ? null : stored.damage(session);
  }

  @Override
  public List<SessionHead> sessions(String after, int limit) {
    return store.sessions().tailMap(after, false).entrySet().stream()
        .limit(limit)
        .map(each -> each.getValue().head(each.getKey()))
        .toList();
  }

  /** What was found damaged when the journal was opened, in one sentence; null if all was whole. */
  public @Nullable String damage() {
    return store.damage();
  }

  /** How many sessions have lost entries, as far as that has been found out. */
  public long damaged() {
    return store.damaged();
  }

  /** About how many bytes of memory it takes to know where all entries are. */
  public long memory() {
    return store.memory();
  }

  /** How many bytes its files have. */
  public long bytes() {
    return store.bytes();
  }

  /**
   * Gives back what deleted sessions have left free; writers wait while that many bytes are
   * written.
   */
  public void compact(int maxMegabytes) {
    group.alone(() -> store.compact(maxMegabytes));
  }

  /** Throws what keeps the journal from being written, if something does. */
  public void checkWritable() {
    group.alone(store::trial);
  }

  @Override
  public void close() {
    group.alone(() -> {
      try {
        store.close();
      } catch (IOException e) {
        throw new JournalFailed("The journal could not be closed.", e);
      }
    });
  }
}
