package gopark.journal.embedded;

import gopark.journal.Entry;
import gopark.journal.JournalCorrupt;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import gopark.journal.entry.EntryJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentNavigableMap;
import org.jspecify.annotations.Nullable;

/** The journal's sessions in its segments. One caller at a time may write. */
final class Store {

  /** About how many bytes of records are written together at most. */
  private static final int BATCH = 8 << 20;

  /** The size in bytes at which a page of entries ends. */
  private static final int PAGE = 4 << 20;

  /** The free space below which a file is not worth rewriting. */
  private static final int LITTLE = 64 << 10;

  private static final int TRIAL = 4096;

  private final String place;
  private final Segments segments;
  private final Reserve reserve;
  private final int leastReserve;
  private final @Nullable String damage;

  Store(String place, Folder folder, int segmentBytes) {
    this.place = place;
    this.segments = new Segments(place, folder, segmentBytes);
    this.reserve = new Reserve(folder);
    this.leastReserve = Math.min(segmentBytes, Reserve.LEAST);
    try {
      damage = open(new Recovery(folder), folder);
      keepReserve();
    } catch (IOException e) {
      closeAfter(e);
      throw segments.failure(e, "cannot be opened");
    } catch (RuntimeException e) {
      closeAfter(e);
      throw e;
    }
  }

  private void closeAfter(Exception e) {
    try {
      close();
    } catch (IOException closing) {
      e.addSuppressed(closing);
    }
  }

  /** Opens what is whole, and says what is not. */
  private @Nullable String open(Recovery found, Folder folder) throws IOException {
    Map<String, SessionIndex> sessions = found.sessions();
    Report report = new Report(place, sessions);
    boolean isUnsure = !found.isNew() && (!found.hasManifest() || found.nameless() > 0);
    boolean isDamaged = isUnsure || sessions.keySet().stream().anyMatch(found::isNewlyDamaged);
    if (isDamaged && sessions.values().stream().noneMatch(stored -> stored.lastSeq > 0)) {
      throw new JournalCorrupt(report.nothingIsWhole(), null);
    }
    segments.open(found);
    for (Segment each : segments.all().values()) {
      long lost = found.lost(each);
      if (lost > 0) {
        each.damaged();
        report.lacks(each, lost);
        isDamaged = true;
      }
    }
    if (isDamaged) {
      setAside(found);
    } else if (segments.all().isEmpty()) {
      segments.roll(true);
    } else {
      segments.active().cutTail();
      if (!found.isManifestComplete()) {
        segments.listAll();
      }
    }
    for (Segment each : segments.all().values()) {
      if (!found.isNew() && !found.isMirrored(each)) {
        segments.mirrorAnew(each);
      }
    }
    report.nameless(found.nameless());
    if (!found.isNew() && !found.hasManifest()) {
      report.hasNoManifest();
    }
    return report.sentence(folder.names());
  }

  /** Copies what is whole out of damaged segments, keeps those, and notes what is lost. */
  private void setAside(Recovery found) throws IOException {
    if (found.hasManifest() && !segments.all().isEmpty() && !segments.active().isDamaged()) {
      // The next segment has the ordinals of what was never confirmed again.
      segments.active().cutTail();
    }
    reserve.giveUp();
    segments.roll(false);
    Batch batch = segments.batch();
    found.deaths().forEach(batch::deleted);
    segments
        .sessions()
        .forEach((name, stored) -> {
          if (stored.isDamaged()) {
            batch.damaged(name, stored);
          }
        });
    segments.commit(batch);
    List<Segment> damaged = segments.all().values().stream().filter(Segment::isDamaged).toList();
    for (Segment each : damaged) {
      move(each);
    }
    segments.remove(damaged);
  }

  /** How many sessions have lost entries, as far as that has been found out. */
  long damaged() {
    return segments.damaged();
  }

  /** About how many bytes of memory it takes to know where all sessions are. */
  long memory() {
    return segments.memory();
  }

