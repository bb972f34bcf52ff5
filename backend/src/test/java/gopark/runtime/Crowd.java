package gopark.runtime;

import gopark.program.Beginning;
import gopark.program.script.Script;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Releases;
import gopark.simulation.WorkMeter;

/** Processes with very many goroutines that all do the same. */
public final class Crowd {
  private static final int STEPS = 2_000_000;

  private Crowd() {}

  /** A process of which so many goroutines are alive, as far as they all start. */
  public static GoRuntime of(
      int count, int processors, String what, EventSink events, WorkMeter work) {
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.newest(),
            processors,
            processors,
            1,
            CostModel.ideal(),
            Beginning.QUIET,
            Limits.standard());
    String script =
        """
        func main
          repeat %d
            go worker
          end
          sleep 3600s
        end
        func worker
          %s
        end
        """
            .formatted(count, what);
    GoRuntime runtime = new GoRuntime(config, Script.parse("main", script).main(), events, work);
    runtime.boot();
    while (runtime.alive() < count && runtime.steps() < STEPS && runtime.step()) {
      // Not all are there yet.
    }
    return runtime;
  }
}
