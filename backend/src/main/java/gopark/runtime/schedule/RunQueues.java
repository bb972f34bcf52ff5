package gopark.runtime.schedule;

import gopark.runtime.config.CostModel;
import gopark.runtime.event.Checks;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Tracer;
import gopark.runtime.release.Release;
import org.jspecify.annotations.Nullable;

/** Putting goroutines into queues and taking them out. In Go: runqput, runqget, globrunqget. */
public final class RunQueues {
  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final Tracer tracer;
  private final GlobalLock lock;

  public RunQueues(
      Sched sched, CostModel costs, ReleaseInForce release, Tracer tracer, GlobalLock lock) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.tracer = tracer;
    this.lock = lock;
  }

  /**
   * Puts a goroutine into the processor's runnext, or at the tail of its queue in a release without
   * runnext. In Go: runqput with next.
   */
  public Place putNext(Machine m, Processor p, Goroutine g) {
    if (!release.get().runnext()) {
      return putLast(m, p, g);
    }
    Goroutine kicked = p.runnext;
    p.runnext = g;
    if (kicked != null) {
      tracer.tell(EventKind.RUNNEXT_KICKED, m, p, kicked, 0, 0, 0);
      putLast(m, p, kicked);
    }
    return Place.RUNNEXT;
  }

  /** Puts a goroutine at the tail of the processor's queue. In Go: runqput without next. */
  public Place putLast(Machine m, Processor p, Goroutine g) {
    if (p.runq.size() < release.localLimit()) {
      p.runq.add(g);
      return Place.LOCAL_TAIL;
    }
    if (release.get().localQueues()) {
      overflow(m, p, g);
    } else {
      putGlobal(m, g);
    }
    return Place.GLOBAL_TAIL;
  }

  /** Puts a goroutine at the tail of the global queue, with its lock. In Go: globrunqput. */
  void putGlobal(Machine m, Goroutine g) {
    lock.take(m);
    m.charge += costs.globalQueue();
    sched.runq.addLast(g);
  }

  /** Half of the queue, the oldest, goes to the global one, and g behind it. In Go: runqputslow. */
  private void overflow(Machine m, Processor p, Goroutine g) {
    lock.take(m);
    int half = p.runq.size() / 2;
    for (int i = 0; i < half; i++) {
      Goroutine oldest = p.runq.poll();
      if (oldest != null) {
        sched.runq.addLast(oldest);
      }
    }
    sched.runq.addLast(g);
    m.charge += costs.globalQueue();
    tracer.tell(EventKind.RUNQ_OVERFLOWED, m, p, g, half + 1, 0, 0);
  }

  /** The next goroutine of the processor's own; whether it was in runnext is for the caller. */
  public @Nullable Goroutine take(Processor p) {
    Goroutine next = p.runnext;
    if (next != null) {
      p.runnext = null;
      return next;
    }
    return p.runq.poll();
  }

  /**
   * Takes a batch: returns one goroutine, puts the rest into the processor's queue. In Go:
   * globrunqgetbatch.
   */
  public @Nullable Goroutine takeGlobalBatch(Machine m, Processor p) {
    GoroutineQueue global = sched.runq;
    lock.take(m);
    int n = Math.min(largestBatch(), Math.min(global.size(), global.size() / sched.gomaxprocs + 1));
    m.amount = Checks.amount(n, global.size());
    Goroutine first = global.removeFirst();
    for (int i = 1; i < n; i++) {
      Goroutine g = global.removeFirst();
      if (g != null) {
        putLast(m, p, g);
      }
    }
    tracer.tell(EventKind.GLOBAL_BATCH_TAKEN, m, p, first, n, 0, 0);
    return first;
  }

  private int largestBatch() {
    Release rules = release.get();
    if (!rules.localQueues()) {
      return 1;
    }
    int capacity = rules.localQueueCapacity();
    return capacity == Release.NO_LIMIT ? Integer.MAX_VALUE : Math.max(1, capacity / 2);
  }

  /** How many more goroutines the processor's queue may hold. */
  int room(Processor p) {
    return Math.max(0, release.localLimit() - p.runq.size());
  }

  /**
   * Puts as many goroutines of the list into the queue as there is room for. In Go: runqputbatch.
   */
  public void putBatch(Processor p, GoroutineQueue list) {
    while (!list.isEmpty() && room(p) > 0) {
      Goroutine g = list.removeFirst();
      if (g != null) {
        p.runq.add(g);
      }
    }
  }
}
