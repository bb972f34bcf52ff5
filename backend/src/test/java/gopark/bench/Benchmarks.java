package gopark.bench;

import gopark.tool.Rounds;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Measures the simulation and real Go in turns, and prints medians and ratios. */
final class Benchmarks {
  private static final int PARKED = 1_000_000;
  private static final long EVENTS_KEPT = 1_000_000;
  private static final double MEGABYTE = 1 << 20;

  private final PrintStream out = System.out;
  private final Ours ours = new Ours();
  private final RealGo go;
  private final int rounds;

  private Benchmarks(Path backend, int rounds) {
    this.go = new RealGo(backend);
    this.rounds = rounds;
  }

  public static void main(String[] arguments) {
    Rounds.run(
        "bench",
        "Measures the simulated runtime and real Go in turns; prints medians and ratios.",
        5,
        (backend, rounds) -> new Benchmarks(backend, rounds).run(),
        arguments);
  }

  private boolean run() {
    line("%s, Java %s, medians of %d", go.version(), Runtime.version(), rounds);
    line("");
    line("%-34s%12s%12s%12s%12s", "ns", "no log", "log kept", "real Go", "Go / ours");
    switches("Gosched between 2", Load.GOSCHED_2, "BenchmarkGosched2");
    switches("Gosched between 1,000", Load.GOSCHED_1000, "BenchmarkGosched1000");
    switches("channel ping-pong, a hand-over", Load.PING_PONG, "BenchmarkPingPong");
    line("");
    events();
    line("");
    parked();
    return true;
  }

  private void switches(String name, Load load, String real) {
    Series bare = new Series();
    Series logged = new Series();
    Series theirs = new Series();
    for (int round = 0; round < rounds; round++) {
      bare.add(ours.nsPerSwitch(load, false));
      theirs.add(go.nsPerSwitch(real));
      logged.add(ours.nsPerSwitch(load, true));
    }
    line(
        "%-34s%12.1f%12.1f%12.1f%12.2f",
        name, bare.median(), logged.median(), theirs.median(), theirs.median() / logged.median());
  }

  private void events() {
    Map<Load, Series> results = new EnumMap<>(Load.class);
    for (int round = 0; round < rounds; round++) {
      for (Load load : new Load[] {Load.GOSCHED_1000, Load.PING_PONG, Load.MIXED}) {
        results.computeIfAbsent(load, any -> new Series()).add(ours.eventsPerSecond(load));
      }
    }
    line("%-34s%12s", "millions of events a second", "log kept");
    results.forEach((load, series) -> line("%-34s%12.1f", load, series.median() / 1e6));
  }

  private void parked() {
    String bare = ours.parked(PARKED, 0);
    String logged = ours.parked(PARKED, EVENTS_KEPT);
    String real = go.parked(PARKED);
    double ourBytes = Subprocess.number(bare, "perGoroutine");
    double theirBytes = Subprocess.number(real, "perGoroutine");
    line("%-34s%12s%12s%12s%12s", "1,000,000 parked", "no log", "log kept", "real Go", "Go / ours");
    line(
        "%-34s%12.0f%12s%12.0f%12.2f",
        "bytes a goroutine (heap; Go: RSS)", ourBytes, "", theirBytes, theirBytes / ourBytes);
    line(
        "%-34s%12.0f%12.0f%12.0f",
        "MB in all (ours with -Xmx512m)",
        Subprocess.number(bare, "heap") / MEGABYTE,
        Subprocess.number(logged, "heap") / MEGABYTE,
        Subprocess.number(real, "rss") / MEGABYTE);
    line(
        "%-34s%12.2f%12.2f%12.2f",
        "seconds until all are parked",
        Subprocess.number(bare, "seconds"),
        Subprocess.number(logged, "seconds"),
        Subprocess.number(real, "seconds"));
  }

  private void line(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
  }
}
