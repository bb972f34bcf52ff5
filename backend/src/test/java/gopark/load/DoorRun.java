package gopark.load;

import gopark.GoParkApplication;
import gopark.load.Crowd.Fate;
import gopark.load.Crowd.Habit;
import gopark.tool.Tools;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Tries how long clients can hold connections of a server as the product is, with 512 MB of heap,
 * and prints a table.
 */
final class DoorRun {
  private static final String POST =
      "POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
          + "Content-Length: 1000\r\n\r\n{";
  private static final int HALF = 500;

  /** Several megabytes: more than the system takes for a client. */
  private static final int PICTURES = 100;

  private static final int TENTH = 10;

  private static final long DRIP_MS = 5_000;
  private static final long OFTEN_MS = 500;

  /** How late the server may notice, and how long it may take until a connection is full. */
  private static final double SLACK = 2;

  private static final double PACE = 10;
  private static final long LATER_NANOS = 3_000_000_000L;
  private static final int OWN_FILES = 500;
  private static final long LOOK_NANOS = 250_000_000;

  private final Size size;
  private final Report report;
  private final List<Try> tries = new ArrayList<>();

  private DoorRun(Size size, Report report) {
    this.size = size;
    this.report = report;
  }

  /**
   * How much is tried.
   *
   * @param lifetime of the server
   * @param header seconds, as the server is set
   * @param body seconds, as the server is set
   * @param idle seconds, as the server is set
   * @param stalled seconds, as the server is set
   * @param fill seconds until a connection of which nothing is read can take no more
   * @param slow clients of each kind
   * @param silent connections that say nothing
   * @param perAddress connections that an address may have
   * @param streams that are watched
   * @param unread streams that are not read
   */
  record Size(
      Lifetime lifetime,
      int header,
      int body,
      int idle,
      int stalled,
      int fill,
      int slow,
      int silent,
      int perAddress,
      int streams,
      int unread) {
    static final Size FULL =
        new Size(Lifetime.LONG, 10, 30, 75, 60, 30, 1_000, 20_000, 2_000, 5_000, 1_000);
    static final Size QUICK = new Size(Lifetime.SHORT, 1, 2, 3, 2, 10, 40, 300, 100, 100, 20);
  }

  /**
   * One kind of client.
   *
   * @param mostSeconds for which it may hold a connection; endless: it must not lose it
   */
  record Try(String name, double mostSeconds, Fate fate, HealthProbe.Health health) {
    boolean isEndless() {
      return mostSeconds == Double.POSITIVE_INFINITY;
    }
  }

  public static void main(String[] arguments) {
    QuickOrFull.run(
        "door",
        "Tries how long slow clients can hold connections of the server; prints a table, and keeps"
            + " it in backend/target/load/door.md.",
        (quick, folder) -> {
          run(quick ? Size.QUICK : Size.FULL, Tools.out(), folder.resolve("door.md"));
          return true;
        },
        arguments);
  }

  static List<Try> run(Size size, PrintStream out, Path file) throws IOException {
    Path folder = Files.createTempDirectory("gopark-door");
    try {
      DoorRun run = new DoorRun(size, new Report(out, file));
      run.run(folder);
      return run.tries;
    } finally {
      LoadRun.delete(folder);
    }
  }

  private void run(Path folder) throws IOException {
    report.title("How long clients can hold a connection");
    report.table(
        "clients",
        "number",
        "refused",
        "closed",
        "open",
        "held p50 s",
        "held most s",
        "allowed s",
        "files most",
        "files after",
        "RSS MB most",
        "health p99 ms",
        "not well",
        "answers");
    try (Server server = start(folder);
        GoParkClient client = new GoParkClient(server.port());
        HealthProbe probe = new HealthProbe(server.port())) {
      GoParkClient.Made session = client.create(Sample.SESSION);
      client.command(session, Sample.playing(PACE));
      String stream = ViewerLoop.request(session.stream());
      String half = POST + " ".repeat(HALF);
      String drip = "GET / HTTP/1.1\r\nX-Slow: ";
      String picture = "GET /og.png HTTP/1.1\r\nHost: localhost\r\n\r\n";
      String asked = "GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n";
      probe.take();
      attempt(server, probe, "head drips", size.slow, size.header, habit(drip, "a", DRIP_MS, 1));
      attempt(server, probe, "body half sent", size.slow, size.body, habit(half, " ", DRIP_MS, 5));
      int addresses = Math.ceilDiv(size.silent, size.perAddress);
      attempt(server, probe, "silent", size.silent, size.header, habit("", "", DRIP_MS, addresses));
      int tooMany = size.perAddress + size.perAddress / 2;
      attempt(server, probe, "silent, 1 address", tooMany, size.header, habit("", "", DRIP_MS, 1));
      attempt(server, probe, "idle", size.slow, size.idle, habit(asked, "", DRIP_MS, 1));
      attempt(
          server,
          probe,
          "answers not read",
          Math.ceilDiv(size.slow, TENTH),
          size.fill + size.stalled,
          new Habit(picture.repeat(PICTURES), "\r\n", OFTEN_MS, false, 1));
      attempt(
          server,
          probe,
          "streams",
          size.streams,
          Double.POSITIVE_INFINITY,
          new Habit(stream, "", DRIP_MS, true, 10));
      attempt(
          server,
          probe,
          "streams not read",
          size.unread,
          size.fill + size.stalled,
          new Habit(stream, "\r\n", OFTEN_MS, false, 10));
    }
  }

