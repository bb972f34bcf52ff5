package gopark.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Asks a server again and again how it is, from an address that does nothing else. */
final class HealthProbe implements AutoCloseable {
  private static final int OK = 200;
  private static final double P99 = 0.99;
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final long PAUSE_NANOS = 50_000_000;

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final HttpRequest request;
  private final List<Double> millis = new ArrayList<>();
  private final Thread thread;
  private final List<String> failures = new ArrayList<>();
  private volatile boolean stopped;

  HealthProbe(int port) {
    request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/actuator/health/liveness"))
            .timeout(PATIENCE)
            .build();
    thread = Thread.ofPlatform().start(this::keepAsking);
  }

  private void keepAsking() {
    while (!stopped) {
      long began = System.nanoTime();
      String failure = failure();
      note((System.nanoTime() - began) / 1e6, failure);
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  private @Nullable String failure() {
    try {
      int status = client.send(request, BodyHandlers.discarding()).statusCode();
      return status == OK ? null : Integer.toString(status);
    } catch (IOException e) {
      return e.toString();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void note(double milliseconds, @Nullable String failure) {
    millis.add(milliseconds);
    if (failure != null) {
      failures.add(failure);
    }
  }

  /** The answers since somebody asked last; a failure is the status that came, or what broke. */
  record Health(int asked, List<String> failures, double p99Ms) {
    int failed() {
      return failures.size();
    }
  }

  synchronized Health take() {
    double[] sorted = millis.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    Health health =
        new Health(
            sorted.length,
            List.copyOf(failures),
            sorted.length == 0 ? 0 : sorted[(int) (sorted.length * P99)]);
    millis.clear();
    failures.clear();
    return health;
  }

  @Override
  public void close() {
    stopped = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    client.shutdownNow();
  }
}
