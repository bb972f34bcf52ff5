package gopark.trace;

import gopark.runtime.event.EventKind;
import java.util.Map;
import java.util.TreeMap;

/** What can be counted about a run: how often what happened, and how long goroutines queued. */
public final class Measures {
  private final long[] counts = new long[EventKind.values().length];
  private final Map<Integer, Long> queuedSince = new TreeMap<>();
  private long queued;
  private long queuedNs;

  private Measures() {}

  /** Of the events from one index up to, but without, another. */
  public static Measures of(EventLog log, long from, long to) {
    Measures measures = new Measures();
    EventCursor cursor = log.cursor(from);
    while (cursor.nextIndex() < to && cursor.next()) {
      measures.add(cursor);
    }
    return measures;
  }

  private void add(EventCursor event) {
    counts[event.kind().ordinal()]++;
    switch (event.kind()) {
      case GO_CREATED, GO_YIELDED, GO_PREEMPTED, GO_READIED, SYSCALL_EXITED_SLOW ->
          queuedSince.put(event.g(), event.timeNs());
      case GO_STARTED -> {
        Long since = queuedSince.remove(event.g());
        if (since != null) {
          queued++;
          queuedNs += event.timeNs() - since;
        }
      }
      default -> {}
    }
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

  /** How long a goroutine was runnable before it ran, on average; 0 if none has. */
  public long meanQueueWaitNs() {
    return queued == 0 ? 0 : queuedNs / queued;
  }
}
