package gopark.runtime;

import gopark.program.Program;
import org.jspecify.annotations.Nullable;

/** Making goroutines, and what becomes of those that end. In Go: newproc, gfget, gfput. */
final class Goroutines {
  private final Core core;

  Goroutines(Core core) {
    this.core = core;
  }

  /** A new goroutine in the runnext of the machine's processor. Calls wakep. */
  Goroutine newproc(Machine m, @Nullable Goroutine parent, Program program) {
    throw new UnsupportedOperationException();
  }

  /** One of the runtime's own, which no learner's list of goroutines counts. */
  Goroutine newSystemGoroutine(Machine m, @Nullable Goroutine parent, Program program) {
    throw new UnsupportedOperationException();
  }
}
