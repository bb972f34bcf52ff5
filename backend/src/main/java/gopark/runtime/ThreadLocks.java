package gopark.runtime;

import gopark.program.Operation;

/** Goroutines locked to their threads. In Go: LockOSThread, stoplockedm, startlockedm. */
final class ThreadLocks {
  private final Core core;

  ThreadLocks(Core core) {
    this.core = core;
  }

  long lock(Machine m, Goroutine g, Operation.LockThread op) {
    throw new UnsupportedOperationException();
  }

  long unlock(Machine m, Goroutine g, Operation.UnlockThread op) {
    throw new UnsupportedOperationException();
  }

  /** The machine, whose locked goroutine cannot run now, gives its processor away and sleeps. */
  void stoplockedm(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** The machine gives its processor to the one that g is locked to, and sleeps. */
  void startlockedm(Machine m, Goroutine g) {
    throw new UnsupportedOperationException();
  }

  void lockInternally(Machine m, Goroutine g) {
    throw new UnsupportedOperationException();
  }

  void unlockInternally(Machine m, Goroutine g) {
    throw new UnsupportedOperationException();
  }

  boolean exitLocked(Machine m, Goroutine g) {
    throw new UnsupportedOperationException();
  }
}
