package gopark.load;

import gopark.tool.Tools;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * Lets a server work for long: sessions play before their viewers all the while, and visitors come
 * and go. Tells again and again what the server holds, and at the end whether that has grown.
 */
final class SoakRun {
  private static final double EVENTS_PER_SECOND = 10;
  private static final long MEGABYTE = 1L << 20;

  private final Report report;
  private final Size size;

  private SoakRun(Report report, Size size) {
    this.report = report;
    this.size = size;
  }

  /**
   * How much works, and for how long.
   *
   * @param sessions that play all the while
   * @param viewers of them
   * @param visitors at a time
   * @param looks at what the server holds
   * @param lookSeconds between two looks
   */
  record Size(
      Lifetime lifetime, int sessions, int viewers, int visitors, int looks, double lookSeconds) {
    static final Size FULL = new Size(Lifetime.LONG, 20, 200, 4, 60, 30);
    static final Size QUICK = new Size(Lifetime.SHORT, 3, 6, 2, 6, 1);
  }

  /** What the server held at one look. */
  record Held(long liveBytes, long residentBytes, long threads, long files, long journalBytes) {}

  /**
   * A figure in the middle third of the time, and in the last: the median of each.
   *
   * @param allowed that much more is none, since not every look meets the same
   */
  record Figure(String title, long middle, long last, long allowed, boolean isBytes) {

    boolean isFlat() {
      return last - middle <= allowed;
    }

    void tell(Report report) {
      report.line(
          "%s: %s, then %s (%s)",
          title, text(middle), text(last), isFlat() ? "flat" : "grown by more than allowed");
    }

    private String text(long value) {
      return isBytes ? Report.number((double) value / MEGABYTE) + " MB" : Report.count(value);
    }
  }

  /** What came of it. */
  record Soaked(
      List<Figure> figures, int visits, int refusals, Map<String, Integer> failures, int unwell) {

    boolean isWell() {
      return figures.stream().allMatch(Figure::isFlat) && failures.isEmpty() && unwell == 0;
    }
  }

  public static void main(String[] arguments) {
    QuickOrFull.run(
        "soak",
        "Lets a server work for half an hour, with sessions that play and visitors that come and"
            + " go; prints what it holds, what of that has grown, and what its flight recorder"
            + " saw, and keeps it in backend/target/load/soak.md.",
        (quick, folder) ->
            run(quick ? Size.QUICK : Size.FULL, Tools.out(), folder.resolve("soak.md")).isWell(),
        arguments);
  }

  static Soaked run(Size size, PrintStream out, Path file) throws IOException {
    Path folder = Files.createTempDirectory("gopark-soak");
    try {
      return new SoakRun(new Report(out, file), size).run(folder);
    } finally {
      LoadRun.delete(folder);
    }
  }

  private Soaked run(Path folder) throws IOException {
    Path flight = folder.resolve("soak.jfr");
    List<String> java =
        List.of(
            "-Xmx512m",
            "--enable-native-access=ALL-UNNAMED",
            "-XX:StartFlightRecording=maxsize=256m,filename=" + flight);
    // What a visitor leaves in memory or in the journal would be a leak, which shows sooner so.
    List<String> settings = List.of("--gopark.limits.session.idle=5s", "--gopark.expire-every=1m");
    Soaked soaked;
    try (Server server = GoParkServer.start(folder, "soak", size.lifetime.with(java), settings)) {
      soaked = soak(server, folder);
    }
    soaked.figures.forEach(figure -> figure.tell(report));
    report.line(
        "Visits: %d; programs refused: %d; failed: %s; health was not well: %d",
        soaked.visits,
        soaked.refusals,
        soaked.failures.isEmpty() ? "none" : soaked.failures.toString(),
        soaked.unwell);
    FlightSummary.of(flight).tell(report);
    return soaked;
  }

  private Soaked soak(Server server, Path folder) throws IOException {
    report.title("%d looks, %.0f s apart".formatted(size.looks, size.lookSeconds));
    report.table(
        "minute", "live MB", "RSS MB", "threads", "files", "journal MB", "visits", "health p99 ms");
    List<Held> held = new ArrayList<>();
    try (GoParkClient client = new GoParkClient(server.port());
        Viewers viewers = new Viewers(folder, 1);
        HealthProbe probe = new HealthProbe(server.port())) {
      viewers.open(server.port(), paths(client));
      int unwell = 0;
      try (Visitors visitors = new Visitors(server.port(), size.visitors)) {
        for (int look = 1; look <= size.looks; look++) {
          Pause.seconds(size.lookSeconds);
          HealthProbe.Health health = probe.take();
          unwell += health.failed();
          held.add(held(server, folder.resolve("soak")));
          row(look * size.lookSeconds / 60, held.getLast(), visitors.visits(), health.p99Ms());
        }
        return new Soaked(
            figures(held), visitors.visits(), visitors.refusals(), visitors.failures(), unwell);
      }
    }
  }

  /** The streams of sessions that play, each as often as it is watched. */
  private List<String> paths(GoParkClient client) throws IOException {
    List<GoParkClient.Made> sessions = new ArrayList<>();
    for (int i = 0; i < size.sessions; i++) {
      GoParkClient.Made session = client.create(Sample.SESSION);
      client.command(session, Sample.playing(EVENTS_PER_SECOND));
      sessions.add(session);
    }
    List<String> paths = new ArrayList<>();
    for (int i = 0; i < size.viewers; i++) {
      paths.add(sessions.get(i % size.sessions).stream());
    }
    return paths;
  }

  private void row(double minute, Held held, int visits, double healthMs) {
    report.row(
        Report.number(minute),
        Report.megabytes(held.liveBytes),
        Report.megabytes(held.residentBytes),
        Report.count(held.threads),
        Report.count(held.files),
        Report.number((double) held.journalBytes / MEGABYTE),
        Report.whole(visits),
        Report.number(healthMs));
  }

  private static Held held(Server server, Path data) throws IOException {
    return new Held(
        server.liveBytes(),
        server.residentBytes(),
        server.threads(),
        server.openFiles(),
        bytes(data.resolve("journal")));
  }

  private static long bytes(Path folder) throws IOException {
    long bytes = 0;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        bytes += Files.size(file);
      }
    }
    return bytes;
  }

  private static List<Figure> figures(List<Held> held) {
    return List.of(
        bytes("Live on the heap", held, Held::liveBytes),
        bytes("Resident", held, Held::residentBytes),
        count("Threads", held, Held::threads),
        count("Files", held, Held::files),
        bytes("Journal", held, Held::journalBytes));
  }

  private static Figure bytes(String title, List<Held> held, ToLongFunction<Held> of) {
    long middle = median(held, 1, of);
    return new Figure(title, middle, median(held, 2, of), middle / 10 + 8 * MEGABYTE, true);
  }

  private static Figure count(String title, List<Held> held, ToLongFunction<Held> of) {
    return new Figure(title, median(held, 1, of), median(held, 2, of), 5, false);
  }

  private static long median(List<Held> held, int third, ToLongFunction<Held> of) {
    int each = held.size() / 3;
    List<Long> sorted =
        new ArrayList<>(
            held.subList(third * each, (third + 1) * each).stream().map(of::applyAsLong).toList());
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }
}
