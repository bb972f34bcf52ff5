package gopark.journal.embedded;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is found of a session while the files are read, in any order. */
final class Found {

  final long born;
  private long[] places = new long[2];
  private int[] lengths = new int[2];
  private long expected;
  private long millis;
  private long knownAt;
  private @Nullable RecordHeader mark;

  Found(long born) {
    this.born = born;
  }

  /** Entries that are whole. */
  void put(RecordHeader header, long place) {
    expect(header);
    int from = (int) header.seq() - 1;
    int to = from + header.count();
    if (to > places.length) {
      int room = Math.max(to, 2 * places.length);
      places = Arrays.copyOf(places, room);
      lengths = Arrays.copyOf(lengths, room);
    }
    Arrays.fill(places, from, to, place);
    Arrays.fill(lengths, from, to, 0);
    lengths[from] = header.length() + header.payload();
  }

  /** Entries that were written. */
  void expect(RecordHeader header) {
    long last = header.seq() + header.count() - 1;
    if (last >= expected) {
      expected = last;
      millis = Math.max(millis, header.millis());
    }
  }

  /** The record was there when a mirror was begun. */
  void known(RecordHeader header) {
    knownAt = Math.max(knownAt, header.batch());
    expect(header);
  }

  /** Whether it was begun before a mirror that knew all sessions, and not this one. */
  boolean isDeadAt(long seen) {
    return born <= seen && knownAt < seen;
  }

  /** An earlier start has found that entries are lost. */
  void mark(RecordHeader header) {
    if (mark == null || header.seq() <= mark.seq()) {
      mark = header;
    }
    millis = Math.max(millis, header.millis());
  }

  /** Whether entries are lost that no earlier start has found lost. */
  boolean isNewlyDamaged() {
    return whole() < (mark == null ? expected : mark.seq());
  }

  private long whole() {
    int whole = 0;
    while (whole < places.length && places[whole] != 0) {
      whole++;
    }
    return whole;
  }

  SessionIndex stored() {
    long whole = whole();
    RecordHeader marked = mark;
    if (marked != null) {
      long last = Math.min(whole, marked.seq());
      long lost = marked.count() < 0 ? SessionIndex.UNKNOWN : marked.seq() + marked.count();
      return stored(last, lost);
    }
    return stored(whole, whole < expected ? expected : 0);
  }

  private SessionIndex stored(long last, long lost) {
    return new SessionIndex(born, last, lost, millis, places, lengths);
  }
}
