package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.LongestWait;
import gopark.web.ServerTest;
import io.micrometer.core.instrument.MeterRegistry;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufAllocatorMetricProvider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;

/** Somebody who opens many streams of a large session and reads nothing of them. */
@ServerTest
@Isolated("counts the memory of the process")
@TestPropertySource(properties = "gopark.limits.streams.unread=" + UnreadStreamsTest.UNREAD)
class UnreadStreamsTest {

  /** An address has a quarter: some five snapshots of the session. */
  static final int UNREAD = 32 * 1024 * 1024;

  /**
   * What lies in the buffers of Netty beside messages: its own pieces, and memory that it pools.
   */
  private static final long OTHERS = 64L * 1024 * 1024;

  private static final int STRANGERS = 400;
  private static final int DISPLACED = 30;
  private static final int TINY_WINDOW = 1024;
  private static final Duration APART = Duration.ofMillis(60);

  private final MeterRegistry meters;

  @LocalServerPort private int port;

  @Autowired
  UnreadStreamsTest(MeterRegistry meters) {
    this.meters = meters;
  }

  private static Map<String, Object> spawn(int count) {
    return Map.of("do", "go", "by", 1, "count", count, "behaviour", Map.of("kind", "forever"));
  }

  private static final Map<String, Object> PLAY =
      Map.of("do", "play", "pace", Map.of("eventsPerSecond", 2_000));

  private static long directMemory() {
    return ((ByteBufAllocatorMetricProvider) ByteBufAllocator.DEFAULT).metric().usedDirectMemory();
  }

  private double unread() {
    return meters.get("gopark.stream.unread").gauge().value();
  }

  private double displaced() {
    return meters.get("gopark.stream.displaced").counter().count();
  }

  /** A stream from an address of its own, of which nothing is read. */
  private Socket unreadStream(Visitor visitor, String from) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(TINY_WINDOW);
    socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    socket.getOutputStream().write(visitor.streamRequest().getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  /** Reads whatever comes until it is closed, and says whether the server closed it. */
  private static final class Attentive implements AutoCloseable {
    private final Socket socket = new Socket();
    private final Thread thread = new Thread(this::read, "attentive viewer");
    private final AtomicLong read = new AtomicLong();
    private volatile boolean isCut;
    private volatile boolean isClosed;

    Attentive(Visitor visitor, String from, int port) throws IOException {
      socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      socket.getOutputStream().write(visitor.streamRequest().getBytes(StandardCharsets.US_ASCII));
      thread.start();
    }

    private void read() {
      byte[] buffer = new byte[256 * 1024];
      try (InputStream in = socket.getInputStream()) {
        for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
          read.addAndGet(length);
        }
        isCut = true;
      } catch (IOException broken) {
        isCut = !isClosed;
      }
    }

    @Override
    public void close() {
      isClosed = true;
      try {
        socket.close();
        thread.join();
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Test
  void unreadStreamsHoldBoundedMemoryAndCutNobodyWhoReads() throws Exception {
    Visitor visitor = new Visitor(port);
    visitor.create();
    visitor.command(spawn(1_000), spawn(1_000), spawn(1_000), spawn(1_000));
    visitor.command(PLAY);
    long before = directMemory();
    List<Socket> strangers = new ArrayList<>();
    try (Attentive beside = new Attentive(visitor, "127.0.0.2", port);
        Attentive elsewhere = new Attentive(visitor, "127.0.0.3", port)) {
      LongestWait.until(
          () -> beside.read.get() > 2 * 1024 * 1024 && elsewhere.read.get() > 2 * 1024 * 1024);
      double most = 0;
      long direct = 0;
      LongestWait wait = new LongestWait();
      while (displaced() < DISPLACED) {
        assertThat(wait.isOver()).as("only %s strangers were left", displaced()).isFalse();
        if (strangers.size() < STRANGERS) {
          strangers.add(unreadStream(visitor, "127.0.0.2"));
        }
        LockSupport.parkNanos(APART.toNanos());
        most = Math.max(most, unread());
        direct = Math.max(direct, directMemory());
      }
      assertThat(most).isBetween((double) UNREAD / 8, (double) UNREAD / 4 + 4 * 1024 * 1024);
      assertThat(direct - before).isLessThan(UNREAD + OTHERS);
      assertThat(visitor.get("/api/scenes").statusCode()).isEqualTo(200);
      long besideRead = beside.read.get();
      long elsewhereRead = elsewhere.read.get();
      LongestWait.until(
          () -> beside.read.get() > besideRead && elsewhere.read.get() > elsewhereRead);
      assertThat(beside.isCut).as("who reads at the strangers' address").isFalse();
      assertThat(elsewhere.isCut).as("who reads elsewhere").isFalse();
    } finally {
      for (Socket stranger : strangers) {
        stranger.close();
      }
    }
    visitor.delete();
    LongestWait.until(() -> unread() == 0);
  }
}
