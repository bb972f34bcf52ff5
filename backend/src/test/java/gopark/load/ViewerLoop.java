package gopark.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A thread with many viewers, each a connection that reads one event stream. */
final class ViewerLoop implements Runnable {
  private static final int BUFFER = 1 << 17;

  /**
   * The most viewers that wait for the head of their answer at a time: the accept queue is finite.
   */
  private static final int OPENING = 256;

  private static final int PER_ADDRESS = 2_000;

  private final Selector selector;
  private final Queue<Runnable> wishes = new ConcurrentLinkedQueue<>();
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
  private final byte[] bytes = new byte[BUFFER];
  private final Deque<String> paths = new ArrayDeque<>();
  private final InetSocketAddress server;
  private ReceivedCounts tally = new ReceivedCounts();
  private int opening;
  private int opened;
  private int ready;
  private int failed;
  private String failure = "";
  private @Nullable CompletableFuture<Opened> allOpen;

  ViewerLoop(InetSocketAddress server) throws IOException {
    this.server = server;
    selector = Selector.open();
  }

  /** How many streams could be opened, and what was wrong with the last that was refused. */
  record Opened(int ready, int failed, String failure) {}

  @Override
  public void run() {
    try {
      while (selector.isOpen()) {
        for (Runnable wish = wishes.poll(); wish != null; wish = wishes.poll()) {
          wish.run();
        }
        if (selector.isOpen()) {
          selector.select(this::handle);
          openMore();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Done when the streams at all these paths are open or have failed. */
  CompletableFuture<Opened> open(Iterable<String> more) {
    CompletableFuture<Opened> result = new CompletableFuture<>();
    wish(() -> {
      more.forEach(paths::add);
      allOpen = result;
      openMore();
    });
    return result;
  }

  /** Stops waiting for viewers that are not open yet. */
  void giveUp() {
    wish(() -> {
      paths.clear();
      if (allOpen != null) {
        allOpen.complete(new Opened(ready, failed, failure));
        allOpen = null;
      }
    });
  }

  /** Starts to count anew, and gives what was counted until now. */
  CompletableFuture<ReceivedCounts> count() {
    return ask(() -> {
      ReceivedCounts counted = tally;
      tally = new ReceivedCounts();
      return counted;
    });
  }

  CompletableFuture<Void> close() {
    return ask(() -> {
      for (SelectionKey key : selector.keys()) {
        close(key);
      }
      try {
        selector.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return null;
    });
  }

  private <T extends @Nullable Object> CompletableFuture<T> ask(Supplier<T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    wish(() -> answer.complete(question.get()));
    return answer;
  }

  private void wish(Runnable wish) {
    wishes.add(wish);
    selector.wakeup();
  }

  private void openMore() {
    while (opening < OPENING && !paths.isEmpty()) {
      String path = paths.remove();
      opening++;
      try {
        connect(path);
      } catch (IOException e) {
        failed(e.toString());
      }
    }
    if (allOpen != null && opening == 0 && paths.isEmpty()) {
      allOpen.complete(new Opened(ready, failed, failure));
      allOpen = null;
    }
  }

  /**
   * Connects from one of several addresses of this machine, because each has a limited number of
   * ports.
   */
  private void connect(String path) throws IOException {
    byte last = (byte) (2 + opened++ / PER_ADDRESS);
    SocketChannel channel = SocketChannel.open();
    channel.configureBlocking(false);
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    channel.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, last}), 0));
    SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT, new Viewer(path));
    if (channel.connect(server)) {
      connected(key, channel);
    }
  }

  private void handle(SelectionKey key) {
    SocketChannel channel = (SocketChannel) key.channel();
    try {
      if (key.isConnectable()) {
        channel.finishConnect();
        connected(key, channel);
      } else if (key.isReadable()) {
        read(key, channel);
      }
    } catch (IOException e) {
      lost(key, e.toString());
    }
  }

  private static void connected(SelectionKey key, SocketChannel channel) throws IOException {
    key.interestOps(SelectionKey.OP_READ);
    Viewer viewer = (Viewer) key.attachment();
    // A socket just opened has room for a request.
    channel.write(ByteBuffer.wrap(request(viewer.path).getBytes(StandardCharsets.US_ASCII)));
  }

  static String request(String path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n";
  }

  private void read(SelectionKey key, SocketChannel channel) throws IOException {
    buffer.clear();
    int length = channel.read(buffer);
    if (length < 0) {
      lost(key, "The server closed the stream.");
      return;
    }
    buffer.flip().get(bytes, 0, length);
    Viewer viewer = (Viewer) key.attachment();
    EventStreamScanner scanner = viewer.scanner;
    boolean wasReady = scanner.status() != 0;
    scanner.take(bytes, length, System.currentTimeMillis(), tally);
    if (!wasReady && scanner.status() != 0) {
      viewer.ready = scanner.status() == 200;
      if (viewer.ready) {
        opening--;
        ready++;
      } else {
        close(key);
        failed("Status " + scanner.status() + " for " + viewer.path);
      }
    } else if (scanner.isOver()) {
      lost(key, "The stream ended.");
    }
  }

  private void lost(SelectionKey key, String why) {
    close(key);
    if (((Viewer) key.attachment()).ready) {
      tally.closed++;
    } else {
      failed(why);
    }
  }

  private void failed(String why) {
    opening--;
    failed++;
    failure = why;
  }

  private static void close(SelectionKey key) {
    try {
      key.cancel();
      key.channel().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One viewer. */
  private static final class Viewer {
    final String path;
    final EventStreamScanner scanner = new EventStreamScanner();
    boolean ready;

    Viewer(String path) {
      this.path = path;
    }
  }
}
