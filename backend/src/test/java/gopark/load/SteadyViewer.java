package gopark.load;

import java.io.IOException;

/** What somebody who watches a session at a pace for eyes has to receive. */
final class SteadyViewer {
  private static final double EVENTS_PER_SECOND = 10;
  private static final double MOST_KILOBYTES = 10;

  private final Report report;
  private final Options options;
  private final Viewers viewers;

  SteadyViewer(Report report, Options options, Viewers viewers) {
    this.report = report;
    this.options = options;
    this.viewers = viewers;
  }

  void run(Server server, GoParkClient client) throws IOException {
    GoParkClient.Made session = client.create(Sample.SESSION);
    client.command(session, Sample.playing(EVENTS_PER_SECOND));
    viewers.open(server.port(), session.stream(), 1);
    Measured measured = Measured.of(server, viewers, options);
    viewers.leave();
    client.command(session, Sample.PAUSE);
    report.title("One viewer of a session that plays 10 events a second");
    report.table("viewer", "messages/s", "bytes/s", "bytes/message");
    report.row(
        "1",
        Report.number(measured.tally.messagesPerSecond()),
        Report.whole(measured.tally.bytesPerSecond()),
        Report.whole(measured.bytesPerMessage()));
    report.goal("A second of it", measured.tally.bytesPerSecond() / 1e3, MOST_KILOBYTES, " kB");
  }
}
