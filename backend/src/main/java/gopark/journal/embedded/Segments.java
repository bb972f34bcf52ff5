package gopark.journal.embedded;

import gopark.journal.JournalClosed;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The segments of a journal, oldest first, of which the last grows; and where in them each session
 * is. One caller at a time may change them; records are read at any time.
 */
final class Segments {
  private static final Logger LOG = LoggerFactory.getLogger(Segments.class);

  /** A segment is at least so many times as long as what its mirror says of all sessions. */
  private static final int HEADERS_SHARE = 4;

  /** About the bytes in memory of one session beside its index. */
  private static final long SESSION_MEMORY = 150;

  /** The sessions that are known where a segment begins. */
  private static final int NO_SNAPSHOT = -1;

  /** The prefix of files that nobody but a person removes. */
  static final String KEPT = "damaged-";

  private final String place;
  private final Folder folder;
  private final int segmentBytes;
  private final ConcurrentNavigableMap<String, SessionIndex> sessions =
      new ConcurrentSkipListMap<>();
  private final ConcurrentNavigableMap<Long, Segment> all = new ConcurrentSkipListMap<>();
  private final List<Disk> manifests = new ArrayList<>();

  /** Readers of segments hold it for reading; whoever takes away one with records, for writing. */
  private final ReadWriteLock removing = new ReentrantReadWriteLock();

  /** How many of the sessions have lost entries, and about how many bytes of memory all take. */
  private final AtomicLong damaged = new AtomicLong();

  private final AtomicLong memory = new AtomicLong();

  /** The bytes that the mirror of the last segment says of all sessions. */
  private long headers;

  private long turn;
  private long confirmed;
  private long lastNumber;
  private @Nullable IOException unconfirmed;
  private volatile boolean isClosed;

  Segments(String place, Folder folder, int segmentBytes) {
    this.place = place;
    this.folder = folder;
    this.segmentBytes = segmentBytes;
  }

  /**
   * Opens what was found; what an earlier process had no time to remove may be damaged: it stays.
   */
  void open(Recovery found) throws IOException {
    turn = found.turn();
    confirmed = found.confirmed();
    lastNumber = found.lastNumber();
    found.sessions().forEach(this::show);
    for (Segment each : found.segments()) {
      all.put(each.number, each);
    }
    for (String name : Manifest.FILES) {
      manifests.add(folder.open(name));
    }
    for (String name : found.leftOver()) {
      folder.rename(name, KEPT + name);
    }
  }

  /** All of them; the last grows. */
  ConcurrentNavigableMap<Long, Segment> all() {
    return all;
  }

  Segment active() {
    return all.lastEntry().getValue();
  }

  /** What is safe. */
  ConcurrentNavigableMap<String, SessionIndex> sessions() {
    if (isClosed) {
      throw new JournalClosed();
    }
    return sessions;
  }

  // ---- writing

  /** The next batch; nothing else may be written before it. */
  Batch batch() {
    Segment active = active();
    return new Batch(sessions, active.number, active.end(), confirmed + 1);
  }

  /** Throws why nothing can be written before the next start. */
  void checkWritable() {
    sessions();
    IOException why = unconfirmed;
    if (why != null) {
      // The system's own memory of the file cannot be trusted after this.
      throw new JournalFailed(
          ("The disk did not confirm a write to the journal %s; it is read-only until the server"
                  + " is started again.")
              .formatted(place),
          why);
    }
  }

  JournalException failure(IOException e, String what) {
    return folder.isFull(e)
        ? full(e)
        : new JournalFailed("The journal %s %s.".formatted(place, what), e);
  }

  JournalFull full(@Nullable IOException why) {
    return new JournalFull(
        ("There is no room for the journal %s: nothing more is written until there is; all that"
                + " was written can be read, and deleted.")
            .formatted(place),
        why);
  }

