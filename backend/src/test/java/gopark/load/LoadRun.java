package gopark.load;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Measures how our server bears viewers and sessions, and prints tables. Arguments: the folder of
 * the backend, and options as one word, as {@link Options} knows them.
 */
final class LoadRun {
  private static final double PER_SECOND = 10;

  private final Options options;
  private final Report report;
  private final Path folder;

  private LoadRun(Options options, Report report, Path folder) {
    this.options = options;
    this.report = report;
    this.folder = folder;
  }

  public static void main(String[] arguments) {
    Options.run(arguments);
  }

  static void run(Options options, PrintStream out, Path file) throws IOException {
    Path folder = Files.createTempDirectory("gopark-load");
    try {
      new LoadRun(options, new Report(out, file), folder).run();
    } finally {
      delete(folder);
    }
  }

  private void run() throws IOException {
    report.line(
        "Java %s, %d cores; %.0f messages a second.",
        Runtime.version(), Runtime.getRuntime().availableProcessors(), PER_SECOND);
    try (Viewers viewers = new Viewers(folder, options.threads())) {
      try (Server ours = GoParkServer.start(folder, "gopark", options.lifetime());
          GoParkClient client = new GoParkClient(ours.port())) {
        Recording recording =
            Recording.of(
                client, PER_SECOND, messages(options.warmUp()), messages(options.seconds()));
        SeparateSessions sessions =
            new SeparateSessions(report, options, viewers, recording.pace());
        if (options.warmingSessions() > 0) {
          sessions.warmUp(ours, client);
        }
        oneSession(ours, recording, viewers);
        new SteadyViewer(report, options, viewers).run(ours, client);
        if (options.sessions() > 0) {
          sessions.run(ours, client);
        }
        if (options.stalledAmong() > 0) {
          new StalledReader(report, options, viewers, recording.pace()).run(ours, client);
        }
        if (options.besidePrograms() > 0) {
          new BesidePrograms(report, options, viewers, recording.pace()).run(ours, client);
        }
      }
    }
    if (options.resting() > 0) {
      try (Server fresh = GoParkServer.start(folder, "resting", options.lifetime());
          GoParkClient client = new GoParkClient(fresh.port())) {
        new RestingSessions(report, options).run(fresh, client);
      }
    }
  }

  private void oneSession(Server ours, Recording recording, Viewers viewers) throws IOException {
    Path frames = folder.resolve("frames");
    Files.writeString(frames, String.join("", recording.frames()));
    try (Server bare = GoParkServer.startBare(folder, frames, PER_SECOND, options.lifetime())) {
      new OneSession(report, options, viewers, PER_SECOND)
          .run(
              new Target("GoPark", ours, recording.session().stream(), recording::tellAgain),
              new Target("bare", bare, BareBroadcast.PATH, () -> {}));
    }
    recording.client().command(recording.session(), Sample.PAUSE);
  }

  private static int messages(double seconds) {
    return (int) Math.ceil(seconds * PER_SECOND);
  }

  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path path : deepestFirst) {
        Files.delete(path);
      }
    }
  }
}
