package gopark.web.stream;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import reactor.core.scheduler.Scheduler;

/**
 * The line in which broadcasts wait for a thread to work on. Only a few are at work at a time, so
 * that however many sessions are watched, commands and other requests find threads for themselves.
 */
final class Turns {

  private static final int AT_ONCE = 4 * Runtime.getRuntime().availableProcessors();

  private final Scheduler threads;
  private final Queue<Runnable> line = new ConcurrentLinkedQueue<>();
  private final AtomicInteger working = new AtomicInteger();

  Turns(Scheduler threads) {
    this.threads = threads;
  }

  void add(Runnable turn) {
    line.add(turn);
    hire();
  }

  private void hire() {
    int now = working.get();
    while (now < AT_ONCE) {
      if (working.compareAndSet(now, now + 1)) {
        begin();
        return;
      }
      now = working.get();
    }
  }

  private void begin() {
    try {
      threads.schedule(this::work);
    } catch (RejectedExecutionException serverEnds) {
      working.decrementAndGet();
    }
  }

  private void work() {
    try {
      for (Runnable turn = line.poll(); turn != null; turn = line.poll()) {
        turn.run();
      }
    } finally {
      working.decrementAndGet();
      if (!line.isEmpty()) {
        hire();
      }
    }
  }
}
