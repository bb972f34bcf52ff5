package gopark.journal.embedded;

import gopark.journal.Damage;
import gopark.journal.SessionHead;
import java.time.Instant;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What is kept in memory of a session: where its entries are. It does not change; the next one of
 * the same session shares its arrays, of which each sees only the entries it knows.
 */
final class SessionIndex {

  /** Nobody knows how many entries there were. */
  static final long UNKNOWN = Long.MAX_VALUE;

  /** The bytes of memory of one without entries. */
  private static final long OWN_MEMORY = 90;

  /** Which session of this name it is: the ordinal of its first record. */
  final long born;

  /** The last entry of those that are whole. */
  final long lastSeq;

  /** The last entry that is known to have been, or maybe to have been; 0 if none is lost. */
  final long lostSeq;

  final long millis;
  private final long[] places;
  private final int[] lengths;

  SessionIndex(long born, long lastSeq, long lostSeq, long millis, long[] places, int[] lengths) {
    this.born = born;
    this.lastSeq = lastSeq;
    this.lostSeq = lostSeq;
    this.millis = millis;
    this.places = places;
    this.lengths = lengths;
  }

  static SessionIndex begun(long born) {
    return new SessionIndex(born, 0, 0, 0, new long[2], new int[2]);
  }

  /** A place in a segment. */
  static long place(long segment, long offset) {
    return segment << 32 | offset;
  }

  static long segment(long place) {
    return place >>> 32;
  }

  static long offset(long place) {
    return place & 0xFFFF_FFFFL;
  }

  /** This index with entries that are in one more record. */
  SessionIndex plus(int count, long place, int length, long now) {
    int from = (int) lastSeq;
    int to = from + count;
    int room = to <= places.length ? places.length : Math.max(to, from + from / 2 + 2);
    long[] morePlaces = room == places.length ? places : Arrays.copyOf(places, room);
    int[] moreLengths = room == places.length ? lengths : Arrays.copyOf(lengths, room);
    Arrays.fill(morePlaces, from, to, place);
    Arrays.fill(moreLengths, from, to, 0);
    moreLengths[from] = length;
    return new SessionIndex(born, to, lostSeq, now, morePlaces, moreLengths);
  }

  /** This index where all after an entry is lost. */
  SessionIndex upTo(long whole, long lost) {
    return new SessionIndex(born, whole, lost, millis, places, lengths);
  }

  /** A copy of this index, where nobody else sees that records move. */
  SessionIndex copy() {
    int size = (int) lastSeq;
    return new SessionIndex(
        born,
        lastSeq,
        lostSeq,
        millis,
        Arrays.copyOf(places, Math.max(2, size)),
        Arrays.copyOf(lengths, Math.max(2, size)));
  }

  /** Only a copy moves its records. */
  void move(long firstSeq, int count, long place) {
    int from = (int) firstSeq - 1;
    Arrays.fill(places, from, (int) Math.min(lastSeq, from + (long) count), place);
  }

  long place(long seq) {
    return places[(int) seq - 1];
  }

  /** How long the record is that begins with this entry; 0 if it began with one before. */
  int length(long seq) {
    return lengths[(int) seq - 1];
  }

  /** How many bytes its records have. */
  long bytes() {
    long bytes = 0;
    for (long seq = 1; seq <= lastSeq; seq++) {
      bytes += length(seq);
    }
    return bytes;
  }

  /** About how many bytes of memory it takes. */
  long memory() {
    return OWN_MEMORY + (long) places.length * (Long.BYTES + Integer.BYTES);
  }

  /** The first entry of the record that has this one. */
  long recordOf(long seq) {
    long first = seq;
    while (length(first) == 0) {
      first--;
    }
    return first;
  }

  boolean isDamaged() {
    return lostSeq > 0;
  }

  @Nullable Damage damage(String session) {
    return isDamaged() ? new Damage(lastSeq, sentence(session)) : null;
  }

  /** How far the session is whole. */
  String sentence(String session) {
    String begins = "session " + session;
    if (lostSeq == UNKNOWN) {
      return "%s may lack what came after entry %d".formatted(begins, lastSeq);
    }
    return lastSeq == 0
        ? "%s has no whole entry of %d".formatted(begins, lostSeq)
        : "%s is whole up to entry %d of %d".formatted(begins, lastSeq, lostSeq);
  }

  SessionHead head(String session) {
    return new SessionHead(session, lastSeq, Instant.ofEpochMilli(millis), damage(session));
  }
}
