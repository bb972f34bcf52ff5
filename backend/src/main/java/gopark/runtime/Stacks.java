package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.GoroutineStatus;

/**
 * Stacks that grow by copying. In Go: stack.go. Left out: frames so large that a stack grows by
 * more than twice at a time.
 */
final class Stacks {
  /** What a prologue leaves free at the end of every stack. In Go: stackGuard. */
  private static final int GUARD = 928;

  /** The part of it that a function without a prologue may use. In Go: stackNosplit. */
  private static final int NO_SPLIT = 800;

  /** How many bytes are copied in a nanosecond. */
  private static final int BYTES_PER_NS = 16;

  private final Core core;

  Stacks(Core core) {
    this.core = core;
  }

  /** Doubles the stack until the calls fit. In Go: newstack. */
  long use(Machine m, Goroutine g, Operation.UseStack op) {
    long cost = core.costs.step();
    while (op.bytes() > g.stackBytes() - GUARD) {
      int old = g.stackBytes();
      if (2L * old > core.sched.maxstacksize) {
        core.endings.stackOverflow(m, g);
        return cost;
      }
      g.become(GoroutineStatus.COPYSTACK, core.now);
      g.stackDoublings++;
      core.tell(EventKind.STACK_GROWN, m, g, old, g.stackBytes());
      g.become(GoroutineStatus.RUNNING, core.now);
      cost += core.costs.stackGrow() + old / BYTES_PER_NS;
    }
    if (g.stackBytes() > Goroutine.STARTING_STACK) {
      g.rare().usedStack = op.bytes();
    }
    g.finish();
    return cost;
  }

  /** In Go: setMaxStack. No more than any program may have. */
  long setMost(Goroutine g, Operation.SetMaxStack op) {
    g.finish(core.sched.maxstacksize);
    core.sched.maxstacksize = Math.min(op.bytes(), core.config.limits().maxStack());
    return core.costs.step();
  }

  /** The collector halves a stack of which less than a quarter is in use. In Go: shrinkstack. */
  void shrink(Goroutine g) {
    int old = g.stackBytes();
    if (old / 2 < Goroutine.STARTING_STACK) {
      return;
    }
    Goroutine.Rare rare = g.rare;
    long used = NO_SPLIT + (rare == null ? 0 : rare.usedStack);
    if (used < old / 4) {
      g.stackDoublings--;
      core.tell(EventKind.STACK_SHRUNK, null, g, old, g.stackBytes());
    }
  }
}
