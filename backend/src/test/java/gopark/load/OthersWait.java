package gopark.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;

/** Somebody who does no harm asks a server the same questions over and over, one at a time. */
final class OthersWait {
  /** What is asked, in this order. What the stream says is the effect of the command before. */
  enum Question {
    SCENES,
    PAGE,
    HEALTH,
    SNAPSHOT,
    COMMAND,
    STREAM;

    String title() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Duration PATIENCE = Duration.ofSeconds(8);
  private static final long BETWEEN_NANOS = 20_000_000;
  private static final double NANOS_PER_MS = 1e6;
  private static final String STEP = "{\"do\": \"step\", \"unit\": \"event\"}";

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final Server server;
  private final GoParkClient.Made mine;

  OthersWait(Server server, GoParkClient.Made mine) {
    this.server = server;
    this.mine = mine;
  }

  /**
   * What the questions took.
   *
   * @param p99 in milliseconds
   * @param unanswered what came instead of an answer: statuses, or that nothing came
   */
  record Answers(Map<Question, Double> p99, int silent, String unanswered) {}

  /**
   * Asks each question {@code rounds} times; the answers of the warming rounds before are thrown
   * away.
   */
  Answers ask(int warming, int rounds) throws IOException {
    Map<Question, List<Long>> took = new EnumMap<>(Question.class);
    TreeSet<String> instead = new TreeSet<>();
    int silent = 0;
    StreamEcho echo = new StreamEcho(server.port(), mine);
    try (echo) {
      long began = 0;
      for (int i = -warming; i < rounds; i++) {
        echo.forget();
        for (Question question : Question.values()) {
          began = question == Question.STREAM ? began : System.nanoTime();
          String failure = asked(question, echo);
          if (!failure.isEmpty()) {
            silent++;
            instead.add(question.title() + " " + failure);
          }
          if (i >= 0) {
            took.computeIfAbsent(question, name -> new ArrayList<>())
                .add(System.nanoTime() - began);
          }
        }
        LockSupport.parkNanos(BETWEEN_NANOS);
      }
    }
    Map<Question, Double> p99 = new EnumMap<>(Question.class);
    took.forEach((question, nanos) -> p99.put(question, p99Ms(nanos)));
    return new Answers(p99, silent, String.join(", ", instead));
  }

  /** Empty: it was answered. */
  private String asked(Question question, StreamEcho echo) {
    return switch (question) {
      case SCENES -> status(request("/api/scenes").build());
      case PAGE -> status(request("/play").build());
      case HEALTH -> status(request("/actuator/health").build());
      case SNAPSHOT -> status(request(mine.path()).build());
      case COMMAND -> status(step());
      case STREAM -> echo.comes(PATIENCE) ? "" : "silence";
    };
  }

  private HttpRequest step() {
    return request(mine.path() + "/commands")
        .header("Content-Type", "application/json")
        .header("Authorization", "Bearer " + mine.editKey())
        .POST(BodyPublishers.ofString(STEP))
        .build();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
        .timeout(PATIENCE);
  }

  private String status(HttpRequest request) {
    try {
      int status = http.send(request, BodyHandlers.ofByteArray()).statusCode();
      return status / 100 == 2 ? "" : Integer.toString(status);
    } catch (IOException silence) {
      return silence.getClass().getSimpleName();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static double p99Ms(List<Long> nanos) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
    Arrays.sort(sorted);
    return sorted[(int) Math.ceil(0.99 * sorted.length) - 1] / NANOS_PER_MS;
  }
}
