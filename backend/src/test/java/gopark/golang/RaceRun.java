package gopark.golang;

import gopark.program.Race;
import gopark.runtime.GoRuntime;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Releases;
import gopark.runtime.state.Ending;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What a program did on the simulated runtime while races were sought. */
record RaceRun(int exit, String stderr, List<Race> races) {
  private static final long MOST_STEPS = 5_000_000;
  private static final int CORES = 4;

  static RaceRun of(String source, int processors, long seed) {
    GoSource program = GoSource.of(source);
    if (!program.runs()) {
      throw new AssertionError("it is said not to compile: " + program.diagnostics());
    }
    GoSettings standard = GoSettings.standard();
    GoSettings settings =
        new GoSettings(
            standard.instructionPs(),
            standard.fileNs(),
            standard.networkNs(),
            standard.stdin(),
            standard.args(),
            true);
    Printed printed = new Printed();
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.named("1.26"),
            processors,
            CORES,
            seed,
            CostModel.ideal(),
            program.beginning(),
            Limits.standard());
    int minor = config.release().minor();
    GoRuntime runtime =
        new GoRuntime(config, program.main(settings, minor, seed, WorkMeter.unlimited()), printed);
    runtime.boot();
    while (runtime.step()) {
      if (runtime.steps() > MOST_STEPS) {
        throw new AssertionError("it does not end; so far: " + printed.stderr);
      }
    }
    Ending ending = runtime.ending();
    if (ending == null) {
      throw new AssertionError("nothing is left to happen; so far: " + printed.stderr);
    }
    return new RaceRun(ending.exitCode(), printed.stderr + ending.stderr(), runtime.races());
  }

  /** The pairs of lines, the smaller first: {@code 13 16}. */
  TreeSet<String> pairs() {
    TreeSet<String> pairs = new TreeSet<>();
    for (Race race : races) {
      int one = race.now().line();
      int other = race.before().line();
      pairs.add(Math.min(one, other) + " " + Math.max(one, other));
    }
    return pairs;
  }

  /** Collects what is written to standard error. */
  private static final class Printed implements EventSink {
    private final StringBuilder stderr = new StringBuilder();
    private final List<String> texts = new ArrayList<>();

    @Override
    public void step(long number, long time) {}

    @Override
    public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
      if (kind == EventKind.PRINTED && b != 0) {
        stderr.append(texts.get((int) a));
      }
    }

    @Override
    public int text(String text) {
      texts.add(text);
      return texts.size() - 1;
    }
  }
}
