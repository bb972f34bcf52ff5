package gopark;

import gopark.computing.CoreScheduler;
import gopark.journal.Damage;
import gopark.journal.Entry;
import gopark.journal.Follower;
import gopark.journal.Journal;
import gopark.journal.JournalException;
import gopark.journal.JournalFull;
import gopark.journal.SessionDamaged;
import gopark.journal.SessionHead;
import gopark.journal.Written;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The journal, and how it fares: what writing takes, whether it succeeds, how much is kept. */
final class MeasuredJournal implements Journal {

  /**
   * How much the server can know of, and how much of the disk new sessions leave.
   *
   * @param sessions that are stored
   * @param memory bytes that it takes to know where all entries are
   * @param free bytes that a new session leaves for the commands of those which are there
   */
  record Room(long sessions, long memory, long free) {}

  private final Storage storage;
  private final Room room;
  private final Journal journal;
  private final Timer appends;
  private final Tracer tracer;
  private volatile @Nullable JournalException trouble;

  MeasuredJournal(Storage storage, Room room, MeterRegistry meters, OpenTelemetry telemetry) {
    this.storage = storage;
    this.room = room;
    journal = storage.journal();
    tracer = telemetry.getTracer("gopark.journal");
    appends =
        Timer.builder("gopark.journal.append")
            .description("What it takes until an entry is safe on the disk")
            .publishPercentileHistogram()
            .register(meters);
  }

  /** What the sessions are kept in, for the operator. */
  Storage storage() {
    return storage;
  }

  /** Why the last write did not succeed; null if it did. */
  @Nullable JournalException trouble() {
    return trouble;
  }

  /** Gives back what was deleted; whether anything can be written again says {@link #tryAgain}. */
  void compact(int maxMegabytes) {
    writing(() -> {
      storage.compact(maxMegabytes);
      return true;
    });
  }

  /** Tries whether writing is possible again after a write that failed. */
  void tryAgain() {
    writing(() -> {
      storage.checkWritable();
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

  /**
   * Refuses what the server could not know of, and what would take the last of the disk from the
   * sessions that are stored already; for those it is no trouble.
   */
  private void checkRoom(boolean isNew) {
    if (isNew && storage.stored() >= room.sessions()) {
      throw new JournalFull(
          "There are %d sessions, as many as may be stored.".formatted(storage.stored()), null);
    }
    if (isNew && room.free() > 0 && storage.freeBytes() < room.free()) {
      throw new JournalFull(
          "Less than %d MB are free: they are kept for the sessions that there are."
              .formatted(room.free() >> 20),
          null);
    }
    if (storage.memory() > room.memory()) {
      throw new JournalFull("No memory is left to know where more entries are.", null);
    }
  }

  @Override
  public Written appendAll(String session, long expectedSeq, List<Map<String, Object>> entries) {
    checkRoom(expectedSeq == 0);
    Timer.Sample sample = Timer.start();
    Span span = tracer.spanBuilder("append").setAttribute("gopark.session", session).startSpan();
    Written written;
    try {
      written =
          CoreScheduler.withoutCore(
              () -> writing(() -> journal.appendAll(session, expectedSeq, entries)));
    } catch (JournalException failure) {
      span.recordException(failure).setStatus(StatusCode.ERROR);
      throw failure;
    } finally {
      span.end();
    }
    sample.stop(appends);
    if (written instanceof Written.Appended) {
      trouble = null;
      if (expectedSeq == 0) {
        storage.created();
      }
    }
    return written;
  }

  @Override
  public boolean delete(String session) {
    return deleting(() -> journal.delete(session));
  }

  @Override
  public boolean deleteAt(String session, long expectedSeq) {
    return deleting(() -> journal.deleteAt(session, expectedSeq));
  }

  private boolean deleting(Supplier<Boolean> action) {
    boolean was = CoreScheduler.withoutCore(() -> writing(action));
    if (was) {
      storage.deleted();
    }
    return was;
  }

  @Override
  public List<Entry> read(String session, long afterSeq, int limit) {
    return CoreScheduler.withoutCore(() -> journal.read(session, afterSeq, limit));
  }

  @Override
  public long lastSeq(String session) {
    return CoreScheduler.withoutCore(() -> journal.lastSeq(session));
  }

  @Override
  public List<SessionHead> sessions(String after, int limit) {
    return CoreScheduler.withoutCore(() -> journal.sessions(after, limit));
  }

  @Override
  public @Nullable Damage damageOf(String session) {
    return CoreScheduler.<@Nullable Damage>withoutCore(() -> journal.damageOf(session));
  }

  @Override
  public void follow(Follower follower) {
    journal.follow(follower);
  }

  @Override
  public void close() {
    journal.close();
  }
}
