package gopark.web;

import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * Threads for work that is short and needs no core that sessions have, but would hold the threads
 * which every request passes.
 */
public final class ServingThreads {

  /** More pieces of work than there may be connections never wait. */
  private static final int MOST_WAITING = 100_000;

  private ServingThreads() {}

  /** Half as many threads as there are processors, whose names begin so; to be disposed of. */
  public static Scheduler named(String name) {
    int threads = Math.max(2, Runtime.getRuntime().availableProcessors() / 2);
    return Schedulers.newBoundedElastic(threads, MOST_WAITING, name);
  }
}
