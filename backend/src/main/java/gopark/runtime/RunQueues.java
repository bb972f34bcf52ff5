package gopark.runtime;

import gopark.runtime.event.Place;

/** Putting goroutines into queues and taking them out. In Go: runqput, runqget, globrunqget. */
final class RunQueues {
  private final Core core;

  RunQueues(Core core) {
    this.core = core;
  }

  /** In Go: runqput. */
  Place put(Machine m, Processor p, Goroutine g, boolean next) {
    throw new UnsupportedOperationException();
  }
}
