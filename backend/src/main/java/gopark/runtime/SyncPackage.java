package gopark.runtime;

import gopark.program.Operation;

/** Mutex, RWMutex, WaitGroup and Cond. In Go: internal/sync and sync. */
final class SyncPackage {
  private final Core core;

  SyncPackage(Core core) {
    this.core = core;
  }

  long make(Machine m, Goroutine g, Operation.MakeSync op) {
    throw new UnsupportedOperationException();
  }

  /** Any operation of package sync. */
  long perform(Machine m, Goroutine g, Operation op) {
    throw new UnsupportedOperationException();
  }

  /** The goroutine runs again in the middle of it. */
  long resumed(Machine m, Goroutine g, Operation op) {
    throw new UnsupportedOperationException();
  }
}
