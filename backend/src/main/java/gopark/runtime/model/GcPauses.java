package gopark.runtime.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** How long the world stood still for collections. In Go: mstats.go, pause_ns and pause_end. */
public final class GcPauses {
  private static final int MOST = 256;

  /** A collection. */
  private record Pause(long ns, long end) {}

  /** The last ones, oldest first. */
  private final Deque<Pause> last = new ArrayDeque<>();

  private long totalNs;
  private long forced;
  private long largestHeap;

  /** A collection is over. */
  void add(GcTimes times) {
    if (last.size() == MOST) {
      last.removeFirst();
    }
    last.addLast(new Pause(times.pausedNs(), times.endsAt));
    totalNs += times.pausedNs();
    forced += times.isForced ? 1 : 0;
    largestHeap = Math.max(largestHeap, times.heapAtEnd);
  }

  public long totalNs() {
    return totalNs;
  }

  /** How many of them programs have asked for. */
  public long forced() {
    return forced;
  }

  /** The largest heap that any of them has ended with. */
  public long largestHeap() {
    return largestHeap;
  }

  /** The length and the end of each. */
  public List<Long> list() {
    List<Long> list = new ArrayList<>();
    for (Pause pause : last) {
      list.add(pause.ns);
      list.add(pause.end);
    }
    return list;
  }

  void copyFrom(GcPauses original) {
    last.clear();
    last.addAll(original.last);
    totalNs = original.totalNs;
    forced = original.forced;
    largestHeap = original.largestHeap;
  }
}
