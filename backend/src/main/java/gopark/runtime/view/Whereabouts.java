package gopark.runtime.view;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.model.Waiter;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.Where;
import gopark.simulation.WorkMeter;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which queue or structure holds each goroutine. */
final class Whereabouts {
  private static final long FOUND_WORK = 100;

  /** How far into a queue to look. */
  private final int limit;

  /** The slots of the goroutines to look for; null: all. */
  private final @Nullable BitSet wanted;

  private final WorkMeter work;

  /** The places of goroutines found in a run queue or given to a thread, by slot. */
  private final Map<Integer, Where> queued = new LinkedHashMap<>();

  Whereabouts(ProcessData process, int limit) {
    this(process, limit, null);
  }

  /** The places of these goroutines, however far back in a queue. */
  static Whereabouts of(ProcessData process, List<Goroutine> some) {
    BitSet wanted = new BitSet();
    some.forEach(g -> wanted.set(g.slot));
    return new Whereabouts(process, Integer.MAX_VALUE, wanted);
  }

  private Whereabouts(ProcessData process, int limit, @Nullable BitSet wanted) {
    this.limit = limit;
    this.wanted = wanted;
    work = process.work();
    Sched sched = process.sched();
    for (Processor p : sched.allp) {
      Goroutine next = p.runnext;
      if (next != null) {
        queued.put(next.slot, new Where(Where.Kind.RUNNEXT, p + ".runnext"));
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
      if (g != null && (m.phase() == Machine.Phase.PARKED_LOCKED || isGivenProcessor(m))) {
        queued.putIfAbsent(g.slot, on(m));
      }
    }
  }

  /** Whether a machine that is locked to a goroutine has got a processor to run it with. */
  private static boolean isGivenProcessor(Machine m) {
    return m.nextp != null || m.p != null;
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
      queued.put(g.slot, new Where(Where.Kind.RUN_QUEUE, queue + "[" + position + "]"));
    }
  }

  /** The slots of those found in run queues: first runnexts, then the global queue. */
  Iterable<Integer> slots() {
    return queued.keySet();
  }

  /** Null: nothing but allgs holds it, or it is further back than was looked. */
  @Nullable Where of(Goroutine g) {
    Machine m = g.m;
    if (m != null) {
      return on(m);
    }
    return switch (g.status()) {
      case RUNNABLE -> queued.get(g.slot);
      case WAITING, PREEMPTED -> waiting(g);
      case DEAD, IDLE ->
          g.is(GoroutineStatus.DEAD) && g.program == null
              ? new Where(Where.Kind.OTHER, "gFree")
              : null;
      case RUNNING, SYSCALL, COPYSTACK -> null;
    };
  }

  private @Nullable Where waiting(Goroutine g) {
    return switch (g.waitReason()) {
      case CHAN_RECEIVE -> at(Where.Kind.CHANNEL, "chan", g, " recvq");
      case CHAN_SEND -> at(Where.Kind.CHANNEL, "chan", g, " sendq");
      case SELECT -> select(g);
      case SLEEP -> new Where(Where.Kind.TIMERS, "timer");
      case IO_WAIT -> new Where(Where.Kind.NETPOLL, "netpoll");
      case SEMACQUIRE -> object("sema", g);
      case MUTEX_LOCK -> object("mutex", g);
      case RW_MUTEX_LOCK, RW_MUTEX_R_LOCK -> object("rwmutex", g);
      case WAIT_GROUP_WAIT -> object("waitgroup", g);
      case COND_WAIT -> object("cond", g);
      case GC_ASSIST_WAIT -> new Where(Where.Kind.OTHER, "gc assist queue");
      case GC_WORKER_IDLE -> new Where(Where.Kind.OTHER, "gcBgMarkWorkerPool");
      default -> null;
    };
  }

  /**
   * Null for a goroutine that waits for something of the runtime's own, or was blocked by an order.
   */
  private static @Nullable Where at(Where.Kind kind, String name, Goroutine g, String queue) {
    return g.waitHandle == 0
        ? null
        : new Where(kind, g.waitHandle, name + " " + g.waitHandle + queue);
  }

  private static @Nullable Where object(String name, Goroutine g) {
    return at(Where.Kind.SYNC_OBJECT, name, g, "");
  }

  private static Where on(Machine m) {
    return new Where(Where.Kind.MACHINE, m.toString());
  }

  private static Where select(Goroutine g) {
    int cases = 0;
    for (Waiter waiter = g.waiting; waiter != null; waiter = waiter.waitlink) {
      cases++;
    }
    return new Where(Where.Kind.OTHER, "select of " + cases);
  }
}
