package gopark.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Greedy programs that are run at once: when they end, and what is left when nobody waits. */
final class GreedyRuns {
  static final Duration LONGEST = Duration.ofSeconds(5);

  private static final JsonMapper JSON = new JsonMapper();
  private static final double ALLOWED_SECONDS = LONGEST.toSeconds() + 1;
  private static final double ALLOWED_MS = 1_000;
  private static final long UNTIL_HE_LEAVES_NANOS = 500_000_000;
  private static final long A_LOOK_NANOS = 5_000_000;
  private static final double NANOS_PER_MS = 1e6;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final Pattern RUNNING =
      Pattern.compile("(?m)^gopark_tasks_running(?:\\{[^}]*\\})? ([0-9.]+)");
  private static final Duration GIVEN_UP = Duration.ofSeconds(30);

  private final Report report;
  private final Server server;

  GreedyRuns(Report report, Server server) {
    this.report = report;
    this.server = server;
  }

  /** Gives how many of them ran for too long, or went on when their client had left. */
  int run(List<GreedyProgram> programs) throws IOException {
    report.title("Programs that are run at once, at most " + LONGEST.toSeconds() + " s each");
    report.table("", "ends in s", "with", "client gone, ends in ms", "verdict");
    int worse = 0;
    for (GreedyProgram program : programs) {
      HttpRequest request =
          to("/api/programs/run")
              .header("Content-Type", "application/json")
              .POST(
                  BodyPublishers.ofString(
                      JSON.writeValueAsString(Map.of("source", program.source()))))
              .build();
      long began = System.nanoTime();
      String ending = ending(request);
      double seconds = (System.nanoTime() - began) / NANOS_PER_SECOND;
      double goneMs = afterItsClientLeft(request);
      boolean fine = seconds <= ALLOWED_SECONDS && goneMs <= ALLOWED_MS;
      worse += fine ? 0 : 1;
      report.row(
          program.title(),
          Report.number(seconds),
          ending,
          Report.number(goneMs),
          fine ? "holds" : "worse");
    }
    return worse;
  }

  private static String ending(HttpRequest request) throws IOException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
      JsonNode answer = JSON.readTree(response.body());
      String said =
          answer.path(response.statusCode() == 200 ? "verdict" : "code").asString("no reason");
      return response.statusCode() + " " + said;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** How long the server goes on with it, in milliseconds, when its client has left. */
  private double afterItsClientLeft(HttpRequest request) throws IOException {
    HttpClient http = HttpClient.newHttpClient();
    CompletableFuture<HttpResponse<String>> answer =
        http.sendAsync(request, BodyHandlers.ofString());
    LockSupport.parkNanos(UNTIL_HE_LEAVES_NANOS);
    answer.cancel(true);
    http.shutdownNow();
    long left = System.nanoTime();
    long givenUp = left + GIVEN_UP.toNanos();
    while (running(server) > 0 && System.nanoTime() < givenUp) {
      LockSupport.parkNanos(A_LOOK_NANOS);
    }
    return (System.nanoTime() - left) / NANOS_PER_MS;
  }

  /** How many tasks the server computes at the moment. */
  static double running(Server server) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + server.port() + "/actuator/prometheus"))
            .build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      String meters = http.send(request, BodyHandlers.ofString()).body();
      Matcher found = RUNNING.matcher(meters);
      if (!found.find()) {
        throw new IllegalStateException("The server does not say how many tasks run");
      }
      return Double.parseDouble(found.group(1));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
  }
}