  /** What was found damaged when it was opened; null if nothing was. */
  @Nullable String damage() {
    return damage;
  }

  ConcurrentNavigableMap<String, SessionIndex> sessions() {
    return segments.sessions();
  }

  long bytes() {
    return segments.bytes();
  }

  /** Writes what can be written; each change is told what became of it. */
  void write(List<PendingWrite> changes) {
    List<PendingWrite> left = new ArrayList<>(changes);
    if (reserve.isShort()) {
      refuseAppends(left, segments.full(null));
    }
    boolean mayRoll = true;
    while (!left.isEmpty()) {
      List<PendingWrite> taken = new ArrayList<>();
      JournalException why = failureOf("cannot be written", () -> writeSome(left, taken));
      if (why instanceof JournalFull) {
        refuseAppends(left, why);
        boolean wasThere = reserve.isThere();
        if (!left.isEmpty() && (wasThere || mayRoll) && hasMadeRoom()) {
          mayRoll = wasThere;
          continue;
        }
      }
      List<PendingWrite> over = why == null ? taken : List.copyOf(left);
      for (PendingWrite change : over) {
        change.done(why);
      }
      left.removeAll(over);
    }
    long grown = segments.active().bytes();
    if (grown + grown / 4 > reserve.asked() && !reserve.isShort()) {
      keepReserve();
    }
  }

  /** Where there is no room, none is taken but by what gives some back. */
  private static void refuseAppends(List<PendingWrite> changes, JournalException why) {
    changes.removeIf(change -> {
      boolean takesRoom = !(change instanceof PendingWrite.Delete);
      if (takesRoom) {
        change.done(why);
      }
      return takesRoom;
    });
  }

  /** Gives up the reserve; a file that may grow no more is followed by another. */
  private boolean hasMadeRoom() {
    JournalException why =
        failureOf(
            "has no room",
            () -> {
              if (reserve.isThere()) {
                reserve.giveUp();
              } else {
                segments.roll(true);
              }
            });
    return why == null;
  }

  /** What lives in one segment has room in the reserve, and some deletions beside it. */
  private void keepReserve() {
    long largest = segments.all().values().stream().mapToLong(Segment::bytes).max().orElse(0);
    reserve.keep(Math.max(leastReserve, largest + largest / 2));
  }

  /** Something that is done with files. */
  private interface Action {
    void run() throws IOException;
  }

  /** Why something could not be done; null if it was. */
  private @Nullable JournalException failureOf(String what, Action action) {
    try {
      action.run();
      return null;
    } catch (JournalException e) {
      return e;
    } catch (IOException e) {
      return segments.failure(e, what);
    } catch (RuntimeException | Error e) {
      return new JournalFailed("The journal %s %s.".formatted(place, what), e);
    }
  }

  private void writeSome(List<PendingWrite> changes, List<PendingWrite> taken) throws IOException {
    segments.checkWritable();
    if (!reserve.isShort()) {
      segments.rollIfFull();
    }
    Batch batch = segments.batch();
    for (PendingWrite change : changes) {
      change.apply(batch);
      taken.add(change);
      if (batch.size() > BATCH) {
        break;
      }
    }
    segments.commit(batch);
  }

  /** Finds out whether something can be written. */
  void trial() {
    segments.checkWritable();
    if (reserve.isShort()) {
      keepReserve();
    }
    if (reserve.isShort()) {
      throw segments.full(null);
    }
    try {
      segments.rollIfFull();
      Batch batch = segments.batch();
      batch.trial(new byte[TRIAL]);
      segments.commit(batch);
    } catch (IOException e) {
      throw segments.failure(e, "cannot be written");
    }
  }

  /**
   * Gives back what deleted sessions have left: writes what lives in old segments anew. Where there
   * is no room for that, the reserve has it.
   */
  void compact(int maxMegabytes) {
    segments.checkWritable();
    Compaction compaction = new Compaction((long) maxMegabytes << 20);
    JournalException why = failureOf("cannot be compacted", compaction);
    if (why instanceof JournalFull && reserve.isThere()) {
      why =
          failureOf(
              "cannot be compacted",
              () -> {
                reserve.giveUp();
                compaction.run();
              });
    }
    keepReserve();
    if (why != null) {
      throw why;
    }
  }

