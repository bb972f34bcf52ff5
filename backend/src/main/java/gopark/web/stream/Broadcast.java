package gopark.web.stream;

import gopark.computing.Job;
import gopark.session.Change;
import gopark.session.Moment;
import gopark.session.Session;
import gopark.session.SessionListener;
import gopark.session.Shared;
import io.netty.channel.EventLoop;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.Disposable;
import reactor.core.Disposables;

/**
 * Tells all viewers of one session what happens in it. What was told is numbered; each message
 * leads from one number to the next and is made once for all. A viewer that is not ready for a
 * message misses it, and asks, once it is ready, to be led from what it has seen to the latest:
 * there is no line of messages for anybody, and so none that could grow.
 *
 * <p>Everything private here is touched by one turn at a time, except what is said to be shared.
 */
final class Broadcast implements SessionListener {

  private static final Logger LOG = LoggerFactory.getLogger(Broadcast.class);

  private static final long NEVER = Long.MAX_VALUE;

  private static final long RETRY_MS = 1_000;

  /**
   * The most positions from which a patch is worked out in one spacing; a snapshot serves the
   * others.
   */
  private static final int MOST_WAYS = 16;

  /** What is told in fewer bytes is shorter than any snapshot. */
  private static final int SMALL = 1_024;

  private enum Fate {
    RUNNING,
    /** The session is no more. */
    ENDED,
    /** The session lives, but this broadcast does not: viewers may come again. */
    STOPPED
  }

  private final Session session;
  private final StreamResources resources;
  private final String epoch;
  private final FrameEncoder frames;
  private final Ring ring;

  // Shared by all threads.
  private final AtomicInteger wishes = new AtomicInteger();
  private final AtomicInteger viewers = new AtomicInteger();
  private final AtomicInteger compressedViewers = new AtomicInteger();
  private final Queue<Viewer> asking = new ConcurrentLinkedQueue<>();
  private final Map<EventLoop, LoopViewers> loops = new ConcurrentHashMap<>();
  private final Object latestLock = new Object();
  private @Nullable Frame latest;
  private volatile Fate fate = Fate.RUNNING;
  private volatile boolean changed;
  private volatile boolean alarmRang;
  private volatile long desertedMs;

  private final Job turn =
      new Job() {
        @Override
        public void run() {
          turn();
        }

        @Override
        public void refused() {
          tryAgain();
        }
      };

  private final Map<Long, Frame> catchUps = new HashMap<>();
  private @Nullable Frame snapshot;
  private int snapshotLength;
  private int retractions;
  private long lastMs;
  private long nextMs;
  private long alarmMs = NEVER;
  private Disposable alarm = Disposables.disposed();

  Broadcast(Session session, String epoch, StreamResources resources) {
    this.session = session;
    this.epoch = epoch;
    this.resources = resources;
    frames = new FrameEncoder(resources.json(), resources.buffers(), epoch, resources::nowMs);
    ring = new Ring(resources.properties().moments(), resources.properties().weight());
    desertedMs = resources.nowMs();
    session.listen(this);
    if (session.isEnded()) {
      fate = Fate.ENDED;
    }
  }

  /**
   * Whether this broadcast still tells of that session; one that was put away and came back is
   * another.
   */
  @SuppressWarnings("ReferenceEquality")
  boolean isOf(Session other) {
    return session == other && !isOver();
  }

  StreamResources resources() {
    return resources;
  }

  // ---- viewers; on any thread

  /** Counts a viewer who is about to watch. Nothing is worked out for nobody. */
  void enter() {
    resources.meters().entered();
    if (viewers.getAndIncrement() == 0) {
      changed = true;
    }
  }

  /** Counts out a viewer who entered and does not watch any more, or never did. */
  void leave() {
    resources.meters().left();
    if (viewers.decrementAndGet() == 0) {
      desertedMs = resources.nowMs();
    }
  }

  /** Counts viewers who take messages compressed; a negative number when they go. */
  void tellsCompressed(int more) {
    compressedViewers.addAndGet(more);
  }

  boolean isWatched() {
    return viewers.get() > 0;
  }

