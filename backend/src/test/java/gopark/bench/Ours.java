package gopark.bench;

import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The simulation's benchmarks, each time in a fresh JVM. */
final class Ours {
  private static final int ITERATIONS = 3;

  /** A heap whose pages are there before anything is measured, and JMH's Unsafe without a word. */
  private static final String[] JVM = {
    "-Xms1g",
    "-Xmx1g",
    "-XX:+UseSerialGC",
    "-XX:+AlwaysPreTouch",
    "--sun-misc-unsafe-memory-access=allow"
  };

  double nsPerSwitch(Load load, boolean logged) {
    return run(
        new OptionsBuilder()
            .include(SwitchBenchmark.class.getName())
            .param("load", load.name())
            .param("logged", Boolean.toString(logged)));
  }

  double eventsPerSecond(Load load) {
    return run(
        new OptionsBuilder().include(EventsBenchmark.class.getName()).param("load", load.name()));
  }

  /** Measures parked goroutines in a heap of 512 MB. */
  String parked(int goroutines, long eventsKept) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return Subprocess.output(
        Path.of("."),
        List.of(
            java.toString(),
            "-Xmx512m",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            ParkedGoroutines.class.getName(),
            Integer.toString(goroutines),
            Long.toString(eventsKept)));
  }

  private static double run(ChainedOptionsBuilder builder) {
    Options options =
        builder
            .forks(1)
            .warmupIterations(ITERATIONS)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(ITERATIONS)
            .measurementTime(TimeValue.seconds(1))
            .jvmArgsAppend(JVM)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT)
            .build();
    try {
      RunResult result = new Runner(options).runSingle();
      return result.getPrimaryResult().getScore();
    } catch (RunnerException e) {
      throw new IllegalStateException(e);
    }
  }
}
