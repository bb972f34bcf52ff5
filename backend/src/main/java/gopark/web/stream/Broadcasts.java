package gopark.web.stream;

import gopark.session.Session;
import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;
import reactor.core.Disposable;

/** The broadcasts of all sessions that are watched, or were a moment ago. */
final class Broadcasts implements SmartLifecycle {

  /** The phase in which streams stop: before the server begins to wait for its answers. */
  static final int PHASE = DEFAULT_PHASE;

  private static final int EPOCH_BITS = 40;
  private static final int EPOCH_RADIX = 36;
  private static final long ROUND_MS = 1_000;

  /** The part of a farewell that passes before the first viewers are let go. */
  private static final int NOTICED_AFTER = 4;

  /** The least time between those who are let go and the next. */
  private static final long LEAST_EVERY_MS = 20;

  private final StreamResources resources;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Broadcast> broadcasts = new ConcurrentHashMap<>();
  private volatile @Nullable Disposable rounds;

  /** Whether viewers may come: they may also while those of other sessions are let go. */
  private volatile boolean isOpen;

  Broadcasts(StreamResources resources) {
    this.resources = resources;
    resources.meters().sessions(broadcasts);
  }

  /** The broadcast of a session, entered by one viewer, who has to leave it. */
  Broadcast enter(Session session) {
    return broadcasts.compute(session.id(), (id, known) -> entered(session, known));
  }

  private Broadcast entered(Session session, @Nullable Broadcast known) {
    Broadcast broadcast = known != null && known.isOf(session) ? known : begin(session, known);
    broadcast.enter();
    if (!isOpen || session.hasLeft()) {
      // Whoever comes again gets the session that is in memory then.
      broadcast.stop();
    }
    return broadcast;
  }

  private Broadcast begin(Session session, @Nullable Broadcast before) {
    if (before != null) {
      before.stop();
    }
    return new Broadcast(session, epoch(), resources);
  }

  private String epoch() {
    return Long.toString(random.nextLong(1L << EPOCH_BITS), EPOCH_RADIX);
  }

  @Override
  public void start() {
    isOpen = true;
    rounds =
        resources
            .timer()
            .schedulePeriodically(this::goRound, ROUND_MS, ROUND_MS, TimeUnit.MILLISECONDS);
  }

  private void goRound() {
    long nowMs = resources.nowMs();
    for (String id : broadcasts.keySet()) {
      broadcasts.computeIfPresent(id, (same, broadcast) -> tended(broadcast, nowMs));
    }
  }

  private static @Nullable Broadcast tended(Broadcast broadcast, long nowMs) {
    if (broadcast.isOver()) {
      return null;
    }
    if (broadcast.isDeserted(nowMs)) {
      broadcast.stop();
      return null;
    }
    broadcast.tend();
    return broadcast;
  }

  /**
   * Lets the viewers of one session go after those of another, and calls {@code ended} when all are
   * gone. The server that they come to next begins each session that it does not have.
   */
  @Override
  public void stop(Runnable ended) {
    endRounds();
    long farewellMs = resources.properties().farewell().toMillis();
    Deque<Broadcast> watched = new ArrayDeque<>();
    for (Broadcast broadcast : broadcasts.values()) {
      if (broadcast.isWatched()) {
        watched.add(broadcast);
      }
    }
    if (farewellMs == 0 || watched.isEmpty()) {
      stop();
      ended.run();
      return;
    }
    // Until the proxy has seen that this server goes, it would send viewers back to it.
    long noticedMs = farewellMs / NOTICED_AFTER;
    long spanMs = farewellMs - noticedMs;
    long everyMs = Math.max(LEAST_EVERY_MS, spanMs / watched.size());
    int atOnce = (int) Math.ceilDiv(watched.size() * everyMs, spanMs);
    later(noticedMs, () -> letGo(watched, atOnce, everyMs, ended));
  }

  private void letGo(Deque<Broadcast> watched, int atOnce, long everyMs, Runnable ended) {
    for (int i = 0; i < atOnce && !watched.isEmpty(); i++) {
      watched.removeFirst().stop();
    }
    if (watched.isEmpty()) {
      stop();
      ended.run();
    } else {
      later(everyMs, () -> letGo(watched, atOnce, everyMs, ended));
    }
  }

  private void later(long ms, Runnable what) {
    resources.timer().schedule(what, ms, TimeUnit.MILLISECONDS);
  }

  /** Streams never end by themselves, and the server waits for what does before it stops. */
  @Override
  public void stop() {
    endRounds();
    isOpen = false;
    broadcasts.values().forEach(Broadcast::stop);
    broadcasts.clear();
  }

  private void endRounds() {
    Disposable started = rounds;
    rounds = null;
    if (started != null) {
      started.dispose();
    }
  }

  @Override
  public boolean isRunning() {
    return rounds != null;
  }

  @Override
  public int getPhase() {
    return PHASE;
  }
}