  private static Habit habit(String first, String drip, long dripMs, int addresses) {
    return new Habit(first, drip, dripMs, true, addresses);
  }

  private Server start(Path folder) throws IOException {
    String limits = "--gopark.limits.connections.";
    return Server.start(
        folder,
        "door",
        size.lifetime.with(List.of("-Xmx512m", "--enable-native-access=ALL-UNNAMED")),
        Jvm.productClassPath(),
        GoParkApplication.class.getName(),
        List.of(
            "--gopark.data=" + folder.resolve("data"),
            limits + "header=" + size.header + "s",
            limits + "body=" + size.body + "s",
            limits + "idle=" + size.idle + "s",
            limits + "stalled=" + size.stalled + "s",
            limits + "per-address=" + size.perAddress,
            "--gopark.stream.stalled=" + size.stalled + "s"));
  }

  private void attempt(
      Server server, HealthProbe probe, String name, int number, double mostSeconds, Habit habit)
      throws IOException {
    boolean isEndless = mostSeconds == Double.POSITIVE_INFINITY;
    double watched = isEndless ? Math.max(size.idle, size.stalled) + SLACK : 2 * mostSeconds + 20;
    long filesBefore = server.openFiles();
    long files = 0;
    long resident = 0;
    Fate fate;
    int most = ProcessFigures.mostFiles() - OWN_FILES;
    // Addresses of their own: of the clients before, the server may not have let go all yet.
    int network = 1 + tries.size();
    try (Crowd crowd = new Crowd(server.port(), number, most, habit, network)) {
      long openedNanos = 0;
      long look = System.nanoTime();
      while (!crowd.isOver()
          && (openedNanos == 0 || System.nanoTime() - openedNanos < watched * 1e9)) {
        crowd.work();
        if (openedNanos == 0 && crowd.isOpened()) {
          openedNanos = System.nanoTime();
        }
        if (System.nanoTime() > look) {
          files = Math.max(files, server.openFiles());
          resident = Math.max(resident, server.residentBytes());
          look = System.nanoTime() + LOOK_NANOS;
        }
      }
      fate = crowd.fate();
    }
    HealthProbe.Health health = probe.take();
    tries.add(new Try(name, mostSeconds, fate, health));
    report.row(
        name,
        Report.whole(number),
        Report.whole(fate.refused()),
        Report.whole(fate.closed()),
        Report.whole(fate.open()),
        Report.number(fate.heldMedian()),
        Report.number(fate.heldLongest()),
        isEndless ? "–" : Report.number(mostSeconds),
        Report.whole((double) files),
        Report.whole((double) filesLater(server, filesBefore)),
        Report.megabytes(resident),
        Report.number(health.p99Ms()),
        Report.whole(health.failed()),
        fate.answers());
    if (!isEndless) {
      report.goal(name + ", held", fate.heldLongest(), mostSeconds + SLACK, " s");
    }
  }

  /** When those that were closed here are closed there too, or some seconds later. */
  private static long filesLater(Server server, long filesBefore) throws IOException {
    long files = server.openFiles();
    long end = System.nanoTime() + LATER_NANOS;
    while (System.nanoTime() < end && files > filesBefore) {
      LockSupport.parkNanos(LOOK_NANOS);
      files = Math.min(files, server.openFiles());
    }
    return files;
  }
}
