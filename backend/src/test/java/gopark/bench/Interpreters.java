package gopark.bench;

import gopark.tool.Rounds;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Runs the same Go programs here, with the scheduler simulated underneath, in yaegi and in real Go,
 * in turns, and prints medians and ratios. Each program has a JVM of its own, which no other has
 * warmed.
 */
final class Interpreters {
  private static final double MILLISECOND = 1e6;

  /**
   * A program, and how much of yaegi's time it may take here.
   *
   * @param goal of yaegi's time
   */
  private record Contest(String name, String file, double goal) {}

  private static final List<Contest> CONTESTS =
      List.of(
          new Contest("fib(30)", "fib", 1.0 / 20),
          new Contest("a loop of 10 M rounds", "loop", 1.0 / 2),
          new Contest("1 M channel ping-pongs", "pingpong", 1.0 / 2),
          new Contest("a sieve of 2,000 primes", "sieve", 1),
          new Contest("multiplying matrices", "matrix", 1),
          new Contest("maps", "maps", 1),
          new Contest("strings", "strings", 1));

  private static final String MISSED = "MISSED";

  /** The property that names the one program of a JVM. */
  private static final String ONLY = "interpreters.only";

  private final PrintStream out = System.out;
  private final Rivals rivals;
  private final Path backend;
  private final int rounds;

  private Interpreters(Path backend, int rounds) {
    rivals = new Rivals(backend.resolve("src/test/bench/interpreters"));
    this.backend = backend;
    this.rounds = rounds;
  }

  public static void main(String[] arguments) {
    Rounds.run(
        "interpreters",
        "Runs Go programs here, in the interpreter yaegi and in real Go, in turns; prints medians"
            + " and ratios.",
        5,
        Interpreters::measure,
        arguments);
  }

  private static boolean measure(Path backend, int rounds) {
    Interpreters all = new Interpreters(backend, rounds);
    String only = System.getProperty(ONLY);
    if (only == null) {
      return all.run();
    }
    CONTESTS.stream().filter(contest -> contest.file.equals(only)).forEach(all::hold);
    return true;
  }

  private boolean run() {
    line("%s, Java %s, medians of %d, milliseconds", rivals.version(), Runtime.version(), rounds);
    line("%-26s%10s%10s%10s%14s%10s", "", "here", "yaegi", "Go", "here / yaegi", "goal");
    boolean all = true;
    for (Contest contest : CONTESTS) {
      String result = Subprocess.output(backend, own(contest));
      out.print(result);
      all &= !result.contains(MISSED);
    }
    line(all ? "every goal is reached" : "not every goal is reached");
    return all;
  }

  /** This JVM's own command, for one program. */
  private List<String> own(Contest contest) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    command.add("-D" + ONLY + "=" + contest.file);
    command.addAll(List.of(Interpreters.class.getName(), Integer.toString(rounds)));
    return command;
  }

  private void hold(Contest contest) {
    Interpreted ours = new Interpreted(rivals.source(contest.file));
    String expected = rivals.output(contest.file);
    ours.warmUp(expected);
    Series here = new Series();
    Series yaegi = new Series();
    Series go = new Series();
    for (int round = 0; round < rounds; round++) {
      here.add(ours.nanoseconds(expected));
      yaegi.add(rivals.yaegi(contest.file));
      go.add(rivals.realGo(contest.file));
    }
    double ratio = here.median() / yaegi.median();
    boolean reached = ratio <= contest.goal;
    line(
        "%-26s%10.0f%10.0f%10.1f%14.3f%10.2f  %s",
        contest.name,
        here.median() / MILLISECOND,
        yaegi.median() / MILLISECOND,
        go.median() / MILLISECOND,
        ratio,
        contest.goal,
        reached ? "reached" : MISSED);
  }

  private void line(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
  }
}
