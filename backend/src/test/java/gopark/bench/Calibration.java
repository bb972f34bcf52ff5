package gopark.bench;

import gopark.runtime.GoRuntime;
import gopark.scenario.Scenario;
import gopark.tool.Rounds;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import tools.jackson.databind.json.JsonMapper;

/**
 * Runs one Go program that measures what operations cost, under real Go and here, and prints both
 * and their ratio; then writes the profile of this machine, which a session may choose, and prints
 * what the operations take with it.
 */
final class Calibration {
  private static final int CORES = 4;

  /** The factor by which our cost may be above or below that of real Go. */
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
    Rounds.run(
        "calibrate",
        "Measures what operations cost in real Go on this machine and here; prints both, and writes"
            + " the costs of the machine as a profile.",
        5,
        (backend, rounds) -> new Calibration(backend, rounds).run(),
        arguments);
  }

  private boolean run() {
    String program = built.resolve("calibration").toString();
    Subprocess.output(sources, List.of("go", "build", "-o", program, "./calibration"));
    Map<String, Series> measured = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      costs(Subprocess.output(sources, List.of(program)))
          .forEach((name, ns) -> measured.computeIfAbsent(name, _ -> new Series()).add(ns));
    }
    Map<String, Double> real = new LinkedHashMap<>();
    measured.forEach((name, series) -> real.put(name, series.median()));
    SequencedMap<String, Long> profile = ProfileFit.fit(real, this::costsWith);
    Map<String, Double> usual = costsWith(Map.of());
    Map<String, Double> fitted = costsWith(profile);
    line("%s, nanoseconds, medians of %d", version(), rounds);
    line("%-48s%14s%14s%8s%14s%8s", "", "real Go", "here", "ratio", "by profile", "ratio");
    real.forEach((name, go) -> compare(name, go, of(usual, name), of(fitted, name)));
    line(
        "%d of %d within a factor of %.0f, %d with the profile",
        near(real, usual), real.size(), NEAR, near(real, fitted));
    write(profile);
    return true;
  }

  private void compare(String name, double go, double here, double fitted) {
    line(
        "%-48s%14.1f%14.1f%8.2f%14.1f%8.2f%s",
        name,
        go,
        here,
        here / go,
        fitted,
        fitted / go,
        isNear(go, here) ? "" : isNear(go, fitted) ? "  far" : "  far, also with the profile");
  }

  private static long near(Map<String, Double> real, Map<String, Double> here) {
    return real.keySet().stream().filter(name -> isNear(of(real, name), of(here, name))).count();
  }

  private static boolean isNear(double go, double here) {
    return here <= NEAR * go && go <= NEAR * here;
  }

  /** The profile, as the {@code costs} of a scenario or of a request. */
  private void write(Map<String, Long> profile) {
    try {
      Path file = built.resolve("profile.json");
      Files.writeString(
          file,
          new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(profile) + "\n");
      line("the profile of this machine: %s", file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String version() {
    return Subprocess.output(sources, List.of("go", "version")).strip();
  }

  /** What the operations take here, where somebody has chosen nothing but these costs. */
  private SequencedMap<String, Double> costsWith(Map<String, Long> profile) {
    Printed printed = new Printed();
    Map<String, Object> document =
        Map.of(
            "version",
            Scenario.VERSION,
            "cores",
            CORES,
            "costs",
            profile,
            "program",
            Map.of("source", text()));
    GoRuntime runtime = Scenario.read(document).orThrow().start(printed);
    while (runtime.step()) {
      // The loop steps to the program's end.
    }
    return costs(printed.printed());
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

  /** The time of an operation that both have measured. */
  private static double of(Map<String, Double> times, String name) {
    return Objects.requireNonNull(times.get(name));
  }
}
