package gopark.runtime;

import gopark.runtime.state.GoroutineStatus;
import gopark.simulation.WorkMeter;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which queue or structure holds each goroutine, in a few letters: {@code P2.runq[3]}. */
final class Whereabouts {
  private static final long FOUND_WORK = 100;

  /** How far into a queue to look. */
  private final int limit;

  /** Whom to look for, by their slots; null: everybody. */
  private final @Nullable BitSet wanted;

  private final WorkMeter work;

  /** Of those that were found in a run queue, or given to a thread, by their slot. */
  private final Map<Integer, String> queued = new LinkedHashMap<>();

  Whereabouts(Core core, int limit) {
    this(core, limit, null);
  }

  /** Where these are, however far back. */
  static Whereabouts of(Core core, List<Goroutine> some) {
    BitSet wanted = new BitSet();
    some.forEach(g -> wanted.set(g.slot));
    return new Whereabouts(core, Integer.MAX_VALUE, wanted);
  }

  private Whereabouts(Core core, int limit, @Nullable BitSet wanted) {
    this.limit = limit;
    this.wanted = wanted;
    work = core.work;
    Sched sched = core.sched;
    for (Processor p : sched.allp) {
      Goroutine next = p.runnext;
      if (next != null) {
        queued.put(next.slot, p + ".runnext");
      }
    }
    int position = 0;
    for (Goroutine g = sched.runq.head; g != null && position < limit; g = g.schedlink) {
      put(g, "sched.runq", position++);
    }
    for (Processor p : sched.allp) {
      addQueue(p);
    }
    for (Machine m : sched.allm) {
      Goroutine g = m.lockedg;
      if (g != null && m.phase == Machine.Phase.PARKED_LOCKED) {
        queued.putIfAbsent(g.slot, m.toString());
      }
    }
  }

  private void addQueue(Processor p) {
    int size = Math.min(limit, p.runq.size());
    String name = p + ".runq";
    for (int i = 0; i < size; i++) {
      put(p.runq.get(i), name, i);
    }
  }

  private void put(Goroutine g, String queue, int position) {
    work.spend(Sched.LOOK_WORK);
    if (wanted == null || wanted.get(g.slot)) {
      work.spend(FOUND_WORK);
      queued.put(g.slot, queue + "[" + position + "]");
    }
  }

  /** The slots of those found in run queues: first runnexts, then the global queue. */
  Iterable<Integer> slots() {
    return queued.keySet();
  }

  /** Null: nothing but allgs holds it, or it is further back than was looked. */
  @Nullable String of(Goroutine g) {
    Machine m = g.m;
    if (m != null) {
      return m.toString();
    }
    return switch (g.status) {
      case RUNNABLE -> queued.get(g.slot);
      case WAITING, PREEMPTED -> waiting(g);
      case DEAD, IDLE -> g.is(GoroutineStatus.DEAD) && g.program == null ? "gFree" : null;
      default -> null;
    };
  }

  private @Nullable String waiting(Goroutine g) {
    int handle = g.waitHandle;
    return switch (g.waitReason) {
      case CHAN_RECEIVE -> "chan " + handle + " recvq";
      case CHAN_SEND -> "chan " + handle + " sendq";
      case SELECT -> select(g);
      case SLEEP -> "timer";
      case IO_WAIT -> "netpoll";
      case SEMACQUIRE -> "sema " + handle;
      case MUTEX_LOCK -> "mutex " + handle;
      case RW_MUTEX_LOCK, RW_MUTEX_R_LOCK -> "rwmutex " + handle;
      case WAIT_GROUP_WAIT -> "waitgroup " + handle;
      case COND_WAIT -> "cond " + handle;
      case GC_ASSIST_WAIT -> "gc assist queue";
      case GC_WORKER_IDLE -> "gcBgMarkWorkerPool";
      default -> null;
    };
  }

  private String select(Goroutine g) {
    int cases = 0;
    for (Waiter waiter = g.waiting; waiter != null; waiter = waiter.waitlink) {
      cases++;
    }
    return "select of " + cases;
  }
}
