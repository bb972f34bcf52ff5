package gopark.trace;

import gopark.runtime.event.EventKind;
import gopark.runtime.state.WaitReason;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** What can be counted about a run: how often what happened, and how long goroutines queued. */
public final class Measures {
  private static final int FIRST_WAITS = 64;
  private static final int ALL = 100;

  private final long[] counts = new long[EventKind.values().length];
  private final Map<Integer, Long> queuedSince = new TreeMap<>();
  private final Map<Integer, Integer> lastMachine = new TreeMap<>();
  private long[] waits = new long[FIRST_WAITS];
  private int queued;
  private long queuedNs;
  private long hops;
  private long lockWaits;
  private int mostMachine;

  private Measures() {}

  /** Counts the events from one index up to, but without, another. */
  public static Measures of(EventLog log, long from, long to) {
    Measures measures = new Measures();
    EventCursor cursor = log.cursor(from);
    while (cursor.nextIndex() < to && cursor.next()) {
      measures.add(cursor);
    }
    Arrays.sort(measures.waits, 0, measures.queued);
    return measures;
  }

  private void add(EventCursor event) {
    counts[event.kind().ordinal()]++;
    mostMachine = Math.max(mostMachine, event.m());
    switch (event.kind()) {
      case GO_CREATED, GO_YIELDED, GO_PREEMPTED, GO_READIED, SYSCALL_EXITED_SLOW ->
          queuedSince.put(event.g(), event.timeNs());
      case GO_STARTED -> started(event);
      case GO_PARKED -> lockWaits += isLock(event.a()) ? 1 : 0;
      case GO_ENDED -> lastMachine.remove(event.g());
      default -> {}
    }
  }

  private void started(EventCursor event) {
    Integer machine = lastMachine.put(event.g(), event.m());
    hops += machine != null && machine != event.m() ? 1 : 0;
    Long since = queuedSince.remove(event.g());
    if (since != null) {
      waited(event.timeNs() - since);
    }
  }

  private void waited(long ns) {
    if (queued == waits.length) {
      waits = Arrays.copyOf(waits, 2 * queued);
    }
    waits[queued] = ns;
    queued++;
    queuedNs += ns;
  }

  private static boolean isLock(long reason) {
    return reason == WaitReason.MUTEX_LOCK.ordinal()
        || reason == WaitReason.RW_MUTEX_LOCK.ordinal()
        || reason == WaitReason.RW_MUTEX_R_LOCK.ordinal();
  }

  public long count(EventKind kind) {
    return counts[kind.ordinal()];
  }

  /** How often a goroutine was put on a processor. */
  public long switches() {
    return count(EventKind.GO_STARTED);
  }

  /** How often a processor took from another, be it a batch or its runnext. */
  public long steals() {
    return count(EventKind.STOLEN) + count(EventKind.RUNNEXT_STOLEN);
  }

  /** How often a goroutine went on on another thread than before. */
  public long hops() {
    return hops;
  }

  /** How often a goroutine began to wait for a lock of package sync. */
  public long lockWaits() {
    return lockWaits;
  }

  /** How many threads did anything; the first has the number 0. */
  public int threads() {
    return mostMachine + 1;
  }

  /** How long a goroutine was runnable before it ran, on average; 0 if none has. */
  public long meanQueueWaitNs() {
    return queued == 0 ? 0 : queuedNs / queued;
  }

  /** The percentile of these waits, in ns; 0 if there was none. */
  public long queueWaitNs(int percent) {
    if (queued == 0) {
      return 0;
    }
    long rank = ((long) queued * percent + ALL - 1) / ALL;
    return waits[Math.clamp(rank - 1, 0, queued - 1)];
  }
}
