package gopark.runtime.report;

import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.simulation.WorkMeter;

/** Begins texts about goroutines, as Go prints them when a process fails. */
public record Tracebacks(
    Sched sched, Clock clock, ReleaseInForce release, WorkMeter work, GcCycle cycle) {
  /** An empty text; internal: the runtime itself is at fault, so all is shown. */
  public TracebackText begin(boolean internal) {
    return new TracebackText(this, internal);
  }
}
