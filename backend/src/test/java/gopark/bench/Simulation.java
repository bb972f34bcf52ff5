package gopark.bench;

import gopark.program.Beginning;
import gopark.runtime.GoRuntime;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Releases;

/** A simulated process with its load. */
final class Simulation {
  private static final long SEED = 1;

  private final GoRuntime runtime;
  private final Progress progress;
  private long target;

  Simulation(Load load, EventSink events) {
    this.progress = new Progress();
    this.runtime = process(load.processors, load.main(progress), events);
  }

  static GoRuntime process(int processors, LoadProgram main, EventSink events) {
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.newest(),
            processors,
            processors,
            SEED,
            CostModel.ideal(),
            Beginning.QUIET,
            Limits.standard());
    GoRuntime runtime = new GoRuntime(config, main, events);
    runtime.boot();
    return runtime;
  }

  GoRuntime runtime() {
    return runtime;
  }

  /** Goes on until the goroutines have done {@code more} work. */
  long advance(long more) {
    target += more;
    while (progress.done < target) {
      step();
    }
    return progress.done;
  }

  void step() {
    if (!runtime.step()) {
      throw new IllegalStateException("The load came to an end: " + runtime.ending());
    }
  }
}
