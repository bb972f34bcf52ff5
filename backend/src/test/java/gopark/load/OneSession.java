package gopark.load;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Many viewers of one session, and as many of a bare broadcast, in turns. */
final class OneSession {
  private static final double MOST_CPU = 1.25;
  private static final int WARM_UPS = 3;

  private final Report report;
  private final Options options;
  private final Viewers viewers;
  private final double perSecond;

  OneSession(Report report, Options options, Viewers viewers, double perSecond) {
    this.report = report;
    this.options = options;
    this.viewers = viewers;
    this.perSecond = perSecond;
  }

  void run(Target ours, Target bare) throws IOException {
    warmUp(List.of(ours, bare));
    report.title("Viewers of one session, beside a bare WebFlux broadcast of the same bytes");
    report.table(
        "viewers, server",
        "delivered/s",
        "ideal",
        "p50 ms",
        "p99 ms",
        "CPU µs/message",
        "RSS MB",
        "bytes/message",
        "connect s",
        "cores");
    Map<Integer, Double> ratios = new LinkedHashMap<>();
    for (int count : options.viewers()) {
      Measured us = new Measured();
      Measured them = new Measured();
      for (int round = 0; round < options.rounds(); round++) {
        us.add(measure(ours, count));
        them.add(measure(bare, count));
      }
      row(count, ours, us);
      row(count, bare, them);
      ratios.put(count, us.cpuPerMessage() / them.cpuPerMessage());
    }
    ratios.forEach((count, ratio) ->
        report.goal(
            "CPU a message, ours / bare, " + Report.whole(count) + " viewers",
            ratio,
            MOST_CPU,
            ""));
  }

  /** Both have compiled what they need before anything is measured. */
  private void warmUp(List<Target> targets) throws IOException {
    int most = options.viewers().stream().mapToInt(Integer::intValue).max().orElseThrow();
    for (int i = 0; i < WARM_UPS; i++) {
      for (Target target : targets) {
        measure(target, Math.min(1_000, most));
      }
    }
  }

  private Measured measure(Target target, int count) throws IOException {
    Viewers.Opened opened = viewers.open(target.server().port(), target.path(), count);
    if (opened.ready() < count) {
      report.line("%s let in %,d of %,d viewers only.", target.name(), opened.ready(), count);
    }
    target.start().start();
    Measured measured = Measured.of(target.server(), viewers, options).after(opened.seconds());
    viewers.leave();
    return measured;
  }

  private void row(int count, Target target, Measured measured) {
    ReceivedCounts tally = measured.tally;
    report.row(
        Report.whole(count) + " " + target.name(),
        Report.whole(tally.messagesPerSecond()),
        Report.whole(count * perSecond),
        Report.whole(tally.latencyMs(0.5)),
        Report.whole(tally.latencyMs(0.99)),
        Report.number(measured.cpuPerMessage()),
        Report.megabytes(measured.residentBytes()),
        Report.whole(measured.bytesPerMessage()),
        Report.number(measured.connectSeconds()),
        Report.hundredths(measured.cores()));
  }
}