  /** Makes a batch safe; nothing of it is seen before. */
  void commit(Batch batch) throws IOException {
    if (batch.isEmpty()) {
      return;
    }
    Segment active = active();
    try {
      active.append(batch.records());
    } catch (IOException e) {
      unconfirmed = active.isUncut() ? e : null;
      throw e;
    }
    try {
      active.force();
    } catch (IOException e) {
      unconfirmed = e;
      checkWritable();
    }
    confirmed = batch.last();
    active.last = confirmed;
    batch.changed().forEach(this::show);
    active.mirror(batch.headers());
    try {
      writeManifest();
    } catch (IOException e) {
      // The records are safe. The manifest is written with the next commit.
    }
  }

  private void show(String session, @Nullable SessionIndex stored) {
    count(stored == null ? sessions.remove(session) : sessions.put(session, stored), stored);
  }

  private void count(@Nullable SessionIndex before, @Nullable SessionIndex after) {
    damaged.addAndGet(isDamaged(after) - isDamaged(before));
    memory.addAndGet(memory(after) - memory(before));
  }

  private static int isDamaged(@Nullable SessionIndex stored) {
    return stored != null && stored.isDamaged() ? 1 : 0;
  }

  private static long memory(@Nullable SessionIndex stored) {
    return stored == null ? 0 : SESSION_MEMORY + stored.memory();
  }

  /** How many sessions have lost entries, as far as that has been found out. */
  long damaged() {
    return damaged.get();
  }

  /** About how many bytes of memory it takes to know where all sessions are. */
  long memory() {
    return memory.get();
  }

  void rollIfFull() throws IOException {
    long full = Math.min(Segment.LARGE, Math.max(segmentBytes, HEADERS_SHARE * headers));
    if (active().end() >= full) {
      roll(true);
    }
  }

  /**
   * Begins a segment.
   *
   * @param isSure whether it is known of all sessions how far they have come, and on the disk
   */
  void roll(boolean isSure) throws IOException {
    Segment next = new Segment(folder, ++lastNumber, confirmed + 1, 0, 0);
    try {
      next.last = confirmed;
      next.append(begin(next, NO_SNAPSHOT).bytes());
      next.force();
      byte[] mirror = isSure ? snapshot(next) : begin(next, NO_SNAPSHOT).bytes();
      next.mirrorAnew(mirror);
      headers = mirror.length;
      folder.force();
      if (!all.isEmpty()) {
        active().seal();
      }
      all.put(next.number, next);
      writeManifestsSafely();
    } catch (IOException e) {
      all.remove(next.number);
      try {
        next.remove();
      } catch (IOException notRemoved) {
        e.addSuppressed(notRemoved);
      }
      throw e;
    }
  }

  private RecordHeader begin(Segment segment, int known) {
    return header(RecordHeader.Kind.SEGMENT, segment.first - 1, 0, segment.number, known, 0, "");
  }

  private RecordHeader header(
      RecordHeader.Kind kind,
      long ordinal,
      long born,
      long seq,
      int count,
      long millis,
      String session) {
    int empty = RecordHeader.sum(new byte[0], 0, 0);
    return new RecordHeader(kind, ordinal, confirmed, born, seq, count, millis, session, 0, empty);
  }

