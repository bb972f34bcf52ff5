package gopark.runtime.run;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.schedule.Parking;
import gopark.simulation.VirtualTime;

/** The program's own code, as time that it takes. */
public final class Computing {
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;

  public Computing(Clock clock, Tracer tracer, Threads threads) {
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
  }

  /** Begins a stretch of the program's own code. */
  long perform(Machine m, Goroutine g, Operation.Compute operation) {
    g.computeLeft = 0;
    threads.busy(m, Math.max(1, VirtualTime.within(operation.ns(), clock.now())));
    return Parking.LEFT;
  }

  /** A stretch is over, or what was left of one that was cut short begins. */
  long resumed(Machine m, Goroutine g, Operation.Compute operation) {
    long left = g.computeLeft;
    if (left > 0) {
      g.computeLeft = 0;
      threads.busy(m, left);
      return Parking.LEFT;
    }
    if (operation.line() != 0) {
      tracer.tell(EventKind.LINE_REACHED, m, g, operation.line());
    }
    g.finish();
    return 0;
  }
}
