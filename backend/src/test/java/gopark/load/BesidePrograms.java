package gopark.load;

import java.io.IOException;
import java.util.List;

/** Sessions that play, with a viewer each, while a stranger has hostile programs run. */
final class BesidePrograms {
  private final Report report;
  private final Options options;
  private final Viewers viewers;
  private final double pace;

  BesidePrograms(Report report, Options options, Viewers viewers, double pace) {
    this.report = report;
    this.options = options;
    this.viewers = viewers;
    this.pace = pace;
  }

  void run(Server server, GoParkClient client) throws IOException {
    List<GoParkClient.Made> sessions =
        SeparateSessions.start(client, pace, options.besidePrograms());
    viewers.open(server.port(), sessions.stream().map(GoParkClient.Made::stream).toList());
    report.title("Sessions that play beside strangers' hostile programs");
    report.table(
        Report.whole(options.besidePrograms()) + " sessions",
        "delivered/s",
        "p50 ms",
        "p99 ms",
        "step p50 ms",
        "step p99 ms",
        "steps failed",
        "cores",
        "heap MB",
        "RSS MB");
    measure("without them", server, client);
    HostilePrograms programs = new HostilePrograms(server.port(), options.programMs());
    try (programs) {
      programs.start();
      measure("beside them", server, client);
    }
    report.line(
        "When the programs had ended, %s MB lived on the heap.",
        Report.megabytes(server.liveBytes()));
    viewers.leave();
    SeparateSessions.pause(client, sessions);
    tell(programs);
  }

  /** The heap is looked at while programs run. */
  private void measure(String name, Server server, GoParkClient client) throws IOException {
    Stepper stepper = Stepper.start(client);
    Measured measured;
    try (stepper) {
      measured = Measured.of(server, viewers, options, stepper::forget);
    }
    ReceivedCounts tally = measured.tally;
    report.row(
        name,
        Report.whole(tally.messagesPerSecond()),
        Report.whole(tally.latencyMs(0.5)),
        Report.whole(tally.latencyMs(0.99)),
        Report.whole(stepper.latencyMs(0.5)),
        Report.whole(stepper.latencyMs(0.99)),
        Report.whole(stepper.failed()),
        Report.hundredths(measured.cores()),
        Report.megabytes(server.liveBytes()),
        Report.megabytes(measured.residentBytes()));
  }

  private void tell(HostilePrograms programs) {
    report.title("The hostile programs, " + HostilePrograms.AT_ONCE + " at a time");
    report.table("program", "runs", "longest s", "HTTP", "verdict or refusal", "limit reached");
    programs
        .runs()
        .forEach((ending, runs) ->
            report.row(
                ending.program().title(),
                Report.whole(runs.count()),
                Report.number(runs.longestSeconds()),
                Integer.toString(ending.status()),
                ending.verdict(),
                ending.limit()));
  }
}
