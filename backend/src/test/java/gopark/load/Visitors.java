package gopark.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * People who come, do a little of everything, end what they have made, and come again. Nothing of
 * them is left, so what a server still holds of them is too much.
 */
final class Visitors implements AutoCloseable {
  private static final int OK = 200;

  /** All come from one address, which may run only some programs at a time. */
  private static final int TOO_MANY = 429;

  private static final int COMMANDS = 5;
  private static final double EVENTS_PER_SECOND = 20;
  private static final double WATCHED_SECONDS = 1;
  private static final String STEP = "{\"do\": \"step\", \"count\": 50}";
  private static final String BACK = "{\"do\": \"seek\", \"step\": 20}";

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final GoParkClient client;
  private final int port;
  private final List<Thread> threads = new ArrayList<>();
  private final Map<String, Integer> failures = new TreeMap<>();
  private int visits;
  private int refusals;
  private volatile boolean stopped;

  Visitors(int port, int atATime) {
    this.port = port;
    client = new GoParkClient(port);
    for (int i = 0; i < atATime; i++) {
      threads.add(Thread.ofPlatform().name("visitor").start(this::keepComing));
    }
  }

  private void keepComing() {
    while (!stopped) {
      try {
        visit();
        visited();
      } catch (IOException | IllegalStateException e) {
        failed(e);
      }
    }
  }

  private void visit() throws IOException {
    GoParkClient.Made session = client.create(Sample.SESSION);
    client.command(session, Sample.playing(EVENTS_PER_SECOND));
    try (Viewing _ = new Viewing(port, List.of(session))) {
      Pause.seconds(WATCHED_SECONDS);
      client.command(session, Sample.PAUSE);
      for (int i = 0; i < COMMANDS; i++) {
        client.command(session, STEP);
      }
      client.command(session, BACK);
      client.snapshot(session);
      ask(Demand.CHECKS, session);
      ask(Demand.RUNS, session);
    } finally {
      client.end(session);
    }
  }

  private void ask(Demand demand, GoParkClient.Made session) throws IOException {
    try {
      int status = http.send(demand.request(port, session), BodyHandlers.discarding()).statusCode();
      if (status == TOO_MANY) {
        refused();
      } else if (status != OK) {
        throw new IllegalStateException(demand.title() + " answered " + status);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void visited() {
    visits++;
  }

  private synchronized void refused() {
    refusals++;
  }

  private synchronized void failed(Exception e) {
    failures.merge(e.toString(), 1, Integer::sum);
  }

  synchronized int visits() {
    return visits;
  }

  synchronized int refusals() {
    return refusals;
  }

  /** What went wrong, and how often. */
  synchronized Map<String, Integer> failures() {
    return Map.copyOf(failures);
  }

  @Override
  public void close() {
    stopped = true;
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    client.close();
    http.shutdownNow();
  }
}