  boolean isDeserted(long nowMs) {
    return viewers.get() == 0 && nowMs - desertedMs >= resources.properties().linger().toMillis();
  }

  /** Where the viewers of one event loop stand. */
  LoopViewers onLoop(EventLoop loop) {
    return loops.computeIfAbsent(loop, one -> new LoopViewers(one, this));
  }

  /** The number that a viewer has seen, if it was told by us; else one that nobody has. */
  long numberOf(@Nullable LastSeen seen) {
    return seen != null && seen.epoch().equals(epoch) ? seen.number() : Viewer.NOTHING;
  }

  /** Brings a viewer, on its way or later, the message that leads it to the latest. */
  void ask(Viewer viewer) {
    asking.add(viewer);
    wake();
  }

  boolean isOver() {
    return fate != Fate.RUNNING;
  }

  /** The latest message, retained for the caller; null before the first. */
  @Nullable Frame latest() {
    synchronized (latestLock) {
      return latest == null ? null : latest.retain();
    }
  }

  /** Sends heartbeats, and leaves those who have taken nothing for too long. */
  void tend() {
    loops.values().forEach(LoopViewers::tend);
  }

  @Override
  public void changed() {
    changed = true;
    if (viewers.get() > 0) {
      wake();
    }
  }

  @Override
  public void ended() {
    fate = Fate.ENDED;
    wake();
  }

  /** Lets viewers go; they may come again. */
  void stop() {
    if (fate == Fate.RUNNING) {
      fate = Fate.STOPPED;
    }
    wake();
  }

  // ---- what is told; one turn at a time

  private void wake() {
    if (wishes.getAndIncrement() == 0) {
      line();
    }
  }

  private void line() {
    resources.turns().add(session.id(), changed, turn);
  }

