package gopark.journal.embedded;

import gopark.journal.embedded.RecordHeader.Kind;
import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Records that are written at once, and what the sessions are after them. */
final class Batch {

  private final Map<String, SessionIndex> before;
  private final Map<String, @Nullable SessionIndex> changed = new HashMap<>();
  private final ByteArrayOutputStream records = new ByteArrayOutputStream();
  private final ByteArrayOutputStream headers = new ByteArrayOutputStream();
  private final long segment;
  private final long offset;
  private final long first;
  private long next;

  /** A batch that will stand in a segment from an offset on, and whose first ordinal that is. */
  Batch(Map<String, SessionIndex> before, long segment, long offset, long first) {
    this.before = before;
    this.segment = segment;
    this.offset = offset;
    this.first = first;
    this.next = first;
  }

  /** What is known of a session so far; null if there is none. */
  @Nullable SessionIndex session(String name) {
    return changed.containsKey(name) ? changed.get(name) : before.get(name);
  }

  void entries(String session, int count, byte[] payload, long millis) {
    SessionIndex known = session(session);
    SessionIndex stored = known == null ? SessionIndex.begun(next) : known;
    int sum = RecordHeader.sum(payload, 0, payload.length);
    RecordHeader header =
        new RecordHeader(
            Kind.ENTRIES,
            next,
            first,
            stored.born,
            stored.lastSeq + 1,
            count,
            millis,
            session,
            payload.length,
            sum);
    long place = add(header, payload);
    changed.put(session, stored.plus(count, place, header.length() + payload.length, millis));
  }

  /** Writes a record again, for a copy of a session, which is changed by it. */
  void again(SessionIndex copy, RecordHeader old, byte[] payload) {
    RecordHeader header = old.moved(next, first);
    copy.move(header.seq(), header.count(), add(header, payload));
    changed.put(header.session(), copy);
  }

  void deleted(String session, long born) {
    add(plain(Kind.DELETED, born, 0, 0, 0, session, new byte[0]), new byte[0]);
    SessionIndex stored = session(session);
    if (stored != null && stored.born <= born) {
      changed.put(session, null);
    }
  }

  void damaged(String session, SessionIndex stored) {
    int lost =
        stored.lostSeq == SessionIndex.UNKNOWN ? -1 : (int) (stored.lostSeq - stored.lastSeq);
    add(
        plain(Kind.DAMAGED, stored.born, stored.lastSeq, lost, stored.millis, session, new byte[0]),
        new byte[0]);
  }

  /** Notes that a session had more entries than are known. */
  void lost(String session, long last) {
    SessionIndex known = session(session);
    SessionIndex stored = known == null ? SessionIndex.begun(next) : known;
    SessionIndex damaged = stored.upTo(stored.lastSeq, last);
    damaged(session, damaged);
    changed.put(session, damaged);
  }

  void trial(byte[] payload) {
    add(plain(Kind.TRIAL, 0, 0, 0, 0, "", payload), payload);
  }

  private RecordHeader plain(
      Kind kind, long born, long seq, int count, long millis, String session, byte[] payload) {
    int sum = RecordHeader.sum(payload, 0, payload.length);
    return new RecordHeader(
        kind, next, first, born, seq, count, millis, session, payload.length, sum);
  }

  private long add(RecordHeader header, byte[] payload) {
    long place = SessionIndex.place(segment, offset + records.size());
    byte[] bytes = header.bytes();
    records.writeBytes(bytes);
    records.writeBytes(payload);
    headers.writeBytes(bytes);
    next++;
    return place;
  }

  boolean isEmpty() {
    return next == first;
  }

  int size() {
    return records.size();
  }

  /** The ordinal of the last record. */
  long last() {
    return next - 1;
  }

  byte[] records() {
    return records.toByteArray();
  }

  byte[] headers() {
    return headers.toByteArray();
  }

  /** What became of the sessions that it has changed; null: gone. */
  Map<String, @Nullable SessionIndex> changed() {
    return changed;
  }
}
