package gopark.bench;

import gopark.command.PlaybackCommand;
import gopark.command.PlaybackCommand.Unit;
import gopark.journal.embedded.EmbeddedJournal;
import gopark.runtime.GoRuntime;
import gopark.scenario.Scenario;
import gopark.session.LawReport;
import gopark.session.LawSample;
import gopark.session.Laws;
import gopark.session.Session;
import gopark.session.SessionLimits;
import gopark.session.Sessions;
import gopark.session.Submitted;
import gopark.simulation.WorkMeter;
import gopark.tool.Rounds;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * Measures what it costs to hold sessions to the laws of the runtime: the same sessions with none,
 * a sample and all of them, in turns in one process, and ratios. Arguments: the folder of the
 * backend, and how many rounds.
 */
final class LawsCost {
  private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();
  private static final double SHARE = 0.1;
  private static final int SESSIONS = 10;
  private static final long NOW = 1_000_000;
  private static final long AMPLE = Long.MAX_VALUE >> 10;

  private final PrintStream out = System.out;
  private final Path folder;
  private final int rounds;
  private int made;
  private long looks;

  /**
   * What the sessions do.
   *
   * @param steps of each
   */
  private record Contest(String name, int goroutines, int steps) {}

  private static final List<Contest> CONTESTS =
      List.of(
          new Contest("8 goroutines", 8, 400_000),
          new Contest("100 goroutines", 100, 400_000),
          new Contest("1,000 goroutines", 1_000, 400_000),
          new Contest("100,000 goroutines", 100_000, 500_000));

  /** Which sessions are held to the laws. */
  private enum Held {
    NONE(0),
    SAMPLE(SHARE),
    ALL(1);

    private final double share;

    Held(double share) {
      this.share = share;
    }
  }

  private LawsCost(Path folder, int rounds) {
    this.folder = folder;
    this.rounds = rounds;
  }

  public static void main(String[] arguments) {
    Rounds.run(
        "laws",
        "Measures what it costs to hold none, a sample or all of the same sessions to the laws of"
            + " the runtime, in turns; prints medians and ratios.",
        5,
        LawsCost::measure,
        arguments);
  }

  private static boolean measure(Path backend, int rounds) throws IOException {
    Files.createDirectories(backend.resolve("target"));
    new LawsCost(Files.createTempDirectory(backend.resolve("target"), "laws"), rounds).run();
    return true;
  }

  private void run() {
    line("Java %s, medians of %d, %d sessions in turn", Runtime.version(), rounds, SESSIONS);
    line("%-22s%12s%16s%12s%10s", "ns a step", "none", "sample / none", "all / none", "looks");
    for (Contest contest : CONTESTS) {
      hold(contest);
    }
  }

  private void hold(Contest contest) {
    Map<Held, Series> results = new EnumMap<>(Held.class);
    for (Held held : Held.values()) {
      results.put(held, new Series());
      nsPerStep(contest, held);
    }
    for (int round = 0; round < rounds; round++) {
      for (Held held : Held.values()) {
        Objects.requireNonNull(results.get(held)).add(nsPerStep(contest, held));
      }
    }
    double none = median(results, Held.NONE);
    line(
        "%-22s%12.1f%16.3f%12.3f%10d",
        contest.name,
        none,
        median(results, Held.SAMPLE) / none,
        median(results, Held.ALL) / none,
        looks);
  }

  private static double median(Map<Held, Series> results, Held held) {
    return Objects.requireNonNull(results.get(held)).median();
  }

  /** The first of the names is in the sample, and no other. */
  private static String name(int number, int run) {
    LawSample sample = new LawSample(SHARE);
    boolean wanted = number == 0;
    for (int attempt = 0; ; attempt++) {
      String name = "s" + run + "-" + number + "-" + attempt;
      if (sample.has(name) == wanted) {
        return name;
      }
    }
  }

  private double nsPerStep(Contest contest, Held held) {
    looks = 0;
    made++;
    LawSample chosen = new LawSample(held.share);
    try (EmbeddedJournal journal =
        EmbeddedJournal.open(folder.resolve("j" + made), () -> Instant.ofEpochMilli(NOW))) {
      Sessions sessions =
          new Sessions(journal, limits(), holds -> WorkMeter.unlimited(), new Counting(chosen));
      long ns = 0;
      for (int i = 0; i < SESSIONS; i++) {
        String name = name(i, made);
        Session session = sessions.create(name, scenario(contest), "", NOW);
        ns += play(Objects.requireNonNull(session), contest);
        sessions.end(name);
      }
      return (double) ns / SESSIONS / contest.steps;
    }
  }

  private static long play(Session session, Contest contest) {
    // All goroutines are there before the clock runs.
    step(session, 3 * contest.goroutines + 1_000);
    // The thread's own clock stands still while the computer does something else.
    long start = THREAD.getCurrentThreadCpuTime();
    step(session, contest.steps);
    return THREAD.getCurrentThreadCpuTime() - start;
  }

  private static void step(Session session, int steps) {
    Submitted done =
        session.submit(
            List.of(new PlaybackCommand.Step(Unit.INSTRUCTION, steps, 0)),
            OptionalLong.empty(),
            NOW);
    if (!(done instanceof Submitted.Done)) {
      throw new IllegalStateException("The session does not go on: " + done);
    }
  }

  private static Scenario scenario(Contest contest) {
    String source =
        """
        package main

        import "runtime"

        func main() {
        	for i := 0; i < %d; i++ {
        		go func() {
        			for {
        				runtime.Gosched()
        			}
        		}()
        	}
        	select {}
        }
        """
            .formatted(contest.goroutines);
    return Scenario.read(
            Map.of("version", 1L, "gomaxprocs", 4L, "program", Map.of("source", source)))
        .orThrow();
  }

  private static SessionLimits limits() {
    int many = Integer.MAX_VALUE;
    return new SessionLimits(AMPLE, many, many, AMPLE, many, AMPLE, AMPLE, AMPLE);
  }

  private final class Counting implements Laws {
    private final LawSample chosen;

    Counting(LawSample chosen) {
      this.chosen = chosen;
    }

    @Override
    public boolean holdFor(String session) {
      return chosen.has(session);
    }

    @Override
    public void check(GoRuntime runtime) {
      looks++;
      runtime.checkInvariants();
    }

    @Override
    public void broken(LawReport report) {
      throw new IllegalStateException(report.law());
    }
  }

  private void line(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
  }
}