  /** Writes segments anew until so much is written, or nothing is worth it. */
  private final class Compaction implements Action {
    private final long most;
    private long copied;

    Compaction(long most) {
      this.most = most;
    }

    @Override
    public void run() throws IOException {
      while (copied < most && isWorthIt()) {
        Segment oldest = segments.all().firstEntry().getValue();
        if (oldest == segments.active()) {
          segments.roll(true);
        }
        copied += move(oldest);
        segments.remove(List.of(oldest));
      }
    }
  }

  /** Whether more than half is dead; on a full disk, more than a ninth. */
  private boolean isWorthIt() {
    long all = segments.all().values().stream().mapToLong(Segment::end).sum();
    long alive = sessions().values().stream().mapToLong(SessionIndex::bytes).sum();
    return all > alive + (reserve.isShort() ? alive / 8 : alive) + LITTLE;
  }

  /** Writes all records that live in a segment again, at the end; tells how many bytes. */
  private long move(Segment from) throws IOException {
    long bytes = 0;
    Batch batch = segments.batch();
    for (Map.Entry<String, SessionIndex> each : sessions().entrySet()) {
      move(from, each.getKey(), each.getValue(), batch);
      if (batch.size() > BATCH) {
        bytes += batch.size();
        segments.commit(batch);
        segments.rollIfFull();
        batch = segments.batch();
      }
    }
    segments.commit(batch);
    return bytes + batch.size();
  }

  private void move(Segment from, String session, SessionIndex stored, Batch batch)
      throws IOException {
    SessionIndex copy = stored.copy();
    for (long seq = 1; seq <= copy.lastSeq; seq++) {
      if (copy.length(seq) > 0 && SessionIndex.segment(copy.place(seq)) == from.number) {
        byte[] record = segments.record(session, stored, seq);
        RecordHeader header = record == null ? null : RecordHeader.at(record, 0);
        if (record == null || header == null) {
          copy = copy.upTo(seq - 1, copy.lastSeq);
          batch.changed().put(session, copy);
        } else {
          batch.again(copy, header, Arrays.copyOfRange(record, header.length(), record.length));
        }
      }
    }
    if (copy.isDamaged()) {
      batch.damaged(session, copy);
    }
  }

  List<Entry> read(String session, long afterSeq, int limit) {
    try {
      return segments.reading(() -> {
        SessionIndex stored = sessions().get(session);
        return stored == null || afterSeq >= stored.lastSeq
            ? List.of()
            : page(session, stored, Math.max(0, afterSeq) + 1, limit);
      });
    } catch (IOException e) {
      throw new JournalFailed("The journal %s cannot be read.".formatted(place), e);
    }
  }

  private List<Entry> page(String session, SessionIndex stored, long from, int limit)
      throws IOException {
    List<Entry> page = new ArrayList<>();
    long bytes = 0;
    long seq = from;
    while (seq <= stored.lastSeq && page.size() < limit && bytes < PAGE) {
      long first = stored.recordOf(seq);
      byte[] record = segments.record(session, stored, first);
      RecordHeader header = record == null ? null : RecordHeader.at(record, 0);
      if (record == null || header == null) {
        break;
      }
      bytes += record.length;
      for (long each = first, at = header.length(); at < record.length; each++) {
        int end = lineEnd(record, (int) at);
        if (each >= from && each <= stored.lastSeq && page.size() < limit) {
          page.add(new Entry(each, EntryJson.read(Arrays.copyOfRange(record, (int) at, end))));
        }
        at = end + 1L;
      }
      seq = first + header.count();
    }
    return page;
  }

  private static int lineEnd(byte[] bytes, int from) {
    int end = from;
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    return end;
  }

  void close() throws IOException {
    segments.close();
  }
}
