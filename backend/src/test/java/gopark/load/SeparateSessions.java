package gopark.load;

import java.io.IOException;
import java.util.List;

/** Many sessions that play, each with one viewer. */
final class SeparateSessions {
  private final Report report;
  private final Options options;
  private final Viewers viewers;
  private final double pace;

  SeparateSessions(Report report, Options options, Viewers viewers, double pace) {
    this.report = report;
    this.options = options;
    this.viewers = viewers;
    this.pace = pace;
  }

  /** What a server does for sessions is compiled then, however few of them are measured. */
  void warmUp(Server server, GoParkClient client) throws IOException {
    Measured measured = play(server, client, options.warmingSessions());
    report.line(
        "First %,d sessions played, with %,.0f messages a second, so that nothing is measured that"
            + " is still being compiled.",
        options.warmingSessions(), measured.tally.messagesPerSecond());
  }

  void run(Server server, GoParkClient client) throws IOException {
    Measured measured = play(server, client, options.sessions());
    report.title("Sessions that play, with a viewer each");
    report.table(
        "sessions",
        "delivered/s",
        "p50 ms",
        "p99 ms",
        "CPU µs/message",
        "RSS MB",
        "bytes/message",
        "connect s",
        "cores");
    ReceivedCounts tally = measured.tally;
    report.row(
        Report.whole(options.sessions()),
        Report.whole(tally.messagesPerSecond()),
        Report.whole(tally.latencyMs(0.5)),
        Report.whole(tally.latencyMs(0.99)),
        Report.number(measured.cpuPerMessage()),
        Report.megabytes(measured.residentBytes()),
        Report.whole(measured.bytesPerMessage()),
        Report.number(measured.connectSeconds()),
        Report.hundredths(measured.cores()));
  }

  private Measured play(Server server, GoParkClient client, int count) throws IOException {
    List<GoParkClient.Made> sessions = start(client, pace, count);
    List<String> streams = sessions.stream().map(GoParkClient.Made::stream).toList();
    Viewers.Opened opened = viewers.open(server.port(), streams);
    Measured measured = Measured.of(server, viewers, options).after(opened.seconds());
    viewers.leave();
    pause(client, sessions);
    return measured;
  }

  /** New sessions, which play from now on. */
  static List<GoParkClient.Made> start(GoParkClient client, double pace, int count) {
    return Together.make(
        count,
        number -> {
          GoParkClient.Made made = client.create(Sample.SESSION);
          client.command(made, Sample.playing(pace));
          return made;
        });
  }

  static void pause(GoParkClient client, List<GoParkClient.Made> sessions) {
    Together.make(
        sessions.size(),
        number -> {
          client.command(sessions.get(number), Sample.PAUSE);
          return number;
        });
  }
}
