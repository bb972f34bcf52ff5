package gopark.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A stranger who has hostile programs run without a pause, and notes what comes of them. */
final class HostilePrograms implements AutoCloseable {
  /** What one address may have running. */
  static final int AT_ONCE = 2;

  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final JsonMapper JSON = new JsonMapper();
  private static final List<HostileProgram> ALL = List.of(HostileProgram.values());

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI address;
  private final long limitNs;
  private final ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
  private final List<Future<?>> posting = new ArrayList<>();
  private final AtomicInteger turns = new AtomicInteger();
  private final SortedMap<Ending, Runs> runs =
      new TreeMap<>(
          Comparator.comparing(Ending::program)
              .thenComparingInt(Ending::status)
              .thenComparing(Ending::verdict)
              .thenComparing(Ending::limit));
  private volatile boolean stopped;

  /** Programs that are stopped after {@code programMs} milliseconds of virtual time. */
  HostilePrograms(int port, int programMs) {
    limitNs = programMs * 1_000_000L;
    address = URI.create("http://127.0.0.1:" + port + "/api/programs/run");
  }

  /**
   * How a program was answered.
   *
   * @param status of HTTP; {@link #NO_ANSWER} if the connection failed
   * @param verdict how it ended, or why it was not run
   * @param limit which it reached; empty if none
   */
  record Ending(HostileProgram program, int status, String verdict, String limit) {
    static final int NO_ANSWER = 0;
  }

  /**
   * All runs that were answered alike.
   *
   * @param longestSeconds until the answer was there
   */
  record Runs(int count, double longestSeconds) {
    Runs and(Runs others) {
      return new Runs(count + others.count, Math.max(longestSeconds, others.longestSeconds));
    }
  }

  void start() {
    for (int i = 0; i < AT_ONCE; i++) {
      posting.add(threads.submit(this::keepPosting));
    }
  }

  /**
   * Posts no more, and waits for what is running. In a short time not every program has had its
   * turn; those that had none are run all the same, so that nothing is said of them unseen.
   */
  @Override
  public void close() {
    stopped = true;
    try {
      for (Future<?> one : posting) {
        one.get();
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    } finally {
      threads.shutdownNow();
      http.shutdownNow();
    }
  }

  /** What came of the programs, in their order. */
  synchronized SortedMap<Ending, Runs> runs() {
    return new TreeMap<>(runs);
  }

  private void keepPosting() {
    int turn = turns.getAndIncrement();
    while (!stopped || turn < ALL.size()) {
      post(ALL.get(turn % ALL.size()));
      turn = turns.getAndIncrement();
    }
  }

  private void post(HostileProgram program) {
    HttpRequest request =
        HttpRequest.newBuilder(address)
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .POST(
                BodyPublishers.ofString(
                    JSON.writeValueAsString(
                        Map.of("source", program.source(), "limitNs", limitNs))))
            .build();
    long began = System.nanoTime();
    Ending ending = ending(program, request);
    note(ending, new Runs(1, (System.nanoTime() - began) / 1e9));
  }

  private Ending ending(HostileProgram program, HttpRequest request) {
    try {
      HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
      JsonNode answer = JSON.readTree(response.body());
      // A refusal has no verdict, but a code.
      String verdict = answer.path("verdict").asString(answer.path("code").asString(""));
      String limit = answer.path("limit").path("what").asString("");
      return new Ending(program, response.statusCode(), verdict, limit);
    } catch (IOException e) {
      // A server that is in distress is what is looked for here.
      return new Ending(program, Ending.NO_ANSWER, e.getClass().getSimpleName(), "");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void note(Ending ending, Runs run) {
    runs.merge(ending, run, Runs::and);
  }
}
