package gopark.runtime.schedule;

import gopark.program.Copies;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Links;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.state.ProcessorStatus;
import org.jspecify.annotations.Nullable;

/**
 * Counts the processors down that have still to stop, and wakes the machine that waits for the
 * last. In Go: sched.stopwait, sched.stopnote.
 */
public final class StopNote {
  private final Sched sched;
  private final CostModel costs;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;

  /** The machine that waits for the last processor, or null. */
  private @Nullable Machine waiting;

  public StopNote(Sched sched, CostModel costs, Clock clock, Tracer tracer, Threads threads) {
    this.sched = sched;
    this.costs = costs;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
  }

  /** The machine sleeps until the last processor has stopped, or for {@code ns}. */
  public void sleep(Machine m, long ns) {
    waiting = m;
    threads.asleepUntil(m, Machine.Phase.STOP_THE_WORLD, clock.now() + ns);
  }

  /** The processor has stopped; the machine, if any, stopped it. */
  public void stopped(@Nullable Machine m, Processor p) {
    p.status = ProcessorStatus.GCSTOP;
    sched.stopwait--;
    tracer.tell(EventKind.P_STOPPED, m, p, null, sched.stopwait, 0, 0);
    Machine stopper = waiting;
    if (sched.stopwait == 0 && stopper != null) {
      waiting = null;
      if (m != null) {
        m.charge += costs.futexWake();
      }
      threads.busy(stopper, costs.futexLatency());
    }
  }

  public void copyFrom(StopNote original, Copies copies) {
    waiting = Links.knownOrNull(copies, original.waiting);
  }
}
