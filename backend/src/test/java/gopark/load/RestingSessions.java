package gopark.load;

import java.io.IOException;
import java.util.List;

/** Sessions that stand and that nobody watches. */
final class RestingSessions {
  private static final double MOST_KILOBYTES = 100;
  private static final int FIRST = 20;

  private final Report report;
  private final Options options;

  RestingSessions(Report report, Options options) {
    this.report = report;
    this.options = options;
  }

  void run(Server server, GoParkClient client) throws IOException {
    // What the first sessions bring into memory once is no cost of the others.
    make(client, FIRST);
    long heapBefore = server.liveBytes();
    long residentBefore = server.residentBytes();
    long began = System.nanoTime();
    List<GoParkClient.Made> sessions = make(client, options.resting());
    double madeSeconds = (System.nanoTime() - began) / 1e9;
    long heap = server.liveBytes() - heapBefore;
    long resident = server.residentBytes() - residentBefore;
    long asked = System.nanoTime();
    Together.make(sessions.size(), number -> client.snapshot(sessions.get(number)).length());
    double askedSeconds = (System.nanoTime() - asked) / 1e9;
    double each = (double) heap / sessions.size();
    report.title("Sessions at rest");
    report.table(
        "sessions", "heap kB each", "RSS kB each", "heap MB", "made in s", "all answered in s");
    report.row(
        Report.whole(sessions.size()),
        Report.kilobytes(each),
        Report.kilobytes((double) resident / sessions.size()),
        Report.megabytes(heap),
        Report.number(madeSeconds),
        Report.number(askedSeconds));
    report.goal("Heap for a session at rest", each / 1e3, MOST_KILOBYTES, " kB");
  }

  private static List<GoParkClient.Made> make(GoParkClient client, int count) {
    return Together.make(
        count,
        number -> {
          GoParkClient.Made made = client.create(Sample.SESSION);
          client.command(made, Sample.resting());
          return made;
        });
  }
}
