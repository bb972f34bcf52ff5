package gopark.load;

import gopark.tool.Tools;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;

/**
 * Runs a grid of runs beside a session that plays, and tells how long the grid takes, what the
 * session's viewer notices of it, and how soon it ends when nobody waits for it.
 */
final class SweepRun {
  private static final JsonMapper JSON = new JsonMapper();
  private static final List<String> JAVA = List.of("-Xmx1g", "--enable-native-access=ALL-UNNAMED");

  /** Pairs that send each other numbers for ever; the load is how many pairs. */
  private static final String PROGRAM =
      """
      package main

      const load = 4

      func main() {
        for i := 0; i < load; i++ {
          table := make(chan int)
          go func() {
            for ball := range table {
              table <- ball + 1
            }
          }()
          go func() {
            for ball := 0; ; {
              table <- ball
              ball = <-table
            }
          }()
        }
        select {}
      }
      """;

  private static final double MOST_SECONDS = 30;

  /** Below this nobody notices, and a busy machine is later by itself. */
  private static final double NOTICED_MS = 50;

  private static final double ALLOWED = 2;
  private static final double MOST_SECONDS_AFTER = 1;
  private static final long A_LOOK_NANOS = 5_000_000;
  private static final double NANOS_PER_SECOND = 1e9;

  private SweepRun() {}

  /**
   * How much is run.
   *
   * @param lifetime of the server
   * @param side of the grid, in cells
   * @param events of each cell
   * @param calmSeconds for which the session is watched before the grid begins
   */
  record Size(Lifetime lifetime, int side, int events, double calmSeconds) {
    static final Size FULL = new Size(Lifetime.LONG, 10, 100_000, 20);
    static final Size QUICK = new Size(Lifetime.SHORT, 3, 2_000, 2);
  }

  /**
   * What came of it.
   *
   * @param cells that were told
   * @param seconds until the last was
   * @param calmMs p99 of a message's age while nothing else goes on, and beside the grid
   * @param secondsAfter until nothing was computed any more when the client had gone
   */
  record Swept(
      int cells,
      double seconds,
      int calmMs,
      int besideMs,
      int calmGapMs,
      int besideGapMs,
      double secondsAfter) {

    boolean isWell() {
      return seconds <= MOST_SECONDS
          && besideMs <= Math.max(NOTICED_MS, ALLOWED * calmMs)
          && besideGapMs <= Math.max(2 * NOTICED_MS, ALLOWED * calmGapMs)
          && secondsAfter <= MOST_SECONDS_AFTER;
    }
  }

  public static void main(String[] arguments) {
    QuickOrFull.run(
        "sweeps",
        "Runs a grid of 100 cells of 100,000 events beside a session that plays; prints how long it"
            + " takes and what the session's viewer notices, and keeps it in"
            + " backend/target/load/sweeps.md.",
        (quick, folder) ->
            run(quick ? Size.QUICK : Size.FULL, Tools.out(), folder.resolve("sweeps.md")).isWell(),
        arguments);
  }

  static Swept run(Size size, PrintStream out, Path file) throws IOException {
    Path folder = Files.createTempDirectory("gopark-sweeps");
    Report report = new Report(out, file);
    try (Server server = GoParkServer.start(folder, "sweeps", size.lifetime.with(JAVA), List.of());
        GoParkClient client = new GoParkClient(server.port());
        PlayedBesides played = new PlayedBesides(server.port(), client)) {
      sweep(server, new Size(size.lifetime, size.side, 1_000, 0), Integer.MAX_VALUE);
      Pause.seconds(size.calmSeconds / 2);
      played.forget();
      Pause.seconds(size.calmSeconds);
      int calm = played.ageMs();
      int calmGap = played.gapMs();
      played.forget();
      long began = System.nanoTime();
      int cells = sweep(server, size, Integer.MAX_VALUE);
      double seconds = (System.nanoTime() - began) / NANOS_PER_SECOND;
      int beside = played.ageMs();
      int besideGap = played.gapMs();
      sweep(server, size, 2);
      double after = untilNothingRuns(server);
      Swept swept = new Swept(cells, seconds, calm, beside, calmGap, besideGap, after);
      tell(report, size, swept);
      return swept;
    } finally {
      LoadRun.delete(folder);
    }
  }

  private static void tell(Report report, Size size, Swept swept) {
    report.title("A grid of runs beside a session that plays");
    report.table(
        "cells", "events each", "s", "p99 ms, calm", "beside", "p99 gap ms, calm", "beside");
    report.row(
        Report.whole(swept.cells),
        Report.whole(size.events),
        Report.number(swept.seconds),
        Report.whole(swept.calmMs),
        Report.whole(swept.besideMs),
        Report.whole(swept.calmGapMs),
        Report.whole(swept.besideGapMs));
    report.goal("The grid", swept.seconds, MOST_SECONDS, " s");
    report.goal(
        "A message's age, p99",
        swept.besideMs,
        Math.max(NOTICED_MS, ALLOWED * swept.calmMs),
        " ms");
    report.goal("Ended after its client had gone", swept.secondsAfter, MOST_SECONDS_AFTER, " s");
  }

  /** Runs the grid, or as many of its cells; gives how many were told. */
  private static int sweep(Server server, Size size, int most) throws IOException {
    List<Integer> steps = IntStream.rangeClosed(1, size.side).boxed().toList();
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/api/sweeps"))
            .header("Content-Type", "application/json")
            .POST(
                BodyPublishers.ofString(
                    JSON.writeValueAsString(
                        Map.of(
                            "of", Map.of("source", PROGRAM),
                            "rows", Map.of("vary", "gomaxprocs", "values", steps),
                            "columns", Map.of("vary", "const.load", "values", steps),
                            "events", size.events))))
            .build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      InputStream body = http.send(request, BodyHandlers.ofInputStream()).body();
      int told = lines(body, most);
      http.shutdownNow();
      return told;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int lines(InputStream body, int most) throws IOException {
    int told = 0;
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        told += line.isBlank() ? 0 : 1;
        if (told >= most) {
          return told;
        }
      }
    }
    return told;
  }

  /** What merely plays is computed in moments; a cell of a grid takes longer than a few looks. */
  private static double untilNothingRuns(Server server) throws IOException {
    long left = System.nanoTime();
    long nothing = left;
    int looks = 0;
    while (looks < 3 && System.nanoTime() - left < 10 * NANOS_PER_SECOND) {
      if (GreedyRuns.running(server) > 0) {
        looks = 0;
        nothing = System.nanoTime();
      } else {
        looks++;
      }
      LockSupport.parkNanos(A_LOOK_NANOS);
    }
    return (nothing - left) / NANOS_PER_SECOND;
  }
}
