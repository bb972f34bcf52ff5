package gopark;

import gopark.computing.CoreScheduler;
import gopark.journal.Damage;
import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalException;
import gopark.journal.SessionDamaged;
import gopark.journal.SessionHead;
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
  private final AtomicLong damaged = new AtomicLong();
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
      damaged.addAndGet(heads.stream().filter(head -> head.damage() != null).count());
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

  /** How many sessions have lost entries. */
  long damaged() {
    return damaged.get();
  }

  /** How many bytes its files have. */
  long bytes() {
    return journal.bytes();
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
    writing(() -> {
      journal.checkWritable();
      return true;
    });
    trouble = null;
  }

  private <T> T writing(Supplier<T> action) {
    try {
      return action.get();
    } catch (SessionDamaged e) {
      throw e;
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
    boolean isDamaged = journal.damageOf(session) != null;
    boolean was = writing(() -> journal.delete(session));
    if (was) {
      damaged.addAndGet(isDamaged ? -1 : 0);
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
  public @Nullable Damage damageOf(String session) {
    return journal.damageOf(session);
  }

  @Override
  public void close() {
    journal.close();
  }
}