  /** Stands in line again later: too much is to be done for the session now. */
  private void tryAgain() {
    try {
      resources.timer().schedule(this::line, RETRY_MS, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException serverEnds) {
      LOG.debug("The stream of session {} ends with the server", session.id(), serverEnds);
    }
  }

  private void turn() {
    int granted = wishes.get();
    try {
      work(resources.nowMs());
    } catch (RuntimeException | Error failure) {
      LOG.error("The stream of session {} broke off", session.id(), failure);
      fate = Fate.STOPPED;
      conclude();
    }
    if (wishes.addAndGet(-granted) != 0) {
      // Behind the others, so that each session has its turn.
      line();
    }
  }

  private void work(long nowMs) {
    if (isOver()) {
      conclude();
      return;
    }
    // Somebody may have set back the clock.
    lastMs = Math.min(lastMs, nowMs);
    if (ring.isEmpty()) {
      begin(nowMs);
    } else if (isDue(nowMs)) {
      publish(nowMs);
    }
    answer(nowMs);
    setAlarm(nowMs);
  }

  private void begin(long nowMs) {
    changed = false;
    ring.add(session.moment(nowMs));
    retractions = session.retractions();
    lastMs = nowMs;
    nextMs = session.nextChangeMs(nowMs);
  }

  private boolean isDue(long nowMs) {
    return viewers.get() > 0
        && (changed || nowMs >= nextMs)
        && nowMs - lastMs >= resources.properties().spacing().toMillis();
  }

  private void publish(long nowMs) {
    changed = false;
    Change change = shared(session.since(ring.latest(), nowMs));
    lastMs = nowMs;
    nextMs = session.nextChangeMs(nowMs);
    if (session.retractions() != retractions) {
      retractions = session.retractions();
      beginAnew(change.after());
      return;
    }
    Frame next = frames.next(ring.last(), ring.last() + 1, change);
    if (next == null) {
      return;
    }
    ring.add(change.after());
    forgetWays();
    Frame told = smaller(next);
    if (compressedViewers.get() > 0) {
      // Compression happens here and not on an event loop, where others would wait for it.
      Deflated _ = told.deflated();
    }
    show(told);
    loops.values().forEach(LoopViewers::wake);
  }

  /** What was told has not happened so: no change leads from there, and all get a snapshot. */
  private void beginAnew(Moment moment) {
    ring.clear();
    ring.add(moment);
    forgetWays();
    show(snapshot().retain());
    loops.values().forEach(LoopViewers::wake);
  }

  /** The moments that are kept have in memory in common what is the same. */
  private static Change shared(Change change) {
    Moment after = Shared.with(change.before(), change.after());
    return new Change(change.before(), after, change.events(), change.skipped());
  }

  private void show(@Nullable Frame frame) {
    Frame before;
    synchronized (latestLock) {
      before = latest;
      latest = frame;
    }
    release(before);
  }

  private void answer(long nowMs) {
    long most = MOST_WAYS * (1 + (nowMs - lastMs) / resources.properties().spacing().toMillis());
    for (Viewer viewer = asking.poll(); viewer != null; viewer = asking.poll()) {
      Frame way = catchUp(viewer.seen(), most);
      if (way != null && viewer.isCompressed()) {
        Deflated _ = way.deflated();
      }
      viewer.onLoop().hand(viewer, way);
    }
  }

  /** What leads from a number to the latest, retained; null if that is the latest. */
  private @Nullable Frame catchUp(long seen, long most) {
    if (seen == ring.last()) {
      return null;
    }
    Frame next = latest();
    if (next != null) {
      if (next.continues(seen)) {
        return next;
      }
      next.release();
    }
    Moment moment = ring.find(seen);
    if (moment == null) {
      return snapshot().retain();
    }
    Frame known = catchUps.get(seen);
    if (known == null) {
      if (catchUps.size() >= most) {
        return snapshot().retain();
      }
      Change change = session.between(moment, ring.latest());
      known = smaller(frames.merged(seen, ring.last(), change));
      catchUps.put(seen, known);
    }
    return known.retain();
  }

  /** The snapshot of the latest moment, which is ours. */
  private Frame snapshot() {
    Frame known = snapshot;
    if (known == null) {
      known = frames.snapshot(ring.last(), ring.latest());
      snapshot = known;
      snapshotLength = known.length();
    }
    return known;
  }

  /**
   * Instead of a message the snapshot, if that is a shorter way to tell the state. Events do not
   * count: a snapshot has none. Takes the one and gives the other.
   */
  private Frame smaller(Frame frame) {
    if (frame.state() <= Math.max(SMALL, snapshotLength / 2)) {
      return frame;
    }
    Frame whole = snapshot();
    if (frame.state() < whole.length()) {
      return frame;
    }
    frame.release();
    return whole.retain();
  }

  private void forgetWays() {
    catchUps.values().forEach(Frame::release);
    catchUps.clear();
    release(snapshot);
    snapshot = null;
  }

  private static void release(@Nullable Frame frame) {
    if (frame != null) {
      frame.release();
    }
  }

  /** A turn when the next message is due; no alarm where nothing happens or nobody looks. */
  private void setAlarm(long nowMs) {
    if (alarmRang) {
      alarmRang = false;
      alarmMs = NEVER;
    }
    long spacing = resources.properties().spacing().toMillis();
    long wanted = changed ? nowMs : nextMs;
    long due = viewers.get() == 0 || wanted == NEVER ? NEVER : Math.max(lastMs + spacing, wanted);
    if (due == alarmMs) {
      return;
    }
    alarm.dispose();
    alarmMs = due;
    if (due != NEVER) {
      long delay = Math.max(1, due - nowMs);
      alarm = resources.timer().schedule(this::ring, delay, TimeUnit.MILLISECONDS);
    }
  }

  private void ring() {
    alarmRang = true;
    wake();
  }

  /** Ends the broadcast, also for viewers who came in since the last time. */
  private void conclude() {
    session.unlisten(this);
    alarm.dispose();
    forgetWays();
    show(null);
    asking.clear();
    Frame last = fate == Fate.ENDED ? frames.end(ring.last() + 1) : null;
    for (LoopViewers onLoop : loops.values()) {
      onLoop.finish(last == null ? null : last.retain());
    }
    release(last);
    ring.clear();
  }
}
