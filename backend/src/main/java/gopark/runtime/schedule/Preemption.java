package gopark.runtime.schedule;

import gopark.os.Kernel;
import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Tracer;
import gopark.runtime.state.GoroutineStatus;
import org.jspecify.annotations.Nullable;

/**
 * Asking a running goroutine to stop: the goroutine finds the request at its next call, or a signal
 * finds the goroutine in its loop. In Go: preemptone, preemptall, preemptM, doSigPreempt.
 */
public final class Preemption {
  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final Kernel kernel;
  private final Clock clock;
  private final Tracer tracer;

  public Preemption(
      Sched sched,
      CostModel costs,
      ReleaseInForce release,
      Kernel kernel,
      Clock clock,
      Tracer tracer) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.kernel = kernel;
    this.clock = clock;
    this.tracer = tracer;
  }

  /** Whether a signal can stop a goroutine in a loop. */
  boolean bySignal() {
    return release.get().asyncPreemption();
  }

  /**
   * Asks a processor's goroutine to yield; returns whether there was one to ask. In Go: preemptone.
   */
  public boolean request(@Nullable Machine by, Processor p, PreemptedBy why) {
    Machine m = p.m;
    if (m == null || m == by) {
      return false;
    }
    Goroutine g = m.curg;
    if (g == null || g.is(GoroutineStatus.SYSCALL)) {
      return false;
    }
    boolean signal = bySignal();
    boolean calls = release.get().cooperativePreemption();
    if (!signal && !calls) {
      return false;
    }
    g.preempt = true;
    p.preempt = signal;
    tracer.tell(EventKind.PREEMPTION_REQUESTED, m, p, g, signal ? 1 : 0, why.ordinal(), 0);
    if (m.phase() != Machine.Phase.RUN) {
      return true;
    }
    if (g.operation instanceof Operation.Compute compute) {
      if (calls && compute.calls()) {
        cutShort(m, g, costs.callInterval());
      } else if (signal && !m.signalPending) {
        m.signalPending = true;
        cutShort(m, g, costs.signalLatency());
      }
    }
    return true;
  }

  /** Asks the goroutines of all processors to yield. In Go: preemptall. */
  public void preemptAll(Machine by, PreemptedBy why) {
    for (int id = 0; id < sched.gomaxprocs; id++) {
      request(by, sched.allp(id), why);
    }
  }

  /**
   * The machine's thread ends its stretch of the goroutine's code after {@code after} ns, if it is
   * longer.
   */
  private void cutShort(Machine m, Goroutine g, long after) {
    long left = kernel.remaining(m.id, clock.now());
    if (left > after && g.operation instanceof Operation.Compute) {
      g.computeLeft += left - after;
      kernel.run(m.id, clock.now(), after);
    }
  }
}