  /** How far all sessions have come, as a mirror begins. */
  private byte[] snapshot(Segment segment) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(begin(segment, sessions.size()).bytes());
    long each = 0;
    for (Map.Entry<String, SessionIndex> one : sessions.entrySet()) {
      SessionIndex stored = one.getValue();
      int count = (int) stored.lastSeq;
      bytes.writeBytes(
          header(
                  RecordHeader.Kind.KNOWN,
                  ++each,
                  stored.born,
                  1,
                  count,
                  stored.millis,
                  one.getKey())
              .bytes());
    }
    return bytes.toByteArray();
  }

  /** Makes a mirror from its log. */
  void mirrorAnew(Segment segment) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(snapshot(segment));
    byte[] log = segment.readAll();
    RecordHeader.scan(
        log,
        false,
        (at, header, isWhole) -> {
          if (isWhole
              && header.kind() != RecordHeader.Kind.SEGMENT
              && header.ordinal() <= confirmed) {
            bytes.writeBytes(header.bytes());
          }
        });
    segment.mirrorAnew(bytes.toByteArray());
  }

  private void writeManifest() throws IOException {
    Segment active = active();
    List<Manifest.Part> parts =
        all.values().stream().map(each -> each.part(each == active)).toList();
    turn++;
    manifests.get((int) (turn % 2)).write(0, new Manifest(turn, confirmed, parts).bytes());
  }

  /**
   * Writes all segments into both manifests. A commit writes one of them and waits for no disk:
   * that may tear it unless only its first bytes change.
   */
  void listAll() {
    try {
      writeManifestsSafely();
    } catch (IOException e) {
      // The manifests stay as they were: the next commit or the next segment writes them.
    }
  }

  /** Writes both, so that neither names a segment that is not there, and one of them is whole. */
  private void writeManifestsSafely() throws IOException {
    for (int i = 0; i < manifests.size(); i++) {
      writeManifest();
      manifests.get((int) (turn % 2)).force();
    }
  }

  /**
   * Removes segments of which nothing lives any more; damaged files are kept beside. Who began to
   * read before its records were shown elsewhere still looks for them here, and is waited for; who
   * begins later never does.
   */
  void remove(List<Segment> old) throws IOException {
    removing.writeLock().lock();
    try {
      old.forEach(each -> all.remove(each.number));
    } finally {
      removing.writeLock().unlock();
    }
    try {
      writeManifestsSafely();
    } catch (IOException e) {
      old.forEach(each -> all.put(each.number, each));
      throw e;
    }
    for (Segment each : old) {
      each.remove();
    }
    folder.force();
  }

  // ---- reading

  /** Does something while no segment is taken away. */
  <T> T reading(Reading<T> action) throws IOException {
    removing.readLock().lock();
    try {
      return action.read();
    } finally {
      removing.readLock().unlock();
    }
  }

  /** Something that reads records. */
  interface Reading<T> {
    T read() throws IOException;
  }

  /** The record that begins with an entry; null, and the session ends before it, if it is lost. */
  byte @Nullable [] record(String session, SessionIndex stored, long seq) throws IOException {
    long at = stored.place(seq);
    Segment segment = all.get(SessionIndex.segment(at));
    if (segment == null) {
      throw new IOException("Segment %d is not there.".formatted(SessionIndex.segment(at)));
    }
    if (segment.has(SessionIndex.offset(at) + stored.length(seq))) {
      byte[] record = segment.read(SessionIndex.offset(at), stored.length(seq));
      RecordHeader header = record == null ? null : RecordHeader.at(record, 0);
      if (record != null
          && header != null
          && header.isWhole(record, 0)
          && header.session().equals(session)
          && header.seq() == seq) {
        return record;
      }
    }
    segment.damaged();
    endBefore(session, stored.born, seq);
    return null;
  }

  /** A session has lost an entry: for readers it ends before it, and the operator is told. */
  private void endBefore(String session, long born, long seq) {
    SessionIndex now = sessions.get(session);
    while (now != null && now.born == born && now.lastSeq >= seq) {
      SessionIndex cut = now.upTo(seq - 1, Math.max(now.lastSeq, now.lostSeq));
      if (sessions.replace(session, now, cut)) {
        count(now, cut);
        LOG.error("The journal {} is damaged: {}.", place, cut.sentence(session));
        return;
      }
      now = sessions.get(session);
    }
  }

  long bytes() {
    return all.values().stream().mapToLong(Segment::bytes).sum();
  }

  void close() throws IOException {
    if (isClosed) {
      return;
    }
    isClosed = true;
    removing.writeLock().lock();
    try {
      for (Segment each : all.values()) {
        each.close();
      }
      for (Disk each : manifests) {
        each.close();
      }
    } finally {
      removing.writeLock().unlock();
      folder.close();
    }
  }
}
