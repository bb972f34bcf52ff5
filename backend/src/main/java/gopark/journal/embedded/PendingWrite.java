package gopark.journal.embedded;

import gopark.journal.Damage;
import gopark.journal.JournalException;
import gopark.journal.SessionDamaged;
import gopark.journal.Written;
import org.jspecify.annotations.Nullable;

/**
 * Something one caller wants written. Whoever writes for all sets its fields, and {@code isDone}
 * last; the caller reads them once it is done.
 */
abstract sealed class PendingWrite {

  final String session;
  private volatile boolean isDone;
  private @Nullable JournalException failure;

  private PendingWrite(String session) {
    this.session = session;
  }

  /** Adds its records to what is written, or why it has none. */
  abstract void apply(Batch batch);

  final void done(@Nullable JournalException why) {
    failure = why == null ? failure : why;
    isDone = true;
  }

  final void refuse(JournalException why) {
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
  static final class Append extends PendingWrite {

    private final long expectedSeq;
    private final int count;
    private final byte[] payload;
    private final long millis;
    private Written result = new Written.Stale(0);

    Append(String session, long expectedSeq, int count, byte[] payload, long millis) {
      super(session);
      this.expectedSeq = expectedSeq;
      this.count = count;
      this.payload = payload;
      this.millis = millis;
    }

    @Override
    void apply(Batch batch) {
      SessionIndex stored = batch.session(session);
      Damage damage = stored == null ? null : stored.damage(session);
      long last = stored == null ? 0 : stored.lastSeq;
      if (damage != null) {
        refuse(new SessionDamaged(damage));
      } else if (last != expectedSeq) {
        result = new Written.Stale(last);
      } else {
        batch.entries(session, count, payload, millis);
        result = new Written.Appended(last + count);
      }
    }

    Written result() {
      check();
      return result;
    }
  }

  /** The end of a session. */
  static final class Delete extends PendingWrite {

    /** Whatever its last entry is. */
    static final long ANY = -1;

    private final long expectedSeq;
    private boolean was;

    Delete(String session, long expectedSeq) {
      super(session);
      this.expectedSeq = expectedSeq;
    }

    @Override
    void apply(Batch batch) {
      SessionIndex stored = batch.session(session);
      was = stored != null && (expectedSeq == ANY || stored.lastSeq == expectedSeq);
      if (stored != null && was) {
        batch.deleted(session, stored.born);
      }
    }

    boolean was() {
      check();
      return was;
    }
  }

  /** What was lost before: after the entries that were appended there were more. */
  static final class Lose extends PendingWrite {

    private final long last;

    Lose(String session, long last) {
      super(session);
      this.last = last;
    }

    @Override
    void apply(Batch batch) {
      batch.lost(session, last);
    }
  }
}
