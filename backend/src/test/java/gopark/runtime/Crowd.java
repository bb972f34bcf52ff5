package gopark.runtime;

import gopark.runtime.event.EventSink;
import gopark.scenario.GoScenario;
import gopark.simulation.WorkMeter;

/** Processes with very many goroutines that all do the same. */
public final class Crowd {
  private static final int STEPS = 2_000_000;

  /** What each of them does for an hour. */
  public enum Doing {
    SLEEPS("time.Sleep(time.Hour)"),
    COMPUTES("sched.Spin(time.Hour)");

    private final String statement;

    Doing(String statement) {
      this.statement = statement;
    }
  }

  private Crowd() {}

  /** A process in which {@code count} goroutines are alive, or fewer if not all of them start. */
  public static GoRuntime of(
      int count, int processors, Doing doing, EventSink events, WorkMeter work) {
    String program =
        """
        package main

        import (
            "time"

            "gopark/sched"
        )

        func main() {
            for range %d {
                go worker()
            }
            sched.ReadNet(time.Hour)
        }

        func worker() {
            %s
        }
        """
            .formatted(count, doing.statement);
    GoRuntime runtime =
        GoScenario.quiet(program, "gomaxprocs", processors, "cores", processors)
            .start(events, work);
    while (runtime.alive() < count && runtime.steps() < STEPS && runtime.step()) {
      // Some goroutines have not started yet.
    }
    return runtime;
  }
}
