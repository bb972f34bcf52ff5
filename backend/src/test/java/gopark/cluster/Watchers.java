package gopark.cluster;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Viewers of sessions that play, on one thread. Each comes again by itself when its stream ends, as
 * a browser does, and notes for how long it heard nothing.
 */
final class Watchers implements AutoCloseable {

  private static final int BUFFER = 1 << 17;
  private static final long LOOK_MS = 20;

  /** As the server tells browsers, which wait a little more or less. */
  private static final long RETRY_MS = 1_000;

  private static final long SPREAD_MS = 300;

  /** The time between two viewers who come for the first time, or anew. */
  private static final long BETWEEN_NS = TimeUnit.MILLISECONDS.toNanos(2);

  private final InetSocketAddress server;
  private final Selector selector;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
  private final List<Watcher> watchers = new ArrayList<>();
  private final Queue<Runnable> wishes = new ConcurrentLinkedQueue<>();
  private final SplittableRandom random = new SplittableRandom(1);
  private final Thread thread;
  private volatile boolean stopped;
  private int broken;
  private long takenNs;

  /** One viewer for each path; they come {@linkplain #awaitAll one after the other}. */
  Watchers(String host, List<String> paths) throws IOException {
    server = new InetSocketAddress(host, 8080);
    selector = Selector.open();
    long now = System.nanoTime();
    takenNs = now;
    for (int i = 0; i < paths.size(); i++) {
      watchers.add(new Watcher(paths.get(i), now + i * BETWEEN_NS));
    }
    thread = Thread.ofPlatform().daemon().name("watchers").start(this::run);
  }

  private static final class Watcher {
    final String path;
    @Nullable SocketChannel channel;
    long connectAtNs;
    long heardNs;
    long longestNs;
    long longestFromNs;
    boolean isOpen;

    /** Since when there is no stream; 0 if there is one, or never was. */
    long cutNs;

    long longestCutNs;

    Watcher(String path, long connectAtNs) {
      this.path = path;
      this.connectAtNs = connectAtNs;
    }
  }

