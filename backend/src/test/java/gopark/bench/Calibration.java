package gopark.bench;

import gopark.golang.GoSettings;
import gopark.golang.GoSource;
import gopark.runtime.GoRuntime;
import gopark.runtime.release.Rules;
import gopark.scenario.Latency;
import gopark.scenario.MainProgram;
import gopark.scenario.Scenario;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;

/**
 * Runs one Go program that measures what operations cost, under real Go and here, and prints both
 * and their ratio. Arguments: the folder of the backend, and how often real Go measures.
 */
final class Calibration {
  private static final int CORES = 4;

  /** Ours is near enough if it is at most so many times as much, or as little. */
  private static final double NEAR = 2;

  private final PrintStream out = System.out;
  private final Path sources;
  private final Path built;
  private final int rounds;

  private Calibration(Path backend, int rounds) {
    sources = backend.resolve("src/test/bench").toAbsolutePath();
    built = backend.resolve("target/bench").toAbsolutePath();
    this.rounds = rounds;
  }

  public static void main(String[] arguments) {
    new Calibration(Path.of(arguments[0]), Integer.parseInt(arguments[1])).run();
  }

  private void run() {
    String program = built.resolve("calibration").toString();
    Subprocess.output(sources, List.of("go", "build", "-o", program, "./calibration"));
    Map<String, Double> ours = costs(simulated());
    Map<String, Series> real = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      costs(Subprocess.output(sources, List.of(program)))
          .forEach((name, ns) -> real.computeIfAbsent(name, _ -> new Series()).add(ns));
    }
    line("%s, nanoseconds, medians of %d", version(), rounds);
    line("%-48s%14s%14s%8s", "", "real Go", "here", "ratio");
    int near = 0;
    for (Map.Entry<String, Series> measured : real.entrySet()) {
      double go = measured.getValue().median();
      double here = ours.getOrDefault(measured.getKey(), Double.NaN);
      boolean isNear = here <= NEAR * go && go <= NEAR * here;
      near += isNear ? 1 : 0;
      line(
          "%-48s%14.1f%14.1f%8.2f%s",
          measured.getKey(), go, here, here / go, isNear ? "" : "  far");
    }
    line("%d of %d within a factor of %.0f", near, real.size(), NEAR);
  }

  private String version() {
    return Subprocess.output(sources, List.of("go", "version")).strip();
  }

  /** What the program prints here, begun as somebody's who chooses nothing. */
  private String simulated() {
    GoSource source = GoSource.of(text());
    Printed printed = new Printed();
    GoRuntime runtime =
        new Scenario(
                null,
                "1.26",
                Rules.NONE,
                1,
                CORES,
                false,
                Latency.LINUX,
                null,
                1,
                new LinkedHashMap<>(),
                new MainProgram.GoText(source, GoSettings.standard()),
                List.of())
            .start(printed);
    while (runtime.step()) {
      // On to the program's end.
    }
    return printed.printed();
  }

  private String text() {
    try {
      return Files.readString(sources.resolve("calibration/main.go"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SequencedMap<String, Double> costs(String output) {
    SequencedMap<String, Double> costs = new LinkedHashMap<>();
    output
        .lines()
        .map(line -> line.split("\t", -1))
        .forEach(parts -> costs.put(parts[0], Double.parseDouble(parts[1])));
    return costs;
  }

  private void line(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
  }
}
