package gopark.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Many connections of which each does the same, and when the server closed them. One thread opens,
 * feeds and reads them all.
 */
final class Crowd implements AutoCloseable {
  private static final int OPENING = 256;
  private static final int SMALL_BUFFER = 4 * 1024;
  private static final long LOOK_MS = 20;
  private static final double AT_ONCE_SECONDS = 1;
  private static final int BUFFER = 1 << 16;

  private final Habit habit;
  private final byte network;
  private final int wanted;
  private final int mostAtOnce;
  private final InetSocketAddress server;
  private final Selector selector;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
  private final List<Member> members = new ArrayList<>();
  private int opening;
  private int open;

  /**
   * What each of them does.
   *
   * @param first sent when it is connected
   * @param drip sent again and again
   * @param dripMs how long after each other
   * @param reads whether it takes what it is sent
   * @param addresses from which they come, in turns
   */
  record Habit(String first, String drip, long dripMs, boolean reads, int addresses) {}

  /**
   * What became of them.
   *
   * @param refused those that were closed at once, without a word
   * @param closed by the server later
   * @param open still
   * @param answers all the first lines of answers
   */
  record Fate(
      int refused, int closed, int open, double heldMedian, double heldLongest, String answers) {}

  /**
   * @param mostAtOnce connections that this process can have; others are opened when there is room
   * @param network the third number of their addresses
   */
  Crowd(int port, int wanted, int mostAtOnce, Habit habit, int network) throws IOException {
    this.habit = habit;
    this.network = (byte) network;
    this.wanted = wanted;
    this.mostAtOnce = mostAtOnce;
    server = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    selector = Selector.open();
  }

  /** One of them. */
  private static final class Member {
    long openedNanos;
    long closedNanos;
    long drippedNanos;
    boolean isOpen;
    String answer = "";
  }

  /** Whether all have been opened and closed again. */
  boolean isOver() {
    return members.size() == wanted && opening == 0 && open == 0;
  }

  boolean isOpened() {
    return members.size() == wanted && opening == 0;
  }

  /** Works for a moment. */
  void work() throws IOException {
    while (members.size() < wanted && opening < OPENING && opening + open < mostAtOnce) {
      connect(members.size());
    }
    selector.select(this::handle, LOOK_MS);
    long now = System.nanoTime();
    for (SelectionKey key : selector.keys()) {
      Member member = (Member) key.attachment();
      if (member.isOpen && now - member.drippedNanos > habit.dripMs * 1_000_000) {
        member.drippedNanos = now;
        write(key, habit.drip);
      }
    }
  }

  private void connect(int number) throws IOException {
    byte last = (byte) (2 + number % habit.addresses);
    SocketChannel channel = SocketChannel.open();
    channel.configureBlocking(false);
    channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
    if (!habit.reads) {
      channel.setOption(StandardSocketOptions.SO_RCVBUF, SMALL_BUFFER);
    }
    channel.bind(
        new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, network, last}), 0));
    Member member = new Member();
    members.add(member);
    opening++;
    SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT, member);
    if (channel.connect(server)) {
      connected(key);
    }
  }

  private void handle(SelectionKey key) {
    try {
      if (key.isConnectable()) {
        ((SocketChannel) key.channel()).finishConnect();
        connected(key);
      } else if (key.isReadable()) {
        read(key);
      }
    } catch (IOException e) {
      closed(key);
    }
  }

  private void connected(SelectionKey key) {
    Member member = (Member) key.attachment();
    opening--;
    open++;
    member.isOpen = true;
    member.openedNanos = System.nanoTime();
    member.drippedNanos = member.openedNanos;
    key.interestOps(habit.reads ? SelectionKey.OP_READ : 0);
    write(key, habit.first);
  }

  /** A socket whose connection was reset says so when something is written. */
  private void write(SelectionKey key, String text) {
    if (text.isEmpty()) {
      return;
    }
    try {
      ((SocketChannel) key.channel())
          .write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
    } catch (IOException e) {
      closed(key);
    }
  }

  private void read(SelectionKey key) throws IOException {
    Member member = (Member) key.attachment();
    buffer.clear();
    int length = ((SocketChannel) key.channel()).read(buffer);
    if (length < 0) {
      closed(key);
    } else if (member.answer.isEmpty()) {
      String text = StandardCharsets.ISO_8859_1.decode(buffer.flip()).toString();
      member.answer = text.lines().findFirst().orElse("");
    }
  }

  private void closed(SelectionKey key) {
    Member member = (Member) key.attachment();
    if (member.isOpen) {
      open--;
    } else if (member.closedNanos == 0) {
      opening--;
      member.openedNanos = System.nanoTime();
    }
    member.isOpen = false;
    member.closedNanos = System.nanoTime();
    close(key);
  }

  private static void close(SelectionKey key) {
    try {
      key.channel().close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  Fate fate() {
    long now = System.nanoTime();
    List<Double> held = new ArrayList<>();
    int refused = 0;
    int closed = 0;
    int[] answers = new int[600];
    for (Member member : members) {
      double seconds = ((member.isOpen ? now : member.closedNanos) - member.openedNanos) / 1e9;
      if (!member.isOpen && seconds < AT_ONCE_SECONDS && member.answer.isEmpty()) {
        refused++;
        continue;
      }
      closed += member.isOpen ? 0 : 1;
      held.add(seconds);
      if (member.answer.matches("HTTP/1.1 [1-5]\\d\\d.*")) {
        answers[Integer.parseInt(member.answer.substring(9, 12))]++;
      }
    }
    double[] sorted = held.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    StringBuilder told = new StringBuilder();
    for (int status = 0; status < answers.length; status++) {
      if (answers[status] > 0) {
        told.append(told.isEmpty() ? "" : " ").append(answers[status] + "×" + status);
      }
    }
    return new Fate(
        refused,
        closed,
        open,
        sorted.length == 0 ? 0 : sorted[sorted.length / 2],
        Arrays.stream(sorted).max().orElse(0),
        told.toString());
  }

  @Override
  public void close() throws IOException {
    for (SelectionKey key : selector.keys()) {
      close(key);
    }
    selector.close();
  }
}
