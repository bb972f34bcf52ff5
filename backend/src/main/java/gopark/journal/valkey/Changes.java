package gopark.journal.valkey;

import gopark.journal.Follower;
import gopark.journal.JournalClosed;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import io.lettuce.core.Limit;
import io.lettuce.core.Range;
import io.lettuce.core.StreamMessage;
import io.lettuce.core.XReadArgs;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A thread that reads what is changed in the storage, as it is changed. Changes are numbered
 * without gaps; where one is missing, or the connection broke, it says that anything may have
 * happened. While nothing is changed it looks whether the storage is still the primary, and what
 * its clock says.
 */
final class Changes implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Changes.class);

  private static final Duration BLOCK = Duration.ofMillis(300);
  private static final Duration PATIENCE = ValkeyOptions.PATIENCE;
  private static final long RETRY_MS = 100;
  private static final int MOST = 1_000;
  private static final long CLOCK_EVERY_NS = TimeUnit.SECONDS.toNanos(2);

  private final Lane lane;
  private final StorageClock clock;
  private final List<Follower> followers = new CopyOnWriteArrayList<>();
  private final Thread thread =
      Thread.ofPlatform().daemon().name("journal-changes").unstarted(this::run);
  private volatile boolean closed;
  private volatile boolean away;
  private long seen;
  private long clockReadNs;

  Changes(Lane lane, InstantSource clock, LongConsumer ahead) {
    this.lane = lane;
    this.clock = new StorageClock(lane, clock, ahead);
  }

  /**
   * Begins with what is changed from now on.
   *
   * @param within for how long the storage is asked again if it does not answer: a server that
   *     starts beside busy ones is slow itself
   */
  void start(Duration within) {
    long end = System.nanoTime() + within.toNanos();
    seen = first(end);
    clock.read();
    clockReadNs = System.nanoTime();
    thread.start();
  }

  private long first(long end) {
    boolean isTold = false;
    while (true) {
      try {
        return newest();
      } catch (JournalFailed failure) {
        if (System.nanoTime() > end) {
          throw failure;
        }
        if (!isTold) {
          LOG.info("{} It is asked again", failure.getMessage());
          isTold = true;
        }
        pause();
      }
    }
  }

  void follow(Follower follower) {
    followers.add(follower);
  }

  /** Whether the storage does not answer. */
  boolean isAway() {
    return away;
  }

  private void run() {
    boolean hasMissed = false;
    while (!closed) {
      try {
        if (hasMissed) {
          resume();
          hasMissed = false;
        }
        readOn();
      } catch (JournalClosed end) {
        return;
      } catch (JournalException failure) {
        // A connection that broke says nothing of the storage until a second cannot be opened.
        if (hasMissed || failure.getCause() instanceof TimeoutException) {
          leave(failure);
        }
        hasMissed = true;
      } catch (RuntimeException | Error failure) {
        LOG.error("What others write could not be followed; it is tried again", failure);
        hasMissed = true;
        away = true;
        pause();
      }
    }
  }

  /** Goes on from what is newest now; what was changed meanwhile, the followers must look up. */
  private void resume() {
    seen = newest();
    clock.read();
    if (away) {
      LOG.info("The storage of the sessions answers again");
      away = false;
    }
    followers.forEach(Follower::resumed);
  }

  private void leave(JournalException failure) {
    if (!away && !closed) {
      LOG.warn("{} Sessions can be watched, and take no commands", failure.getMessage());
    }
    away = true;
    pause();
  }

  /** Reads what was written since the last look; its array of one offset is the library's alone. */
  @SuppressWarnings("unchecked")
  private void readOn() {
    XReadArgs.StreamOffset<byte[]> after = XReadArgs.StreamOffset.from(Keys.CHANGES, seen + "-0");
    XReadArgs how = XReadArgs.Builder.block(BLOCK).count(MOST);
    List<StreamMessage<byte[], byte[]>> found =
        lane.ask(to -> to.xread(how, after), BLOCK.plus(PATIENCE));
    for (StreamMessage<byte[], byte[]> message : found) {
      tell(message);
    }
    if (found.isEmpty()) {
      lane.ask(to -> to.role());
      if (newest() < seen) {
        // The storage has lost what it had told.
        seen = newest();
        followers.forEach(Follower::resumed);
      }
    }
    if (System.nanoTime() - clockReadNs > CLOCK_EVERY_NS) {
      clock.read();
      clockReadNs = System.nanoTime();
    }
  }

  private void tell(StreamMessage<byte[], byte[]> message) {
    long number = number(message);
    if (number != seen + 1) {
      followers.forEach(Follower::resumed);
    }
    seen = number;
    String session = "";
    long seq = 0;
    for (Map.Entry<byte[], byte[]> field : message.getBody().entrySet()) {
      switch (Keys.text(field.getKey())) {
        case "session" -> session = Keys.text(field.getValue());
        case "seq" -> seq = Long.parseLong(Keys.text(field.getValue()));
        default -> {
          // A later release may tell more.
        }
      }
    }
    for (Follower follower : followers) {
      if (seq == 0) {
        follower.deleted(session);
      } else {
        follower.appended(session, seq);
      }
    }
  }

  private long newest() {
    List<StreamMessage<byte[], byte[]>> newest =
        lane.ask(to -> to.xrevrange(Keys.CHANGES, Range.unbounded(), Limit.from(1)));
    return newest.isEmpty() ? 0 : number(newest.getFirst());
  }

  private static long number(StreamMessage<byte[], byte[]> message) {
    return Long.parseLong(message.getId().split("-", 2)[0]);
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(RETRY_MS);
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    lane.close();
    thread.interrupt();
    boolean interrupted = false;
    while (thread.isAlive() && !thread.equals(Thread.currentThread())) {
      try {
        thread.join(BLOCK);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
