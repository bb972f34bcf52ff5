package gopark.journal.valkey;

import gopark.journal.Damage;
import gopark.journal.SessionHead;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far a session has come.
 *
 * @param last the number of its last entry
 * @param count how many there are
 * @param isNamed whether it is among the sessions
 */
record Head(long last, long count, boolean isNamed) {

  static Head of(List<Object> answer) {
    return new Head((Long) answer.get(0), (Long) answer.get(1), (Long) answer.get(2) == 1);
  }

  /** Entries are never taken away one by one: where some are missing, something else did it. */
  boolean isWhole() {
    return last == count && (last > 0 || !isNamed);
  }

  /** What is lost if those after an entry cannot be read. */
  static Damage damage(String session, long whole) {
    return new Damage(
        whole,
        "Session %s is whole up to entry %d; what the storage had after that is lost."
            .formatted(session, whole));
  }

  /** A head that the storage has told in a list. */
  static SessionHead told(String session, Head head, long millis, @Nullable Damage damage) {
    long whole = damage == null ? head.last : damage.lastWholeSeq();
    return new SessionHead(session, whole, Instant.ofEpochMilli(millis), damage);
  }
}
