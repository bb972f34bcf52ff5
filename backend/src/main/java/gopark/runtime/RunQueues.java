package gopark.runtime;

import gopark.runtime.event.Checks;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import org.jspecify.annotations.Nullable;

/** Putting goroutines into queues and taking them out. In Go: runqput, runqget, globrunqget. */
final class RunQueues {
  private final Core core;

  RunQueues(Core core) {
    this.core = core;
  }

  /** In Go: runqput. */
  Place put(Machine m, Processor p, Goroutine g, boolean next) {
    if (!next || !core.release.runnext()) {
      return putLast(m, p, g);
    }
    Goroutine kicked = p.runnext;
    p.runnext = g;
    if (kicked != null) {
      core.tell(EventKind.RUNNEXT_KICKED, m, p, kicked, 0, 0, 0);
      putLast(m, p, kicked);
    }
    return Place.RUNNEXT;
  }

  private Place putLast(Machine m, Processor p, Goroutine g) {
    if (p.runq.size() < limit(p)) {
      p.runq.add(g);
      return Place.LOCAL_TAIL;
    }
    overflow(m, p, g);
    return Place.GLOBAL_TAIL;
  }

  /** How many the queue may hold; a ring of an older, smaller limit grows to it. */
  private int limit(Processor p) {
    int limit = core.release.localQueueCapacity();
    while (p.runq.capacity() < limit && p.runq.isFull()) {
      p.runq.grow();
    }
    return limit;
  }

  /** Half of the queue, the oldest, goes to the global one, and g behind it. In Go: runqputslow. */
  private void overflow(Machine m, Processor p, Goroutine g) {
    int half = p.runq.size() / 2;
    for (int i = 0; i < half; i++) {
      Goroutine oldest = p.runq.poll();
      if (oldest != null) {
        core.sched.runq.addLast(oldest);
      }
    }
    core.sched.runq.addLast(g);
    m.charge += core.costs.globalQueue();
    core.tell(EventKind.RUNQ_OVERFLOWED, m, p, g, half + 1, 0, 0);
  }

  /** The next goroutine of the processor's own; whether it was in runnext is for the caller. */
  @Nullable Goroutine take(Processor p) {
    Goroutine next = p.runnext;
    if (next != null) {
      p.runnext = null;
      return next;
    }
    return p.runq.poll();
  }

  /** In Go: globrunqgetbatch. The rest of the batch goes to the processor's queue. */
  @Nullable Goroutine takeGlobalBatch(Machine m, Processor p) {
    GoroutineQueue global = core.sched.runq;
    int n = Math.min(global.size(), global.size() / core.sched.gomaxprocs + 1);
    n = Math.min(n, Math.max(1, core.release.localQueueCapacity() / 2));
    m.amount = Checks.amount(n, global.size());
    Goroutine first = global.removeFirst();
    for (int i = 1; i < n; i++) {
      Goroutine g = global.removeFirst();
      if (g != null) {
        putLast(m, p, g);
      }
    }
    core.tell(EventKind.GLOBAL_BATCH_TAKEN, m, p, first, n, 0, 0);
    return first;
  }

  /** As many as there is room for; the rest stay in the list. In Go: runqputbatch. */
  void putBatch(Processor p, GoroutineQueue list) {
    int limit = limit(p);
    while (!list.isEmpty() && p.runq.size() < limit) {
      Goroutine g = list.removeFirst();
      if (g != null) {
        p.runq.add(g);
      }
    }
  }
}
