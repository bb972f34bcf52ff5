package gopark.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The stream of one session, and when its messages come. */
final class StreamEcho implements AutoCloseable {
  private static final String DATA = "data:";

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final Semaphore arrivals = new Semaphore(0);

  StreamEcho(int port, GoParkClient.Made session) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + session.stream()))
            .header("Accept", "text/event-stream")
            .build();
    try {
      InputStream body = http.send(request, BodyHandlers.ofInputStream()).body();
      Thread.ofPlatform().daemon().start(() -> read(body));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void read(InputStream body) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith(DATA)) {
          arrivals.release();
        }
      }
    } catch (IOException left) {
      // It was watched as long as anybody wanted to.
    }
  }

  /** What has come so far is of no interest. */
  void forget() {
    arrivals.drainPermits();
  }

  /** Waits until a message comes, if none has; whether one came so soon. */
  boolean comes(Duration patience) {
    try {
      return arrivals.tryAcquire(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
