package gopark.frames;

import com.microsoft.playwright.Browser;
import gopark.browser.SharedBrowser;
import gopark.load.GoParkClient;
import gopark.load.GoParkClient.Made;
import gopark.load.GoParkServer;
import gopark.load.Report;
import gopark.load.Server;
import gopark.tool.Tools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Plays sessions in a real browser and prints how long the frames took, beside those of an empty
 * page. Arguments: the folder of the backend, and options as one word, as {@link Options} knows
 * them.
 */
final class FramesRun {
  /** The server tells it in as many messages as it ever sends. */
  private static final String PLAY = "{\"do\": \"play\", \"pace\": {\"eventsPerSecond\": 200}}";

  private static final String MUCH = "{\"do\": \"step\", \"unit\": \"event\", \"count\": 20000}";
  private static final Size ZOOMED = new Size(8, 400);
  private static final List<Goal> GOALS = List.of(new Goal(50, 1.2), new Goal(95, 2));

  private static final int MOST_NODES = 2_500;
  private static final int MOST_TASK_MS = 100;
  private static final Duration SETTLING = Duration.ofSeconds(2);
  private static final Duration BUSY = Duration.ofSeconds(4);
  private static final int LOOKS_AT_MEMORY = 10;

  private final Options options;
  private final Report report;

  private FramesRun(Options options, Report report) {
    this.options = options;
    this.report = report;
  }

  public static void main(String[] arguments) {
    Tools.run(new Options(), arguments);
  }

  static void run(Options options, Path file) throws IOException {
    Path folder = Files.createTempDirectory("gopark-frames");
    new FramesRun(options, new Report(Tools.out(), file)).run(folder);
  }

  private void run(Path folder) throws IOException {
    try (SharedBrowser shared = new SharedBrowser();
        Server server =
            GoParkServer.start(
                folder,
                "gopark",
                List.of("-Xmx4g", "--enable-native-access=ALL-UNNAMED"),
                List.of(
                    "--gopark.limits.session.goroutines=1100000",
                    "--gopark.limits.session.memory-percent=90",
                    "--gopark.limits.session.idle=1h"));
        GoParkClient client = new GoParkClient(server.port())) {
      Browser browser = shared.browser();
      String site = "http://localhost:" + server.port();
      report.line(
          "Chromium %s, drawn by software; %d cores.",
          browser.version(), Runtime.getRuntime().availableProcessors());
      frames(browser, site, client);
      if (!options.memory().isZero()) {
        memory(browser, site, client);
      }
    }
  }

  private void frames(Browser browser, String site, GoParkClient client) throws IOException {
    report.title("Frame times in ms, and as multiples of an empty page's");
    report.line("A task's time by the clock, and in brackets the processor's time that it took.");
    report.table(
        "session",
        "p50",
        "p95",
        "p99",
        "x p50",
        "x p95",
        "x p99",
        "over 100",
        "longest task",
        "busy a second",
        "steps a second",
        "nodes");
    Duration time = Duration.ofSeconds(options.seconds());
    FrameTimes empty;
    try (WatchedPage page = WatchedPage.open(browser, "about:blank")) {
      empty = page.watch(time);
      row("empty page", empty, empty, page.busy(browser, BUSY), 0, page.nodes());
    }
    for (Size size : options.sizes()) {
      Made session = started(client, size);
      try (WatchedPage page = WatchedPage.open(browser, site + "/play/" + session.id())) {
        page.awaitBoard();
        page.rest(SETTLING);
        client.command(session, PLAY);
        long before = page.step();
        FrameTimes times = page.watch(time);
        double steps = (page.step() - before) / (double) options.seconds();
        BusyTimes busy = page.busy(browser, BUSY);
        int nodes = page.nodes();
        row(size.toString(), times, empty, busy, steps, nodes);
        client.command(session, "{\"do\": \"pause\"}");
        report.goal(size + ", longest task", busy.longest(), MOST_TASK_MS, " ms");
        report.goal(size + ", nodes", nodes, MOST_NODES, "");
        goals(size.toString(), times, empty);
      }
    }
    zooming(browser, site, client, empty);
  }

  /** The timeline of a long run is drawn closer and farther, as fast as frames come. */
  private void zooming(Browser browser, String site, GoParkClient client, FrameTimes empty)
      throws IOException {
    Made session = started(client, ZOOMED);
    try (WatchedPage page = WatchedPage.open(browser, site + "/play/" + session.id())) {
      page.awaitBoard();
      page.openTimeline();
      while (page.spans() < options.spans()) {
        client.command(session, MUCH);
        page.rest(SETTLING);
      }
      page.rest(SETTLING);
      FrameTimes times = page.watchZoom(Duration.ofSeconds(options.seconds()));
      BusyTimes busy = page.busy(browser, BUSY);
      String name = "timeline, %,d spans, zooming".formatted(page.spans());
      row(name, times, empty, busy, 0, page.nodes());
      goals(name, times, empty);
    }
  }

  private void goals(String name, FrameTimes times, FrameTimes empty) {
    for (Goal goal : GOALS) {
      double multiple = times.percentile(goal.percent()) / empty.percentile(goal.percent());
      report.goal("%s, p%d".formatted(name, goal.percent()), multiple, goal.most(), " x");
    }
  }

  /** A limit for a percentage of the frames, as a multiple of an empty page's frame time. */
  private record Goal(int percent, double most) {}

  private void row(
      String name, FrameTimes times, FrameTimes empty, BusyTimes busy, double steps, int nodes) {
    report.row(
        name,
        Report.number(times.percentile(50)),
        Report.number(times.percentile(95)),
        Report.number(times.percentile(99)),
        ratio(times, empty, 50),
        ratio(times, empty, 95),
        ratio(times, empty, 99),
        Long.toString(times.tasksOver(MOST_TASK_MS)),
        "%s (%s)".formatted(Report.number(times.longestTask()), Report.number(busy.longest())),
        Report.number(busy.sum() / BUSY.toSeconds()),
        Report.number(steps),
        Integer.toString(nodes));
  }

  private static String ratio(FrameTimes times, FrameTimes empty, int percent) {
    return Report.hundredths(times.percentile(percent) / empty.percentile(percent));
  }

  /** The first session plays on, and from time to time its page is asked what it keeps. */
  private void memory(Browser browser, String site, GoParkClient client) throws IOException {
    Size size = options.sizes().getFirst();
    report.title("The page's heap after collections, while " + size + " play");
    report.table("minute", "MB", "nodes");
    Made session = started(client, size);
    try (WatchedPage page = WatchedPage.open(browser, site + "/play/" + session.id())) {
      page.awaitBoard();
      client.command(session, PLAY);
      for (int look = 0; look <= LOOKS_AT_MEMORY; look++) {
        if (look > 0) {
          page.rest(options.memory().dividedBy(LOOKS_AT_MEMORY));
        }
        double minutes = options.memory().toSeconds() / 60.0 * look / LOOKS_AT_MEMORY;
        report.row(
            String.format(Locale.ROOT, "%.1f", minutes),
            Report.megabytes(page.heapBytes()),
            Integer.toString(page.nodes()));
      }
      client.command(session, "{\"do\": \"pause\"}");
    }
  }

  private static Made started(GoParkClient client, Size size) throws IOException {
    Made session = client.create(size.session());
    for (String command : size.commands()) {
      client.command(session, command);
    }
    return session;
  }
}
