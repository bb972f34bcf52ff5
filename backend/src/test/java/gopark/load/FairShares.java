package gopark.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sessions that want all they can get, beside as many that play at a pace for eyes. */
final class FairShares {
  private static final JsonMapper JSON = new JsonMapper();
  private static final double CALM_PACE = 10;
  private static final long BUSY_PACE_NS = 1_000_000_000;
  private static final String BUSY =
      "{\"source\": \"package main\\nimport \\\"runtime\\\"\\nfunc main() {\\n\\tfor i := 0; ; i++"
          + " {\\n\\t\\tif i%1000 == 0 {\\n\\t\\t\\truntime.Gosched()\\n\\t\\t}\\n\\t}\\n}\\n\"}";
  private static final String PLAY =
      "{\"do\": \"play\", \"pace\": {\"nsPerSecond\": " + BUSY_PACE_NS + "}}";
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MOST_CALM = 2;

  /** Two clocks of milliseconds cannot tell less apart. */
  private static final double LEAST_MS = 5;

  private static final double MOST_APART = 0.2;

  /** What is shown is of the last turns, what is measured of all of them. */
  private static final double MOST_SHOWN = 0.5;

  private static final int THREADS = 1;
  private static final double TURNS_EVEN_OUT = 3;

  private final Report report;
  private final Path folder;
  private final int count;
  private final int seconds;

  FairShares(Report report, Path folder, int count, int seconds) {
    this.report = report;
    this.folder = folder;
    this.count = count;
    this.seconds = seconds;
  }

  /** Gives how many of the three figures are not what they should be. */
  int run(Server server, GoParkClient client) throws IOException {
    report.title(count + " busy sessions beside " + count + " calm ones");
    try (Viewers viewers = new Viewers(folder, THREADS)) {
      List<GoParkClient.Made> calm = SeparateSessions.start(client, CALM_PACE, count);
      viewers.open(server.port(), calm.stream().map(GoParkClient.Made::stream).toList());
      viewers.count(seconds);
      double aloneMs = Math.max(LEAST_MS, viewers.count(seconds).latencyMs(0.99));

      List<GoParkClient.Made> busy = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        GoParkClient.Made made = client.create(BUSY);
        client.command(made, PLAY);
        busy.add(made);
      }
      Viewing viewing = new Viewing(server.port(), busy);
      try (viewing) {
        viewers.count(seconds);
        List<Where> before = look(client, busy);
        // A turn is a large part of what one of many gets in a short time.
        double besideMs = viewers.count(TURNS_EVEN_OUT * seconds).latencyMs(0.99);
        List<Where> after = look(client, busy);
        return told(aloneMs, besideMs, before, after);
      }
    }
  }

  /**
   * Where a busy session is.
   *
   * @param share of its pace, as the page is told; 1: it says nothing of a lag
   */
  private record Where(long atNanos, long timeNs, double share) {}

  private static List<Where> look(GoParkClient client, List<GoParkClient.Made> sessions)
      throws IOException {
    List<Where> all = new ArrayList<>();
    for (GoParkClient.Made session : sessions) {
      JsonNode snapshot = JSON.readTree(client.snapshot(session));
      all.add(
          new Where(
              System.nanoTime(),
              snapshot.get("timeNs").asLong(),
              snapshot.path("lag").path("share").asDouble(1)));
    }
    return all;
  }

  private int told(double aloneMs, double besideMs, List<Where> before, List<Where> after) {
    double[] shares = new double[count];
    double[] apart = new double[count];
    for (int i = 0; i < count; i++) {
      Where from = before.get(i);
      Where to = after.get(i);
      double pace = (to.timeNs - from.timeNs) / ((to.atNanos - from.atNanos) / NANOS_PER_SECOND);
      shares[i] = pace / BUSY_PACE_NS;
      apart[i] = Math.abs(to.share / shares[i] - 1);
    }
    Arrays.sort(shares);
    Arrays.sort(apart);
    double middle = shares[count / 2];
    double spread = Math.max(shares[count - 1] / middle - 1, 1 - shares[0] / middle);
    double shown = apart[count * 9 / 10];
    report.table("", "least", "median", "most");
    report.row(
        "share of the pace",
        Report.thousandths(shares[0]),
        Report.thousandths(middle),
        Report.thousandths(shares[count - 1]));
    report.goal("Calm viewers' p99 beside busy sessions", besideMs, MOST_CALM * aloneMs, " ms");
    report.goal("Busy sessions' shares, farthest from the median", spread, MOST_APART, "");
    report.goal("Pace shown beside pace measured, p90", shown, MOST_SHOWN, "");
    return (besideMs <= MOST_CALM * aloneMs ? 0 : 1)
        + (spread <= MOST_APART ? 0 : 1)
        + (shown <= MOST_SHOWN ? 0 : 1);
  }
}
