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
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A session that plays, seen by one viewer: how old its messages are when they come, and how far
 * apart they come.
 */
final class PlayedBesides implements AutoCloseable {
  private static final double EVENTS_PER_SECOND = 20;
  private static final Pattern STAMP = Pattern.compile("\"atMs\":(\\d+)");

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private ReceivedCounts ages = new ReceivedCounts();
  private ReceivedCounts gaps = new ReceivedCounts();
  private long lastNanos;

  PlayedBesides(int port, GoParkClient client) throws IOException {
    GoParkClient.Made session = client.create(Sample.SESSION);
    client.command(session, Sample.playing(EVENTS_PER_SECOND));
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
        Matcher stamp = STAMP.matcher(line);
        if (stamp.find()) {
          came(Long.parseLong(stamp.group(1)));
        }
      }
    } catch (IOException left) {
      // It was watched as long as anybody wanted to.
    }
  }

  private synchronized void came(long atMs) {
    long now = System.nanoTime();
    ages.message(System.currentTimeMillis() - atMs);
    if (lastNanos != 0) {
      gaps.message(TimeUnit.NANOSECONDS.toMillis(now - lastNanos));
    }
    lastNanos = now;
  }

  /** What counts begins now. */
  synchronized void forget() {
    ages = new ReceivedCounts();
    gaps = new ReceivedCounts();
    lastNanos = 0;
  }

  synchronized long messages() {
    return ages.messages;
  }

  /** The age on arrival that 99 in 100 messages stay below. */
  synchronized int ageMs() {
    return ages.latencyMs(0.99);
  }

  /** The gap between messages that 99 in 100 stay below. */
  synchronized int gapMs() {
    return gaps.latencyMs(0.99);
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
