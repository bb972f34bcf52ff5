package gopark.bench;

import gopark.golang.GoSettings;
import gopark.golang.GoSource;
import gopark.program.Beginning;
import gopark.program.Program;
import gopark.runtime.Budget;
import gopark.runtime.GoRuntime;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.release.Releases;
import gopark.simulation.WorkMeter;

/** A Go program that is run again and again on the simulated scheduler. */
final class Interpreted {
  private static final int WARM_UPS = 6;
  private static final long SEED = 1;
  private static final Budget UNTIL_THE_END = new Budget(1L << 40, 1L << 60);

  private final GoSource source;

  Interpreted(String text) {
    source = GoSource.of(text);
    if (!source.runs()) {
      throw new IllegalArgumentException(source.diagnostics().toString());
    }
  }

  void warmUp(String expected) {
    for (int i = 0; i < WARM_UPS; i++) {
      nanoseconds(expected);
    }
  }

  /** How long one run takes, whose output must be this. */
  double nanoseconds(String expected) {
    Printed printed = new Printed();
    long begin = System.nanoTime();
    int minor = Releases.usual().minor();
    Program main = source.main(GoSettings.standard(), minor, SEED, WorkMeter.unlimited());
    GoRuntime runtime = new GoRuntime(config(), main, printed);
    runtime.boot();
    runtime.run(UNTIL_THE_END);
    long taken = System.nanoTime() - begin;
    if (!printed.printed().equals(expected)) {
      throw new IllegalStateException("It printed " + printed.printed() + ", not " + expected);
    }
    return taken;
  }

  private static RuntimeConfig config() {
    return new RuntimeConfig(
        Releases.newest(), 1, 1, SEED, CostModel.ideal(), Beginning.QUIET, Limits.standard());
  }
}
