package gopark.runtime;

import gopark.program.Operation;

/** Select: which case goes ahead. In Go: select.go. */
final class Selects {
  private final Core core;

  Selects(Core core) {
    this.core = core;
  }

  long select(Machine m, Goroutine g, Operation.Select op) {
    throw new UnsupportedOperationException();
  }

  long resumed(Machine m, Goroutine g, Operation.Select op) {
    throw new UnsupportedOperationException();
  }
}
