package gopark.runtime.gc;

import gopark.program.Operation.Task;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Tracer;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.runtime.state.GcPhase;
import gopark.simulation.VirtualTime;

/** Sweeps what a collection has marked. In Go: mgcsweep.go, bgsweep. */
public final class Sweeper {
  /** The stage of a sweeper that has spans in hand. */
  private static final int SWEEPING = 1;

  /** The stage of a sweeper that has let others run, and goes on. */
  private static final int SWEEPS_ON = 2;

  /** The spans swept between two looks whether others want the processor. */
  private static final int SPANS_AT_A_TIME = 10;

  private final Sched sched;
  private final CostModel costs;
  private final Tracer tracer;
  private final Parking parking;
  private final RuntimeTasks tasks;
  private final GcCycle cycle;
  private final ProgramHeap heap;

  public Sweeper(
      Sched sched,
      CostModel costs,
      Tracer tracer,
      Parking parking,
      RuntimeTasks tasks,
      GcCycle cycle,
      ProgramHeap heap) {
    this.sched = sched;
    this.costs = costs;
    this.tracer = tracer;
    this.parking = parking;
    this.tasks = tasks;
    this.cycle = cycle;
    this.heap = heap;
  }

  /** The background sweeper, which gives way to others. In Go: bgsweep. */
  public long sweep(Machine m, Goroutine g, boolean begins) {
    if (!begins && g.progress == SWEEPING) {
      long spans = cycle.spansInHand;
      cycle.spansInHand = 0;
      swept(m, g, spans);
      g.progress = SWEEPS_ON;
      if (spans == SPANS_AT_A_TIME && (g.preempt || sched.npidle == 0)) {
        return parking.gosched(m);
      }
    }
    if (isDone(m, g)) {
      return tasks.waitForWork(m, g, Task.SWEEP);
    }
    long spans = cycle.spans.sweep(SPANS_AT_A_TIME);
    cycle.spansInHand = spans;
    g.progress = SWEEPING;
    return VirtualTime.times(spans, costs.sweepSpan());
  }

  /** Ends the sweeping for the last collection before another starts; returns the time it takes. */
  long sweepAll(Machine m, Goroutine g) {
    long spans = isDone(m, g) ? 0 : cycle.spans.sweep(Long.MAX_VALUE);
    if (spans == 0) {
      return 0;
    }
    swept(m, g, spans);
    return VirtualTime.times(spans, costs.sweepSpan());
  }

  /** Whether nothing is left. Those who allocate may have swept the last span. */
  private boolean isDone(Machine m, Goroutine g) {
    heap.catchUp();
    if (!cycle.isSweepDone()) {
      return false;
    }
    end(m, g);
    return true;
  }

  private void swept(Machine m, Goroutine g, long spans) {
    boolean done = cycle.isSweepDone();
    tracer.tell(EventKind.GC_SWEPT, m, g, spans, done ? 1 : 0);
    if (done) {
      end(m, g);
    }
  }

  /** Ends the sweeping, by whoever finds that all is swept. */
  private void end(Machine m, Goroutine g) {
    if (cycle.phase == GcPhase.SWEEP) {
      cycle.phase = GcPhase.OFF;
      cycle.scavengerReady = true;
      tracer.tell(EventKind.GC_PHASE, m, g, cycle.phase.ordinal(), cycle.cycles);
    }
  }

  /** Sweeps one span for a goroutine that waits for all to be swept, and lets others run. */
  long help(Machine m, Goroutine g) {
    if (cycle.cycles != g.number + 1 || isDone(m, g)) {
      g.finish();
      return costs.step();
    }
    if (cycle.spans.sweep(1) > 0) {
      m.charge += costs.sweepSpan();
      swept(m, g, 1);
    }
    return parking.gosched(m);
  }
}
