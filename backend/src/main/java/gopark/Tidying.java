package gopark;

import gopark.journal.JournalException;
import gopark.journal.JournalFull;
import gopark.session.Sessions;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.scheduler.Scheduler;

/** Now and then puts away what nobody uses, deletes what is too old, and gives back its space. */
final class Tidying implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Tidying.class);

  /** The megabytes compacted at a time; writers wait meanwhile. */
  private static final int COMPACT_MEGABYTES = 8;

  private static final int TIDIES_BETWEEN_TRIALS = 10;

  private final Sessions sessions;
  private final MeasuredJournal journal;
  private final Scheduler scheduler;
  private final InstantSource clock;
  private final GoParkProperties properties;
  private volatile @Nullable Disposable work;
  private int tidied;

  Tidying(
      Sessions sessions,
      MeasuredJournal journal,
      Scheduler scheduler,
      InstantSource clock,
      GoParkProperties properties) {
    this.sessions = sessions;
    this.journal = journal;
    this.scheduler = scheduler;
    this.clock = clock;
    this.properties = properties;
  }

  @Override
  public void start() {
    long tidy = properties.tidyEvery().toMillis();
    long expire = properties.expireEvery().toMillis();
    work =
        Disposables.composite(
            scheduler.schedulePeriodically(this::tidy, tidy, tidy, TimeUnit.MILLISECONDS),
            scheduler.schedulePeriodically(this::expire, expire, expire, TimeUnit.MILLISECONDS));
  }

  private void tidy() {
    try {
      sessions.tidy(clock.millis());
      journal.storage().look();
      if (journal.trouble() != null && ++tidied % TIDIES_BETWEEN_TRIALS == 0) {
        tryToWrite();
      }
    } catch (RuntimeException e) {
      LOG.warn("Sessions could not be tidied; it will be tried again", e);
    }
  }

  private void tryToWrite() {
    try {
      if (journal.trouble() instanceof JournalFull) {
        journal.compact(COMPACT_MEGABYTES);
      }
      journal.tryAgain();
      LOG.info("The journal can be written again");
    } catch (JournalException e) {
      LOG.warn("Nothing new can be stored: {}", e.getMessage());
    }
  }

  private void expire() {
    try {
      int expired = sessions.expire(clock.millis());
      if (expired > 0) {
        LOG.info("{} sessions had not been used for too long and were deleted", expired);
      }
    } catch (RuntimeException e) {
      LOG.warn("Some old sessions could not be deleted; it will be tried again", e);
    }
    try {
      // Also of sessions that a round before this had no time for, or a server before this one.
      journal.compact(COMPACT_MEGABYTES);
    } catch (RuntimeException e) {
      LOG.warn("What was deleted still takes its space; it will be tried again", e);
    }
  }

  @Override
  public void stop() {
    Disposable started = work;
    work = null;
    if (started != null) {
      started.dispose();
    }
  }

  @Override
  public boolean isRunning() {
    return work != null;
  }
}
