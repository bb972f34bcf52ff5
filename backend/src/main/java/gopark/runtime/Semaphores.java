package gopark.runtime;

import gopark.program.Operation;

/** Semaphores, on which package sync is built. In Go: sema.go. */
final class Semaphores {
  private final Core core;

  Semaphores(Core core) {
    this.core = core;
  }

  long acquire(Machine m, Goroutine g, Operation.Acquire op) {
    throw new UnsupportedOperationException();
  }

  long acquireResumed(Machine m, Goroutine g, Operation.Acquire op) {
    throw new UnsupportedOperationException();
  }

  long release(Machine m, Goroutine g, Operation.Release op) {
    throw new UnsupportedOperationException();
  }
}
