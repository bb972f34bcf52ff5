package gopark;

import gopark.web.SessionWork;
import java.time.Duration;
import java.util.concurrent.Delayed;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * Where sessions are asked and told: it may take long, and it may wait for locks and for the disk.
 *
 * <p>The threads are virtual, so that those who wait cost little and those who compute share as
 * many cores as there are. There is a limit to how many tasks are under way, because each may hold
 * a copy of a simulation; the others stand in line.
 */
final class SessionThreads implements SessionWork, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(SessionThreads.class);

  /** More than there are cores, for those that wait for the disk. */
  private static final int AT_ONCE = 256;

  private final ScheduledThreadPoolExecutor executor;
  private final Scheduler scheduler;
  private final Duration patience;

  /**
   * @param patience with what is under way when the server ends
   */
  SessionThreads(Duration patience) {
    this.patience = patience;
    executor =
        new ScheduledThreadPoolExecutor(AT_ONCE, Thread.ofVirtual().name("session-", 1).factory());
    executor.setRemoveOnCancelPolicy(true);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    scheduler = Schedulers.fromExecutorService(executor, "session");
  }

  Scheduler scheduler() {
    return scheduler;
  }

  @Override
  public long waitMs() {
    // What is to begin later stands in line too, behind what should have begun.
    return executor.getQueue().peek() instanceof Delayed first
        ? Math.max(0, -first.getDelay(TimeUnit.MILLISECONDS))
        : 0;
  }

  @Override
  public int running() {
    return executor.getActiveCount();
  }

  /** Lets what is under way come to its end, but not for ever. */
  @Override
  public void close() {
    executor.shutdown();
    try {
      if (!executor.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("{} tasks of sessions were cut off", executor.getActiveCount());
        executor.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      executor.shutdownNow();
    }
  }
}
