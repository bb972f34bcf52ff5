package gopark.load;

import gopark.LongestWait;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * One address that asks for something at a pace of its own, whether or not it is answered. A stream
 * counts as answered with its first message.
 */
final class PacedClient implements AutoCloseable {
  private static final int OK = 200;
  private static final int MOST_UNDER_WAY = 256;
  private static final int FIRST_BYTES = 512;
  private static final long LOOK_NS = 100_000_000;
  private static final byte LOOPBACK = 127;
  private static final String FIRST_MESSAGE = "event: snapshot";

  private final Who who;
  private final HttpClient client;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Semaphore underWay = new Semaphore(MOST_UNDER_WAY);
  private final Queue<InputStream> kept = new ConcurrentLinkedQueue<>();
  private final Thread thread;
  private volatile Answers answers;
  private volatile boolean stopped;

  /**
   * The client that asks, and the server that it asks.
   *
   * @param port of the server
   * @param address the last number of its own address
   * @param session that is asked for what needs one
   * @param pace how often it asks
   * @param keeps whether it keeps streams open
   */
  record Who(
      Demand demand,
      int port,
      int address,
      GoParkClient.Made session,
      Demand.Pace pace,
      boolean keeps) {}

  /** Begins to ask, and counts the answers there. */
  PacedClient(Who who, Answers answers) {
    this.who = who;
    this.answers = answers;
    client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .localAddress(loopback(who.address()))
            .executor(threads)
            .build();
    thread = Thread.ofPlatform().start(this::keepAsking);
  }

  static InetAddress loopback(int address) {
    try {
      return InetAddress.getByAddress(new byte[] {LOOPBACK, 0, 0, (byte) address});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void keepAsking() {
    long began = System.nanoTime();
    for (long asked = 0; !stopped; asked++) {
      long dueNs = who.pace().dueNs(asked);
      long left = dueNs - (System.nanoTime() - began);
      while (left > 0 && !stopped) {
        LockSupport.parkNanos(Math.min(left, LOOK_NS));
        left = dueNs - (System.nanoTime() - began);
      }
      if (!stopped && underWay.tryAcquire()) {
        ask();
      }
    }
  }

  /** Counts the answers to what is asked from now on there. */
  void countIn(Answers others) {
    answers = others;
  }

  private void ask() {
    long began = System.nanoTime();
    Answers counted = answers;
    CompletableFuture<Void> _ =
        client
            .sendAsync(
                who.demand().request(who.port(), who.session()), BodyHandlers.ofInputStream())
            .thenAcceptAsync(response -> read(response, began, counted), threads)
            .whenComplete((nothing, failure) -> {
              if (failure != null && !stopped) {
                counted.failed(failure);
              }
              underWay.release();
            });
  }

  private void read(HttpResponse<InputStream> response, long began, Answers counted) {
    boolean isStream = who.demand() == Demand.VIEWERS && response.statusCode() == OK;
    try {
      InputStream body = response.body();
      if (isStream) {
        awaitMessage(body);
      } else {
        body.readAllBytes();
      }
      counted.add(response, (System.nanoTime() - began) / 1e6);
      if (isStream && who.keeps()) {
        kept.add(body);
      } else {
        body.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void awaitMessage(InputStream body) throws IOException {
    byte[] bytes = new byte[FIRST_BYTES];
    StringBuilder text = new StringBuilder();
    while (text.indexOf(FIRST_MESSAGE) < 0) {
      int read = body.read(bytes);
      if (read < 0) {
        throw new IOException("A stream ended before its first message");
      }
      text.append(new String(bytes, 0, read, StandardCharsets.ISO_8859_1));
    }
  }

  /** Asks no more, and waits for the answers to what was asked. */
  void stop() {
    try {
      stopped = true;
      thread.join();
      if (!underWay.tryAcquire(MOST_UNDER_WAY, LongestWait.millis(), TimeUnit.MILLISECONDS)) {
        answers.failed(new IOException("No answer in " + LongestWait.TIME));
      }
      underWay.release(MOST_UNDER_WAY);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    stop();
    client.shutdownNow();
    threads.shutdownNow();
    kept.clear();
  }
}