  private void run() {
    try {
      while (!stopped) {
        for (Runnable wish = wishes.poll(); wish != null; wish = wishes.poll()) {
          wish.run();
        }
        long now = System.nanoTime();
        for (Watcher watcher : watchers) {
          if (watcher.channel == null && watcher.connectAtNs - now <= 0) {
            connect(watcher);
          }
        }
        selector.select(this::handle, LOOK_MS);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private void connect(Watcher watcher) {
    try {
      SocketChannel channel = SocketChannel.open();
      watcher.channel = channel;
      channel.configureBlocking(false);
      channel.register(selector, SelectionKey.OP_CONNECT, watcher);
      channel.connect(server);
    } catch (IOException e) {
      lost(watcher);
    }
  }

  private void handle(SelectionKey key) {
    Watcher watcher = (Watcher) key.attachment();
    SocketChannel channel = (SocketChannel) key.channel();
    try {
      if (key.isConnectable()) {
        channel.finishConnect();
        key.interestOps(SelectionKey.OP_READ);
        // The proxy would keep the connection when the stream has ended.
        List<String> request =
            List.of(
                "GET %s/stream HTTP/1.1".formatted(watcher.path),
                "Host: localhost",
                "Accept: text/event-stream",
                "Connection: close",
                "",
                "");
        channel.write(
            ByteBuffer.wrap(String.join("\r\n", request).getBytes(StandardCharsets.US_ASCII)));
      } else if (key.isReadable()) {
        read(watcher, channel);
      }
    } catch (IOException e) {
      lost(watcher);
    }
  }

  private void read(Watcher watcher, SocketChannel channel) throws IOException {
    buffer.clear();
    int length = channel.read(buffer);
    if (length < 0) {
      lost(watcher);
      return;
    }
    if (!watcher.isOpen) {
      byte[] head = new byte[Math.min(length, "HTTP/1.1 200".length())];
      buffer.flip().get(head);
      if (!new String(head, StandardCharsets.US_ASCII).equals("HTTP/1.1 200")) {
        lost(watcher);
        return;
      }
      watcher.isOpen = true;
      cut(watcher, System.nanoTime());
      watcher.cutNs = 0;
    }
    heard(watcher, System.nanoTime());
  }

  private static void heard(Watcher watcher, long now) {
    if (watcher.heardNs != 0 && now - watcher.heardNs > watcher.longestNs) {
      watcher.longestNs = now - watcher.heardNs;
      watcher.longestFromNs = watcher.heardNs;
    }
    watcher.heardNs = now;
  }

  private static void cut(Watcher watcher, long now) {
    if (watcher.cutNs != 0) {
      watcher.longestCutNs = Math.max(watcher.longestCutNs, now - watcher.cutNs);
    }
  }

  private void lost(Watcher watcher) {
    SocketChannel channel = watcher.channel;
    watcher.channel = null;
    if (watcher.isOpen) {
      broken++;
      watcher.cutNs = System.nanoTime();
    }
    watcher.isOpen = false;
    long waitMs = RETRY_MS + random.nextLong(-SPREAD_MS, SPREAD_MS);
    watcher.connectAtNs = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(waitMs);
    if (channel != null) {
      try {
        channel.close();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /**
   * What viewers have seen.
   *
   * @param open whose stream is open now
   * @param broken streams that ended
   * @param p99Ms of their longest silences
   * @param longestMs the longest silence of all
   * @param longestFromMs when it began, after this was asked last
   * @param longestCutMs the longest time that somebody had no stream
   */
  record Seen(
      int open,
      int broken,
      double p99Ms,
      double longestMs,
      double longestFromMs,
      double longestCutMs) {}

  /** What was seen since this was asked last. */
  Seen take() {
    CompletableFuture<Seen> answer = new CompletableFuture<>();
    wishes.add(() -> answer.complete(seen()));
    return answer.join();
  }

  /** Waits for as long as it takes until the last one comes. */
  void awaitAll() {
    Place.pass(watchers.size() * BETWEEN_NS);
  }

  /**
   * All leave and come again one after the other, so that the proxy spreads them evenly: a server
   * to which all come at once says too late that it is well, and is left.
   */
  void comeAnew() {
    CompletableFuture<Void> done = new CompletableFuture<>();
    wishes.add(() -> {
      long now = System.nanoTime();
      for (int i = 0; i < watchers.size(); i++) {
        lost(watchers.get(i));
        watchers.get(i).connectAtNs = now + i * BETWEEN_NS;
      }
      done.complete(null);
    });
    done.join();
  }

  private Seen seen() {
    long now = System.nanoTime();
    int open = 0;
    long longestNs = 0;
    long longestFromNs = takenNs;
    long longestCutNs = 0;
    double[] silences = new double[watchers.size()];
    for (int i = 0; i < silences.length; i++) {
      Watcher watcher = watchers.get(i);
      open += watcher.isOpen ? 1 : 0;
      // A silence that goes on counts as far as it has come.
      heard(watcher, now);
      cut(watcher, now);
      silences[i] = watcher.longestNs / 1e6;
      if (watcher.longestNs > longestNs) {
        longestNs = watcher.longestNs;
        longestFromNs = watcher.longestFromNs;
      }
      longestCutNs = Math.max(longestCutNs, watcher.longestCutNs);
      watcher.longestNs = 0;
      watcher.longestCutNs = 0;
    }
    Arrays.sort(silences);
    Seen seen =
        new Seen(
            open,
            broken,
            silences[(int) ((silences.length - 1) * 0.99)],
            longestNs / 1e6,
            (longestFromNs - takenNs) / 1e6,
            longestCutNs / 1e6);
    broken = 0;
    takenNs = now;
    return seen;
  }

  @Override
  public void close() {
    stopped = true;
    selector.wakeup();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    for (Watcher watcher : watchers) {
      SocketChannel channel = watcher.channel;
      if (channel != null) {
        try {
          channel.close();
        } catch (IOException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }
}
