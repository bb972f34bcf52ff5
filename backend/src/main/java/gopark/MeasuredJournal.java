package gopark;

import gopark.computing.CoreScheduler;
import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalException;
import gopark.journal.JournalListener;
import gopark.journal.SessionHead;
import gopark.journal.Subscription;
import gopark.journal.Written;
import gopark.journal.embedded.EmbeddedJournal;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The journal, and how it fares: what writing takes, whether it succeeds, how much is kept. */
final class MeasuredJournal implements Journal {

  private static final int HEADS_AT_A_TIME = 1_000;

  private final EmbeddedJournal journal;
  private final Timer appends;
  private final AtomicLong stored = new AtomicLong();
  private final AtomicLong deleted = new AtomicLong();
  private volatile @Nullable JournalException trouble;

  MeasuredJournal(EmbeddedJournal journal, MeterRegistry meters) {
    this.journal = journal;
    appends =
        Timer.builder("gopark.journal.append")
            .description("What it takes until an entry is safe on the disk")
            .publishPercentileHistogram()
            .register(meters);
    for (List<SessionHead> heads = journal.sessions("", HEADS_AT_A_TIME);
        !heads.isEmpty();
        heads = journal.sessions(heads.getLast().session(), HEADS_AT_A_TIME)) {
      stored.addAndGet(heads.size());
    }
  }

  /** How many sessions are in it. */
  long stored() {
    return stored.get();
  }

  /** How many sessions have been deleted since this was asked last. */
  long newlyDeleted() {
    return deleted.getAndSet(0);
  }

  /** Why the last write did not succeed; null if it did. */
  @Nullable JournalException trouble() {
    return trouble;
  }

  void compact(int maxMegabytes) {
    writing(() -> {
      journal.compact(maxMegabytes);
      return true;
    });
    trouble = null;
  }

  /** After a write that did not succeed: tries whether writing is possible again. */
  void tryAgain() {
    // It writes nothing new but writes all the same, in the very place.
    compact(0);
  }

  private <T> T writing(Supplier<T> action) {
    try {
      return action.get();
    } catch (JournalException e) {
      trouble = e;
      throw e;
    }
  }

  @Override
  public Written appendAll(String session, long expectedSeq, List<Map<String, Object>> entries) {
    Timer.Sample sample = Timer.start();
    Written written =
        CoreScheduler.withoutCore(
            () -> writing(() -> journal.appendAll(session, expectedSeq, entries)));
    sample.stop(appends);
    if (written instanceof Written.Appended) {
      trouble = null;
      if (expectedSeq == 0) {
        stored.incrementAndGet();
      }
    }
    return written;
  }

  @Override
  public boolean delete(String session) {
    boolean was = writing(() -> journal.delete(session));
    if (was) {
      stored.decrementAndGet();
      deleted.incrementAndGet();
    }
    return was;
  }

  @Override
  public List<Entry> read(String session, long afterSeq, int limit) {
    return journal.read(session, afterSeq, limit);
  }

  @Override
  public long lastSeq(String session) {
    return journal.lastSeq(session);
  }

  @Override
  public List<SessionHead> sessions(String after, int limit) {
    return journal.sessions(after, limit);
  }

  @Override
  public Subscription follow(String session, long afterSeq, JournalListener listener) {
    return journal.follow(session, afterSeq, listener);
  }

  @Override
  public void close() {
    journal.close();
  }
}
