package gopark.runtime;

import gopark.program.Operation;

/** The ends of the process, with the text that Go prints. In Go: panic.go, checkdead, main. */
final class Endings {
  private final Core core;

  Endings(Core core) {
    this.core = core;
  }

  /** Main has returned. */
  void mainReturned(Machine m) {
    throw new UnsupportedOperationException();
  }

  void exit(Machine m, Operation.ExitProcess op) {
    throw new UnsupportedOperationException();
  }

  void panic(Machine m, Goroutine g, String text) {
    throw new UnsupportedOperationException();
  }

  /** {@code fatal error: text} with all goroutines. */
  void fatal(Machine m, Goroutine g, String text) {
    throw new UnsupportedOperationException();
  }

  /** A machine went idle: is anybody left who could ever run? In Go: checkdead. */
  void checkdead() {
    throw new UnsupportedOperationException();
  }

  /** The program has used up what a stranger's program may. */
  void limitReached(Machine m, String what, long limit) {
    throw new UnsupportedOperationException();
  }

  void threadExhaustion() {
    throw new UnsupportedOperationException();
  }
}
