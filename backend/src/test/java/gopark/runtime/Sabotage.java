package gopark.runtime;

import gopark.runtime.model.Processor;
import gopark.runtime.state.GoroutineStatus;

/** Damages a process from inside, as a mistake of the simulation would. */
public final class Sabotage {
  private Sabotage() {}

  /** One more processor is counted idle than is. */
  public static void miscount(GoRuntime runtime) {
    runtime.core().sched.npidle++;
  }

  /** Marks queued goroutines as ended, so that the machine that picks one cannot run it. */
  public static void endQueued(GoRuntime runtime) {
    for (Processor p : runtime.core().sched.allp) {
      for (int i = 0; i < p.runq.size(); i++) {
        p.runq.get(i).setStatus(GoroutineStatus.DEAD);
      }
      if (p.runnext != null) {
        p.runnext.setStatus(GoroutineStatus.DEAD);
      }
    }
  }
}
