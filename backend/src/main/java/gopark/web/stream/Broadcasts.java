package gopark.web.stream;

import gopark.session.Session;
import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;
import reactor.core.Disposable;

/** The broadcasts of all sessions that are watched, or were a moment ago. */
final class Broadcasts implements SmartLifecycle {

  private static final int EPOCH_BITS = 40;
  private static final int EPOCH_RADIX = 36;
  private static final long ROUND_MS = 1_000;

  private final StreamResources resources;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Broadcast> broadcasts = new ConcurrentHashMap<>();
  private volatile @Nullable Disposable rounds;

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
    if (!isRunning()) {
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

  /** Streams never end by themselves, and the server waits for what does before it stops. */
  @Override
  public void stop() {
    Disposable started = rounds;
    rounds = null;
    if (started != null) {
      started.dispose();
    }
    broadcasts.values().forEach(Broadcast::stop);
    broadcasts.clear();
  }

  @Override
  public boolean isRunning() {
    return rounds != null;
  }

  /** The phase in which streams stop: before the server begins to wait for its answers. */
  @Override
  public int getPhase() {
    return DEFAULT_PHASE;
  }
}
