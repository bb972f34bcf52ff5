package gopark.computing;

import java.time.Duration;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads on which tasks run. Whoever asks for one holds the scheduler's lock. */
final class TaskThreads {
  static final ThreadFactory OF_THE_SYSTEM =
      Thread.ofPlatform().daemon().name("computing-", 1).factory();

  private static final long IDLE_SECONDS = 10;

  private final ThreadPoolExecutor threads;

  /** Whether the system had no thread when it was last asked for one. */
  private boolean lacking;

  TaskThreads(ThreadFactory factory) {
    threads =
        new ThreadPoolExecutor(
            0,
            Integer.MAX_VALUE,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            factory);
  }

  /** Runs a task. False if the system has no thread for it. */
  boolean run(Task task) {
    try {
      threads.execute(task);
      return true;
    } catch (OutOfMemoryError noThread) {
      lacking = true;
      return false;
    }
  }

  /** Whether the system is worth asking. */
  boolean mayHaveMore() {
    return !lacking;
  }

  /** Lets the system be asked again. */
  void askAgain() {
    lacking = false;
  }

  /** Lets the tasks come to their end. False if some were cut off. */
  boolean end(Duration patience) {
    threads.shutdown();
    boolean ended = false;
    try {
      ended = threads.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (!ended) {
      threads.shutdownNow();
    }
    return ended;
  }
}
