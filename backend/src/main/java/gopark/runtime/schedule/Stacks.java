package gopark.runtime.schedule;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.Endings;
import gopark.runtime.state.GoroutineStatus;

/**
 * Stacks that grow by copying. In Go: stack.go. Left out: frames so large that a stack grows by
 * more than twice at a time.
 */
public final class Stacks {
  /** What a prologue leaves free at the end of every stack. In Go: stackGuard. */
  private static final int GUARD = 928;

  /** The part of the guard that a function without a prologue may use. In Go: stackNosplit. */
  private static final int NO_SPLIT = 800;

  /** How many bytes are copied in a nanosecond. */
  private static final int BYTES_PER_NS = 16;

  /** How long it takes to correct the addresses in the frame of a call. In Go: adjustframe. */
  private static final int CALL_NS = 16;

  private final Sched sched;
  private final CostModel costs;
  private final RuntimeConfig config;
  private final Clock clock;
  private final Tracer tracer;
  private final Endings endings;

  public Stacks(
      Sched sched,
      CostModel costs,
      RuntimeConfig config,
      Clock clock,
      Tracer tracer,
      Endings endings) {
    this.sched = sched;
    this.costs = costs;
    this.config = config;
    this.clock = clock;
    this.tracer = tracer;
    this.endings = endings;
  }

  /** Doubles the stack until the calls fit. In Go: newstack. */
  public long use(Machine m, Goroutine g, Operation.UseStack op) {
    long cost = costs.step();
    while (op.bytes() > g.stackBytes() - GUARD) {
      int old = g.stackBytes();
      if (2L * old > sched.maxstacksize) {
        endings.stackOverflow(m, g);
        return cost;
      }
      g.become(GoroutineStatus.COPYSTACK, clock.now());
      g.stackDoublings++;
      tracer.tell(EventKind.STACK_GROWN, m, g, old, g.stackBytes());
      g.become(GoroutineStatus.RUNNING, clock.now());
      cost += costs.stackGrow() + old / BYTES_PER_NS + (long) CALL_NS * op.calls();
    }
    if (g.stackBytes() > Goroutine.STARTING_STACK) {
      g.rare().usedStack = op.bytes();
    }
    g.finish();
    return cost;
  }

  /** Sets the largest stack, no larger than any program may have. In Go: setMaxStack. */
  public long setMost(Goroutine g, Operation.SetMaxStack op) {
    g.finish(sched.maxstacksize);
    sched.maxstacksize = Math.min(op.bytes(), config.limits().maxStack());
    return costs.step();
  }

  /** The collector halves a stack of which less than a quarter is in use. In Go: shrinkstack. */
  public void shrink(Goroutine g) {
    int old = g.stackBytes();
    if (old / 2 < Goroutine.STARTING_STACK) {
      return;
    }
    Goroutine.Rare rare = g.rare;
    long used = NO_SPLIT + (rare == null ? 0 : rare.usedStack);
    if (used < old / 4) {
      g.stackDoublings--;
      tracer.tell(EventKind.STACK_SHRUNK, null, g, old, g.stackBytes());
    }
  }
}
