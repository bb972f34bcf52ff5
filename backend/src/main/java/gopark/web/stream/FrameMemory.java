package gopark.web.stream;

import gopark.web.ClientAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The bytes of messages that viewers have not taken yet. They lie outside the heap, where the
 * connections of everybody need room, and each message stays whole until its slowest viewer has the
 * last byte of it. A message counts once, however many viewers it waits for, and once for each of
 * their addresses.
 *
 * <p>Where there is no room, the viewer who is furthest behind a decent rate is cut off: of the
 * address that holds too much, or of all. Whoever reads is behind nobody. On any thread.
 */
final class FrameMemory {

  /** The length of a message up to which it does not count; most are shorter. */
  static final int SMALL = 4 * 1024;

  private static final int ADDRESSES = 4;

  /** The bytes that a viewer takes in a millisecond who reads and has a line. */
  private static final long DECENT_RATE = 64;

  private final long total;
  private final Room all;
  private final Map<ClientAddress, Room> rooms = new HashMap<>();

  FrameMemory(long total) {
    this.total = total;
    all = new Room(total);
  }

  synchronized long taken() {
    return all.bytes;
  }

  /**
   * Counts a message that waits for a viewer until the hold is closed. It may be closed before this
   * returns, if nobody is further behind.
   *
   * @param taken how many of its bytes the viewer has taken already
   * @param cut leaves the viewer, in a while; called at most once, on any thread
   */
  Hold hold(ClientAddress address, HttpChunk message, long taken, long nowMs, Runnable cut) {
    Hold hold = new Hold(address, message, nowMs, cut);
    hold.took(taken);
    for (Hold slowest : add(hold, nowMs)) {
      slowest.cut.run();
    }
    return hold;
  }

  /** Gives those who have to leave; their messages do not count any more. */
  private synchronized List<Hold> add(Hold hold, long nowMs) {
    Room own = rooms.computeIfAbsent(hold.address, address -> new Room(total / ADDRESSES));
    own.add(hold);
    all.add(hold);
    List<Hold> leaving = new ArrayList<>();
    for (Room room : List.of(own, all)) {
      while (room.isTooFull()) {
        Hold slowest = room.slowest(nowMs);
        leaving.add(slowest);
        remove(slowest);
      }
    }
    return leaving;
  }

  private synchronized void remove(Hold hold) {
    if (!all.remove(hold)) {
      return;
    }
    Room own = rooms.get(hold.address);
    if (own != null) {
      own.remove(hold);
      if (own.holds.isEmpty()) {
        rooms.remove(hold.address);
      }
    }
  }

  /** A message that waits for one viewer. */
  final class Hold implements AutoCloseable {
    private final ClientAddress address;
    private final HttpChunk message;
    private final long sinceMs;
    private final Runnable cut;
    private volatile long taken;

    private Hold(ClientAddress address, HttpChunk message, long sinceMs, Runnable cut) {
      this.address = address;
      this.message = message;
      this.sinceMs = sinceMs;
      this.cut = cut;
    }

    /** The viewer has taken that many bytes of the message. */
    void took(long bytes) {
      taken = bytes;
    }

    /** By how much longer it waits than for a viewer of a decent rate; may be negative. */
    private long behindMs(long nowMs) {
      return nowMs - sinceMs - taken / DECENT_RATE;
    }

    @Override
    public void close() {
      remove(this);
    }
  }

  /** What waits for the viewers of one address, or for all. */
  private static final class Room {
    private final long most;
    private final Set<Hold> holds = new LinkedHashSet<>();
    private final Map<HttpChunk, Integer> messages = new HashMap<>();
    private long bytes;

    Room(long most) {
      this.most = most;
    }

    /** A single message is told, however long it is. */
    boolean isTooFull() {
      return bytes > most && messages.size() > 1;
    }

    void add(Hold hold) {
      holds.add(hold);
      if (messages.merge(hold.message, 1, Integer::sum) == 1) {
        bytes += hold.message.length();
      }
    }

    boolean remove(Hold hold) {
      if (!holds.remove(hold)) {
        return false;
      }
      if (messages.merge(hold.message, -1, Integer::sum) == 0) {
        messages.remove(hold.message);
        bytes -= hold.message.length();
      }
      return true;
    }

    /** Of two who are equally far behind, the one who came first. */
    Hold slowest(long nowMs) {
      Hold slowest = holds.iterator().next();
      for (Hold hold : holds) {
        if (hold.behindMs(nowMs) > slowest.behindMs(nowMs)) {
          slowest = hold;
        }
      }
      return slowest;
    }
  }
}
