package gopark.load;

import gopark.tool.Count;
import gopark.tool.CountOrNone;
import gopark.tool.Tools;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What a run of {@code backend/load} is to measure, as somebody types it. */
@Command(
    name = "backend/load",
    sortOptions = false,
    description = {
      "Measures how the server bears many viewers and sessions, beside a bare WebFlux broadcast;"
          + " prints tables, and keeps them in backend/target/load/report.md."
    })
final class Options implements Callable<Integer> {
  private static final List<String> QUICK =
      List.of(
          "--viewers=5,20",
          "--seconds=0.5",
          "--warm-up=0.2",
          "--rounds=1",
          "--warming-sessions=0",
          "--sessions=5",
          "--stalled-among=20",
          "--beside-programs=5",
          "--program-ms=10",
          "--resting=10",
          "--threads=1");

  @Option(
      names = "--viewers",
      split = ",",
      converter = Count.class,
      description = "of one session, in the order in which they are tried: ${DEFAULT-VALUE}")
  private List<Integer> viewers = List.of(100, 1_000, 5_000, 10_000);

  @Option(names = "--seconds", description = "of each measurement: ${DEFAULT-VALUE}")
  private double seconds = 15;

  @Option(names = "--warm-up", description = "seconds before each: ${DEFAULT-VALUE}")
  private double warmUp = 4;

  @Option(
      names = "--rounds",
      converter = Count.class,
      description = "of our server and the bare one, in turns: ${DEFAULT-VALUE}")
  private int rounds = 2;

  @Option(
      names = "--warming-sessions",
      converter = CountOrNone.class,
      description = "that play before anything is measured: ${DEFAULT-VALUE}; 0: none")
  private int warmingSessions = 200;

  @Option(
      names = "--sessions",
      converter = CountOrNone.class,
      description = "that play with a viewer each: ${DEFAULT-VALUE}; 0: none")
  private int sessions = 1_000;

  @Option(
      names = "--stalled-among",
      converter = CountOrNone.class,
      description = "viewers beside one who does not read: ${DEFAULT-VALUE}; 0: none")
  private int stalledAmong = 1_000;

  @Option(
      names = "--beside-programs",
      converter = CountOrNone.class,
      description = "sessions that play beside hostile programs: ${DEFAULT-VALUE}; 0: none")
  private int besidePrograms = 200;

  @Option(
      names = "--program-ms",
      converter = Count.class,
      description = "of virtual time, after which such a program is stopped: ${DEFAULT-VALUE}")
  private int programMs = 10_000;

  @Option(
      names = "--resting",
      converter = CountOrNone.class,
      description = "sessions at rest: ${DEFAULT-VALUE}; 0: none")
  private int resting = 10_000;

  @Option(
      names = "--threads",
      converter = Count.class,
      description = "of the process with the viewers: ${DEFAULT-VALUE}")
  private int threads = 2;

  @Option(
      names = "--quick",
      description = "small numbers for all that is not said, to see that it works")
  private boolean quick;

  /** Runs the command and ends the process. */
  static void run(String... arguments) {
    Tools.run(new Options(), withQuick(arguments).toArray(String[]::new));
  }

  /** The options that these words mean. */
  static Options of(String... arguments) {
    Options options = new Options();
    Tools.commandLine(options).parseArgs(withQuick(arguments).toArray(String[]::new));
    return options;
  }

  /** The words, and the small numbers of all that they do not say. */
  private static List<String> withQuick(String... arguments) {
    List<String> said = new ArrayList<>(List.of(arguments));
    if (said.contains("--quick")) {
      List<String> names = said.stream().map(word -> word.split("=", 2)[0]).toList();
      said.addAll(QUICK.stream().filter(small -> !names.contains(small.split("=", 2)[0])).toList());
    }
    return said;
  }

  @Override
  public Integer call() throws IOException {
    if (quick) {
      Tools.out().println("Small numbers: they show that it works, and measure nothing.");
    }
    Path report = Tools.backend().resolve("target/load/report.md");
    LoadRun.run(this, Tools.out(), report);
    return 0;
  }

  /** With small numbers there is nothing to measure. */
  Lifetime lifetime() {
    return quick ? Lifetime.SHORT : Lifetime.LONG;
  }

  List<Integer> viewers() {
    return viewers;
  }

  double seconds() {
    return seconds;
  }

  double warmUp() {
    return warmUp;
  }

  int rounds() {
    return rounds;
  }

  int warmingSessions() {
    return warmingSessions;
  }

  int sessions() {
    return sessions;
  }

  int stalledAmong() {
    return stalledAmong;
  }

  int besidePrograms() {
    return besidePrograms;
  }

  int programMs() {
    return programMs;
  }

  int resting() {
    return resting;
  }

  int threads() {
    return threads;
  }
}
