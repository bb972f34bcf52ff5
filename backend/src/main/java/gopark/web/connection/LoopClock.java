package gopark.web.connection;

import io.netty.channel.EventLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Lets time pass for all connections of one event loop, and does nothing while there are none. It
 * does not count that the whole process stood still for long, as no client was slow then. All
 * happens on the loop.
 */
final class LoopClock {

  static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

  /** A loop that has much to do is late by some seconds; more than that is no work. */
  private static final long LONGEST_TICK_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final EventLoop loop;
  private final LongSupplier nanoTime;
  private final List<ClientTime> connections = new ArrayList<>();
  private long lastNanos;

  /**
   * @param nanoTime of the loop
   */
  LoopClock(EventLoop loop, LongSupplier nanoTime) {
    this.loop = loop;
    this.nanoTime = nanoTime;
  }

  void add(ClientTime connection) {
    connection.standAt(connections.size());
    connections.add(connection);
    if (connections.size() == 1) {
      lastNanos = nanoTime.getAsLong();
      waitForTick();
    }
  }

  void remove(ClientTime connection) {
    ClientTime last = connections.removeLast();
    if (last != connection) {
      connections.set(connection.place(), last);
      last.standAt(connection.place());
    }
  }

  private void waitForTick() {
    Future<?> _ = loop.schedule(this::tick, TICK_NANOS, TimeUnit.NANOSECONDS);
  }

  private void tick() {
    long now = nanoTime.getAsLong();
    long passed = Math.min(now - lastNanos, LONGEST_TICK_NANOS);
    lastNanos = now;
    // The loop goes backward: the place of a connection closed meanwhile is taken by one that had
    // its turn.
    for (int i = connections.size() - 1; i >= 0; i--) {
      connections.get(i).pass(passed);
    }
    if (!connections.isEmpty()) {
      waitForTick();
    }
  }
}
