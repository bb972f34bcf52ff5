package gopark.load;

import java.io.IOException;

/** One viewer who never reads, among many who do. */
final class StalledReader {
  private static final double FAST = 1_000;
  private static final double A_LOOK_S = 1;
  private static final int SAME_LOOKS = 4;
  private static final int MOST_LOOKS = 120;

  private final Report report;
  private final Options options;
  private final Viewers viewers;
  private final double pace;

  StalledReader(Report report, Options options, Viewers viewers, double pace) {
    this.report = report;
    this.options = options;
    this.viewers = viewers;
    this.pace = pace;
  }

  void run(Server server, GoParkClient client) throws IOException {
    GoParkClient.Made session = client.create(Sample.SESSION);
    client.command(session, Sample.playing(pace));
    report.title("One viewer who does not read, among others who do");
    report.table(
        Report.whole(options.stalledAmong()) + " viewers",
        "delivered/s",
        "p50 ms",
        "p99 ms",
        "CPU µs/message",
        "heap MB",
        "heap MB later",
        "RSS MB");
    viewers.open(server.port(), session.stream(), options.stalledAmong());
    measure("without it", server);
    int port = viewers.stall(server.port(), session.stream());
    client.command(session, Sample.play(FAST));
    long held = fill(server.port(), port);
    client.command(session, Sample.play(pace));
    measure("beside it", server);
    report.line(
        "The system held %,d bytes for it; at the end it was %s.",
        held,
        ProcessFigures.heldBytes(server.port(), port).isPresent()
            ? "still connected"
            : "disconnected");
    viewers.leave();
    client.command(session, Sample.PAUSE);
  }

  /**
   * Fills the connection until the system takes nothing more for it, so that the server has to
   * wait.
   */
  private long fill(int serverPort, int clientPort) throws IOException {
    long held = 0;
    int same = 0;
    for (int looks = 0; looks < MOST_LOOKS && same < SAME_LOOKS; looks++) {
      viewers.count(A_LOOK_S);
      long now = ProcessFigures.heldBytes(serverPort, clientPort).orElse(held);
      same = now == held && now > 0 ? same + 1 : 0;
      held = now;
    }
    return held;
  }

  private void measure(String name, Server server) throws IOException {
    long before = server.liveBytes();
    Measured measured = Measured.of(server, viewers, options);
    long after = server.liveBytes();
    ReceivedCounts tally = measured.tally;
    report.row(
        name,
        Report.whole(tally.messagesPerSecond()),
        Report.whole(tally.latencyMs(0.5)),
        Report.whole(tally.latencyMs(0.99)),
        Report.number(measured.cpuPerMessage()),
        Report.megabytes(before),
        Report.megabytes(after),
        Report.megabytes(measured.residentBytes()));
  }
}
