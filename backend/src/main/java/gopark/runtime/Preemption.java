package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.state.GoroutineStatus;
import org.jspecify.annotations.Nullable;

/**
 * Asking a running goroutine to stop. It sees the request at its next call, or a signal finds it in
 * its loop. In Go: preemptone, preemptall, preemptM, doSigPreempt.
 */
final class Preemption {
  private final Core core;

  /** GODEBUG=asyncpreemptoff=1. */
  boolean asyncOff;

  Preemption(Core core) {
    this.core = core;
  }

  /** In Go: preemptone. Whether there was anybody to ask. */
  boolean request(@Nullable Machine by, Processor p, PreemptedBy why) {
    Machine m = p.m;
    if (m == null || m == by) {
      return false;
    }
    Goroutine g = m.curg;
    if (g == null || g.is(GoroutineStatus.SYSCALL)) {
      return false;
    }
    boolean signal = core.release.asyncPreemption() && !asyncOff;
    boolean calls = core.release.cooperativePreemption();
    if (!signal && !calls) {
      return false;
    }
    g.preempt = true;
    p.preempt = signal;
    core.tell(EventKind.PREEMPTION_REQUESTED, m, p, g, signal ? 1 : 0, why.ordinal(), 0);
    if (m.phase != Machine.Phase.RUN) {
      return true;
    }
    if (g.operation instanceof Operation.Compute compute) {
      if (calls && compute.calls()) {
        core.execution.cutShort(m, g, core.costs.callInterval());
      } else if (signal && !m.signalPending) {
        m.signalPending = true;
        core.execution.cutShort(m, g, core.costs.signalLatency());
      }
    }
    return true;
  }

  /** In Go: preemptall. */
  void preemptAll(Machine by, PreemptedBy why) {
    for (int id = 0; id < core.sched.gomaxprocs; id++) {
      request(by, core.sched.allp(id), why);
    }
  }

  void copyFrom(Preemption original, Copies copies) {
    asyncOff = original.asyncOff;
  }
}
