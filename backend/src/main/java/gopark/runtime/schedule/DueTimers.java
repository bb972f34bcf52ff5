package gopark.runtime.schedule;

import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;

/** The timers of processors, as a search for work sees them. In Go: (*timers).check. */
public interface DueTimers {
  /** Runs what is due in the processor's heap, on the machine. Whether anything ran. */
  boolean run(Machine m, Processor p);
}
