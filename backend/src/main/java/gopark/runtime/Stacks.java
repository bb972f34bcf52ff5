package gopark.runtime;

import gopark.program.Operation;

/** Stacks that grow by copying. In Go: stack.go. */
final class Stacks {
  private final Core core;

  Stacks(Core core) {
    this.core = core;
  }

  long use(Machine m, Goroutine g, Operation.UseStack op) {
    throw new UnsupportedOperationException();
  }

  void shrink(Goroutine g) {
    throw new UnsupportedOperationException();
  }
}
