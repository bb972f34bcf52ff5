package gopark.journal.valkey;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A primary, and a sentinel that tells of it, which keep nothing. They do what containers cannot:
 * answer late, and say who is still connected.
 */
final class FakeStorage implements AutoCloseable {

  private final ServerSocket server;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger accepted = new AtomicInteger();
  private volatile boolean subscribed;
  private volatile CountDownLatch gate = new CountDownLatch(0);

  private FakeStorage(ServerSocket server) {
    this.server = server;
  }

  static FakeStorage start() throws IOException {
    FakeStorage storage = new FakeStorage(local());
    Thread.ofVirtual().start(storage::accept);
    return storage;
  }

  /** A port that takes connections and never answers. */
  static ServerSocket blackHole() throws IOException {
    return local();
  }

  private static ServerSocket local() throws IOException {
    return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  int port() {
    return server.getLocalPort();
  }

  /** Who connects from now on gets no answer until he is let in. */
  void hold() {
    gate = new CountDownLatch(1);
  }

  void letIn() {
    gate.countDown();
  }

  /** Whether somebody has begun to listen. */
  boolean subscribed() {
    return subscribed;
  }

  /** How many connections there have been. */
  int accepted() {
    return accepted.get();
  }

  /** How many connections there are. */
  int open() {
    return open.size();
  }

  private void accept() {
    try {
      while (true) {
        Socket socket = server.accept();
        CountDownLatch before = gate;
        open.add(socket);
        accepted.incrementAndGet();
        Thread.ofVirtual().start(() -> serve(socket, before));
      }
    } catch (SocketException end) {
      // The test is over.
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private void serve(Socket socket, CountDownLatch before) {
    try (socket;
        BufferedReader asked =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
      before.await();
      String head = asked.readLine();
      while (head != null) {
        String[] words = new String[Integer.parseInt(head.substring(1))];
        for (int i = 0; i < words.length; i++) {
          asked.readLine();
          words[i] = asked.readLine();
        }
        socket.getOutputStream().write(answer(words).getBytes(StandardCharsets.US_ASCII));
        head = asked.readLine();
      }
    } catch (InterruptedException | IOException end) {
      // The other side broke off.
    } finally {
      open.remove(socket);
    }
  }

  private String answer(String[] words) {
    return switch (words[0].toUpperCase(Locale.ROOT)) {
      case "PING" -> "+PONG\r\n";
      case "ROLE" -> "*3\r\n$6\r\nmaster\r\n:0\r\n*0\r\n";
      case "SENTINEL" -> "*2\r\n$9\r\n127.0.0.1\r\n$5\r\n%05d\r\n".formatted(port());
      case "PUBLISH" -> ":0\r\n";
      case "SUBSCRIBE" -> {
        subscribed = true;
        String to = words[1];
        yield "*3\r\n$9\r\nsubscribe\r\n$%d\r\n%s\r\n:1\r\n".formatted(to.length(), to);
      }
      default -> "-ERR unknown command\r\n";
    };
  }

  @Override
  public void close() throws IOException {
    server.close();
    letIn();
    for (Socket socket : open) {
      socket.close();
    }
  }
}
