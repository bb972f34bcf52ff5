package gopark.golang;

import gopark.runtime.GoRuntime;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Rules;
import gopark.runtime.state.Ending;
import gopark.scenario.Latency;
import gopark.scenario.MainProgram;
import gopark.scenario.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a program did on the simulated runtime, mostly with GOMAXPROCS=1. */
record CorpusRun(int exit, String stdout, String stderr) {
  private static final long MOST_STEPS = 50_000_000;
  private static final int CORES = 4;

  static CorpusRun of(String source, long seed) {
    return of(source, seed, "1.26", 1);
  }

  static CorpusRun of(String source, long seed, String release, int processors) {
    return of(source, seed, release, processors, Map.of());
  }

  static CorpusRun of(
      String source, long seed, String release, int processors, Map<String, String> debug) {
    GoSource program = GoSource.of(source);
    if (!program.runs()) {
      throw new AssertionError("it is said not to compile: " + program.diagnostics());
    }
    Printed printed = new Printed();
    GoRuntime runtime = scenario(program, seed, release, processors, debug).start(printed);
    while (runtime.step()) {
      if (runtime.steps() > MOST_STEPS) {
        throw new AssertionError("it does not end; so far: " + printed.stdout);
      }
    }
    Ending ending = runtime.ending();
    if (ending == null) {
      throw new AssertionError("nothing is left to happen; so far: " + printed.stdout);
    }
    return new CorpusRun(
        ending.exitCode(), printed.stdout.toString(), printed.stderr + ending.stderr());
  }

  /** What runs for a person who chooses release, number of processors and GODEBUG only. */
  private static Scenario scenario(
      GoSource program, long seed, String release, int processors, Map<String, String> debug) {
    return new Scenario(
        null,
        release,
        Rules.NONE,
        processors,
        CORES,
        false,
        Latency.LINUX,
        null,
        seed,
        new LinkedHashMap<>(debug),
        new MainProgram.GoText(program, GoSettings.standard()),
        List.of());
  }

  /** Collects what is printed. */
  private static final class Printed implements EventSink {
    private final StringBuilder stdout = new StringBuilder();
    private final StringBuilder stderr = new StringBuilder();
    private final List<String> texts = new ArrayList<>();

    @Override
    public void step(long number, long time) {}

    @Override
    public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
      if (kind == EventKind.PRINTED) {
        (b == 0 ? stdout : stderr).append(texts.get((int) a));
      }
    }

    @Override
    public int text(String text) {
      texts.add(text);
      return texts.size() - 1;
    }
  }
}
