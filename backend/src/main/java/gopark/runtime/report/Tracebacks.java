package gopark.runtime.report;

import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.simulation.WorkMeter;

/** Begins texts about goroutines, as Go prints them when a process fails. */
public record Tracebacks(
    Sched sched, Clock clock, ReleaseInForce release, WorkMeter work, GcCycle cycle) {
  /** Begins a text that hides the runtime's own goroutines and calls. */
  public TracebackText begin() {
    return new TracebackText(this, false);
  }

  /** Begins a text that shows the runtime's own only if GOTRACEBACK asks for it. */
  TracebackText beginAsAsked() {
    return sched.traceback.showsRuntime() ? beginInternal() : begin();
  }

  /** Begins a text that shows all, since the runtime itself is at fault or a signal asks for it. */
  public TracebackText beginInternal() {
    return new TracebackText(this, true);
  }
}
