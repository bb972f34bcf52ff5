package gopark.load;

import gopark.LongestWait;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * All viewers of a load, in a process of their own. It does what the lines it reads say, and
 * answers each with a line; {@link Viewers} is the other end.
 */
final class ViewerProcess {
  private static final int STALLED_BUFFER = 4_096;

  private final int threads;
  private final List<ViewerLoop> loops = new ArrayList<>();
  private final List<SocketChannel> stalled = new ArrayList<>();

  private ViewerProcess(int threads) {
    this.threads = threads;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    ViewerProcess process = new ViewerProcess(Integer.parseInt(arguments[0]));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      System.out.println(process.answer(line.split(" ", -1)));
    }
    System.exit(0);
  }

  private String answer(String[] words) throws IOException, InterruptedException {
    return switch (words[0]) {
      case "open" -> open(Integer.parseInt(words[1]), Files.readAllLines(Path.of(words[2])));
      case "count" -> count(Double.parseDouble(words[1]));
      case "stall" -> stall(Integer.parseInt(words[1]), words[2]);
      case "close" -> close();
      default -> throw new IllegalArgumentException(words[0]);
    };
  }

  /** A viewer for each path. */
  private String open(int port, List<String> paths) throws IOException {
    InetSocketAddress server = server(port);
    long began = System.nanoTime();
    List<CompletableFuture<ViewerLoop.Opened>> results = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      ViewerLoop loop = new ViewerLoop(server);
      loops.add(loop);
      Thread.ofPlatform().daemon().start(loop);
      results.add(
          loop.open(paths.subList(paths.size() * i / threads, paths.size() * (i + 1) / threads)));
    }
    waitFor(results);
    int ready = 0;
    int failed = 0;
    String failure = "";
    for (CompletableFuture<ViewerLoop.Opened> result : results) {
      ViewerLoop.Opened opened = result.join();
      ready += opened.ready();
      failed += opened.failed();
      failure += opened.failure();
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    return String.format(Locale.ROOT, "%d %d %.3f %s", ready, failed, seconds, failure);
  }

  /** A server without time to accept leaves some outside. */
  private void waitFor(List<CompletableFuture<ViewerLoop.Opened>> results) {
    CompletableFuture<Void> all =
        CompletableFuture.allOf(results.toArray(CompletableFuture[]::new));
    all.completeOnTimeout(null, LongestWait.millis(), TimeUnit.MILLISECONDS).join();
    loops.forEach(ViewerLoop::giveUp);
  }

  private String count(double seconds) throws InterruptedException {
    loops.forEach(loop -> loop.count().join());
    long began = System.nanoTime();
    TimeUnit.MILLISECONDS.sleep(Math.round(seconds * 1_000));
    ReceivedCounts all = new ReceivedCounts();
    double elapsed = (System.nanoTime() - began) / 1e9;
    for (ViewerLoop loop : loops) {
      all.add(loop.count().join());
    }
    all.seconds = elapsed;
    return all.text();
  }

  /** A viewer who asks for a stream and never reads of it. */
  private String stall(int port, String path) throws IOException {
    SocketChannel channel = SocketChannel.open();
    channel.setOption(StandardSocketOptions.SO_RCVBUF, STALLED_BUFFER);
    channel.connect(server(port));
    channel.write(ByteBuffer.wrap(ViewerLoop.request(path).getBytes(StandardCharsets.US_ASCII)));
    stalled.add(channel);
    return Integer.toString(((InetSocketAddress) channel.getLocalAddress()).getPort());
  }

  private String close() throws IOException {
    for (ViewerLoop loop : loops) {
      loop.close().join();
    }
    loops.clear();
    for (SocketChannel channel : stalled) {
      channel.close();
    }
    stalled.clear();
    return "closed";
  }

  private static InetSocketAddress server(int port) throws IOException {
    return new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
  }
}
