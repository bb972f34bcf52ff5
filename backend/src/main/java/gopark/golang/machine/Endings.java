package gopark.golang.machine;

import gopark.golang.value.GoPanic;
import gopark.program.Operation;
import gopark.program.Outcome;

/** Where calls return to that no instruction of the program has made. */
final class Endings {
  private Endings() {}

  /** The goroutine's function has returned. */
  static final class GoroutineEnds extends Instruction {
    @Override
    public int run(Fiber f, int pc) {
      boolean waits = f.id == World.MAIN && f.world.mainWaitsForPanics();
      return f.wait(waits ? new Operation.Gosched() : new Operation.Return());
    }

    @Override
    public int resume(Fiber f, int pc, Outcome outcome) {
      return run(f, pc);
    }
  }

  /** A deferred call has returned that a panic ran. */
  static final class DeferredReturns extends Instruction {
    @Override
    public int run(Fiber f, int pc) {
      return Unwinding.deferredReturned(f);
    }
  }

  /** A method has returned that was asked what a panic's value says. */
  static final class Printed extends Instruction {
    @Override
    public int run(Fiber f, int pc) {
      return PanicText.printed(f);
    }
  }

  /** The code of a nil function that a deferred call, or a new goroutine, calls. */
  static final class CallsNil extends Instruction {
    @Override
    public int run(Fiber f, int pc) {
      throw GoPanic.nilDereference();
    }
  }
}
