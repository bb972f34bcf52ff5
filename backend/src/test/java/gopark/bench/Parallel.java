package gopark.bench;

import gopark.runtime.GoRuntime;
import gopark.scenario.Scenario;
import gopark.tool.Rounds;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Runs Go programs that use several processors under real Go and here, and writes as a table what
 * the scheduler did for each.
 */
final class Parallel {
  /** The factor by which our result may be above or below that of real Go. */
  private static final double NEAR = 2;

  /** How many runs are made here of each program. */
  private static final int SEEDS = 10;

  /** Shorter latencies a trace would disturb: those that the runtime itself has taken count. */
  private static final double MICROSECONDS = 2_000;

  private static final String MAIN = "\nfunc main() {";

  private final PrintStream out = System.out;
  private final Path sources;
  private final Path twin;
  private final Path built;
  private final int runs;
  private final int cores = Runtime.getRuntime().availableProcessors();
  private int cells;
  private int near;

  private Parallel(Path backend, int runs) {
    sources = backend.resolve("src/test/bench/parallel").toAbsolutePath();
    twin = backend.resolve("src/main/resources/gopark/golang/twin").toAbsolutePath();
    built = backend.resolve("target/bench/parallel").toAbsolutePath();
    this.runs = runs;
  }

  public static void main(String[] arguments) {
    Rounds.run(
        "parallel",
        "Runs Go programs that use several processors under real Go and here; prints what the"
            + " scheduler did for each as a table.",
        20,
        (backend, runs) -> new Parallel(backend, runs).run(),
        arguments);
  }

  private boolean run() throws IOException {
    line("%s, %d cores, medians of %d runs and their spread", version(), cores, runs);
    line("");
    line("| program | %s |", String.join(" | ", SchedulerCounts.NAMES));
    line("|%s", " --- |".repeat(1 + SchedulerCounts.NAMES.size()));
    try (Stream<Path> programs = Files.list(sources.resolve("programs"))) {
      programs.sorted().forEach(this::compare);
    }
    line("");
    line("%d of %d cells are within a factor of %.0f or real Go's own spread", near, cells, NEAR);
    return true;
  }

  private String version() {
    return Subprocess.output(sources, List.of("go", "version")).strip();
  }

  private void compare(Path program) {
    String name = program.getFileName().toString().replace(".go", "");
    try {
      String text = Files.readString(program);
      List<Series> real = real(name, text);
      List<Series> here = simulated(text);
      List<String> row = new ArrayList<>();
      for (int i = 0; i < here.size(); i++) {
        row.add(cell(real.get(i), here.get(i).median()));
      }
      line("| %s | %s |", name, String.join(" | ", row));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String cell(Series real, double here) {
    double go = real.median();
    boolean isAsMuch = here <= NEAR * go && go <= NEAR * here;
    boolean isNear = isAsMuch || (here >= real.lowest() && here <= real.highest());
    cells++;
    near += isNear ? 1 : 0;
    return "%s (%s–%s) / %s%s"
        .formatted(
            number(go),
            number(real.lowest()),
            number(real.highest()),
            number(here),
            isNear ? "" : " **far**");
  }

  private static String number(double value) {
    return value == Math.rint(value) || value >= 100
        ? "%.0f".formatted(value)
        : String.format(Locale.ROOT, "%.1f", value);
  }

  private List<Series> real(String name, String text) throws IOException {
    Path folder = built.resolve(name);
    build(folder, text);
    List<Series> counted = SchedulerCounts.NAMES.stream().map(_ -> new Series()).toList();
    String program = folder.resolve("program").toString();
    for (int run = 0; run < runs; run++) {
      SchedulerCounts counts = traced(folder, program);
      String untraced = Subprocess.output(folder, List.of(program));
      counts = counts.withSleeps(Subprocess.number(untraced, "sleeps"));
      if (counts.latency() < MICROSECONDS) {
        counts = counts.withLatency(Subprocess.number(untraced, "latency"));
      }
      add(counted, counts);
    }
    return counted;
  }

  private static SchedulerCounts traced(Path folder, String program) {
    String trace = "trace.out";
    Subprocess.output(folder, List.of(program, trace));
    return TracedRun.counts(
        Subprocess.output(folder, List.of("go", "tool", "trace", "-d=parsed", trace)));
  }

  /** The program with the recorder, whose main calls the program's own. */
  private void build(Path folder, String text) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(
        folder.resolve("go.mod"),
        """
        module program

        go 1.26

        require gopark v0.0.0

        replace gopark => %s
        """
            .formatted(twin));
    Files.writeString(folder.resolve("program.go"), text.replace(MAIN, "\nfunc program() {"));
    Files.writeString(
        folder.resolve("recorder.go"), Files.readString(sources.resolve("recorder.go")));
    Subprocess.output(folder, List.of("go", "build", "-o", "program", "."));
  }

  /** What happens here, a run by each of some seeds, which decide how long wake-ups take. */
  private List<Series> simulated(String text) {
    List<Series> counted = SchedulerCounts.NAMES.stream().map(_ -> new Series()).toList();
    for (int seed = 1; seed <= SEEDS; seed++) {
      add(counted, simulated(text, seed));
    }
    return counted;
  }

  private SchedulerCounts simulated(String text, int seed) {
    CountedEvents counted = new CountedEvents();
    Map<String, Object> document =
        Map.of(
            "version",
            Scenario.VERSION,
            "cores",
            cores,
            "seed",
            seed,
            "program",
            Map.of("source", text));
    GoRuntime runtime = Scenario.read(document).orThrow().start(counted);
    counted.begin();
    while (runtime.step()) {
      // The loop steps to the program's end.
    }
    return counted.counts();
  }

  private static void add(List<Series> counted, SchedulerCounts counts) {
    for (int i = 0; i < counted.size(); i++) {
      counted.get(i).add(counts.values().get(i));
    }
  }

  private void line(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
  }
}
