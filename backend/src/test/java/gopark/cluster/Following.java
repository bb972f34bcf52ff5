package gopark.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long it takes until another server than the one that acknowledged a command shows it. */
final class Following {

  private static final Pattern SEQ = Pattern.compile("\"seq\":(\\d+)");
  private static final long SPACING_NS = TimeUnit.MILLISECONDS.toNanos(60);
  private static final long PATIENCE_S = 20;
  private static final int OK = 200;
  private static final int WARMING = 100;

  private Following() {}

  private record Shown(long seq, long atNs) {}

  /** Milliseconds after the acknowledgement, sorted; 0 if it was shown before. */
  static double[] of(Http commanded, String follower, Game game, int commands) throws IOException {
    HttpURLConnection stream =
        (HttpURLConnection)
            URI.create("http://%s:8080%s/stream".formatted(follower, game.path()))
                .toURL()
                .openConnection();
    stream.setRequestProperty("Accept", "text/event-stream");
    BlockingQueue<Shown> shown = new LinkedBlockingQueue<>();
    // The first few commands only warm the compiler up.
    double[] ms = new double[WARMING + commands];
    try (InputStream bytes = stream.getInputStream()) {
      Thread.ofVirtual().start(() -> listen(bytes, shown));
      for (int i = 0; i < ms.length; i++) {
        LockSupport.parkNanos(SPACING_NS);
        Http.Answer answer = game.command(commanded);
        long acknowledgedNs = System.nanoTime();
        if (answer.status() != OK) {
          throw new IllegalStateException("A command was not acknowledged: " + answer);
        }
        long seq = answer.json().path("seq").asLong();
        ms[i] = Math.max(0, (whenShown(shown, seq) - acknowledgedNs) / 1e6);
      }
    }
    double[] counted = Arrays.copyOfRange(ms, WARMING, ms.length);
    Arrays.sort(counted);
    return counted;
  }

  private static long whenShown(BlockingQueue<Shown> shown, long seq) {
    try {
      Shown next = shown.poll(PATIENCE_S, TimeUnit.SECONDS);
      while (next != null && next.seq() < seq) {
        next = shown.poll(PATIENCE_S, TimeUnit.SECONDS);
      }
      if (next == null) {
        throw new IllegalStateException("Entry %d was never shown".formatted(seq));
      }
      return next.atNs();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static void listen(InputStream bytes, BlockingQueue<Shown> shown) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher seq = SEQ.matcher(line);
        if (seq.find()) {
          shown.add(new Shown(Long.parseLong(seq.group(1)), System.nanoTime()));
        }
      }
    } catch (IOException ended) {
      shown.add(new Shown(Long.MAX_VALUE, System.nanoTime()));
    }
  }
}
