package gopark.runtime.schedule;

import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.event.Preempted;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.WorkMeter;

/**
 * How a goroutine leaves its thread and comes back into a queue. In Go: gopark, goready,
 * injectglist, Gosched, goyield, gopreempt_m.
 */
public final class Parking {
  /** What an operation returns when its machine has left the goroutine. */
  public static final long LEFT = -1;

  /** What it takes the computer to make a goroutine runnable, of which one step may do many. */
  private static final long READY_WORK = 40;

  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final WorkMeter work;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Processors processors;
  private final Machines machines;
  private final RunQueues queues;
  private final GlobalLock lock;
  private final ReadyPlacement placement;

  public Parking(
      Sched sched,
      CostModel costs,
      ReleaseInForce release,
      WorkMeter work,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Processors processors,
      Machines machines,
      RunQueues queues,
      GlobalLock lock,
      ReadyPlacement placement) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.work = work;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.processors = processors;
    this.machines = machines;
    this.queues = queues;
    this.lock = lock;
    this.placement = placement;
  }

  /** The machine's goroutine waits; the machine goes to schedule. Returns LEFT. In Go: gopark. */
  public long park(Machine m, WaitReason reason, int handle) {
    Goroutine g = m.current();
    g.setWaitReason(reason);
    g.waitHandle = handle;
    g.become(GoroutineStatus.WAITING, clock.now());
    tracer.tell(EventKind.GO_PARKED, m, g, reason.ordinal(), handle);
    m.curg = null;
    g.m = null;
    threads.busy(m, Machine.Phase.SCHEDULE, costs.park());
    return LEFT;
  }

  /** The waiting goroutine goes to the runnext of the machine's processor. In Go: goready. */
  public void ready(Machine m, Goroutine g) {
    work.spend(READY_WORK);
    g.become(GoroutineStatus.RUNNABLE, clock.now());
    Goroutine by = m.curg;
    if (release.placesElsewhere() && placement.takes(g)) {
      placement.place(m, g, EventKind.GO_READIED, by == null ? 0 : by.goid);
      return;
    }
    Place place = queues.putNext(m, m.processor(), g);
    tracer.tell(EventKind.GO_READIED, m, g, by == null ? 0 : by.goid, place.ordinal());
    machines.wakep(m);
  }

  /** The waiting goroutines of the list, readied by the poller or by sysmon. In Go: injectglist. */
  public void injectList(Machine m, GoroutineQueue list) {
    if (list.isEmpty()) {
      return;
    }
    if (release.threadPerGoroutine()) {
      wakeThreads(m, list);
      return;
    }
    lock.take(m);
    Processor p = m.p;
    int total = list.size();
    int shared = p == null ? total : Math.min(sched.npidle, total);
    int own = p == null ? 0 : Math.min(total - shared, queues.room(p));
    tracer.tell(EventKind.INJECTED, m, null, total, place(0, shared, own).ordinal());
    for (int i = 0; i < total; i++) {
      Goroutine g = list.removeFirst();
      if (g != null) {
        g.become(GoroutineStatus.RUNNABLE, clock.now());
        tracer.tell(EventKind.GO_READIED, m, g, 0, place(i, shared, own).ordinal());
        list.addLast(g);
      }
    }
    if (p == null) {
      sched.runq.addAll(list);
      startIdle(m, total);
      return;
    }
    for (int i = 0; i < shared; i++) {
      Goroutine g = list.removeFirst();
      if (g != null) {
        sched.runq.addLast(g);
      }
    }
    startIdle(m, shared);
    queues.putBatch(p, list);
    sched.runq.addAll(list);
    if (release.get().injectWakes()) {
      machines.wakep(m);
    }
  }

  /**
   * The place of a goroutine in the list: the first are for all, the next for the own processor.
   */
  private static Place place(int index, int shared, int own) {
    return index >= shared && index < shared + own ? Place.LOCAL_TAIL : Place.GLOBAL_TAIL;
  }

  /** Wakes the thread of each goroutine in the list; those of the runtime itself share some. */
  private void wakeThreads(Machine m, GoroutineQueue list) {
    tracer.tell(EventKind.INJECTED, m, null, list.size(), Place.GLOBAL_TAIL.ordinal());
    for (Goroutine g = list.removeFirst(); g != null; g = list.removeFirst()) {
      g.become(GoroutineStatus.RUNNABLE, clock.now());
      if (placement.takes(g)) {
        placement.place(m, g, EventKind.GO_READIED, 0);
      } else {
        sched.runq.addLast(g);
        tracer.tell(EventKind.GO_READIED, m, g, 0, Place.GLOBAL_TAIL.ordinal());
        machines.wakep(m);
      }
    }
  }

  private void startIdle(Machine m, int count) {
    for (int i = 0; i < count; i++) {
      Processor p = processors.pidlegetSpinning(m);
      if (p == null) {
        return;
      }
      machines.startm(m, p, false);
    }
  }

  /** Puts the goroutine at the tail of the global queue. Returns LEFT. In Go: Gosched. */
  public long gosched(Machine m) {
    Goroutine g = m.current();
    if (release.yieldsOtherwise() && yieldsOtherwise(m, g, m.processor())) {
      return LEFT;
    }
    leave(m, g);
    lock.take(m);
    sched.runq.addLast(g);
    tracer.tell(EventKind.GO_YIELDED, m, g, Place.GLOBAL_TAIL.ordinal());
    yielded(m);
    return LEFT;
  }

  /** Whether the goroutine yields in the way of a release that has another one than Go's. */
  private boolean yieldsOtherwise(Machine m, Goroutine g, Processor p) {
    if (release.threadPerGoroutine() && g.lockedm() == m) {
      // The thread asks the kernel to run another, if one waits for its core. In C: sched_yield.
      tracer.tell(EventKind.GO_YIELDED, m, g, Place.RUNS_AT_ONCE.ordinal());
      threads.asleep(m, Machine.Phase.RUN, clock.now() + costs.syscallEnter());
      return true;
    }
    if (release.follows(ArticleRule.T11) && queues.room(p) > 0) {
      // The article's Gosched fills the local queue first.
      leave(m, g);
      p.runq.add(g);
      tracer.event(
          EventKind.GO_YIELDED,
          ArticleRule.T11.number(),
          m.id,
          p.id,
          g.goid,
          Place.LOCAL_TAIL.ordinal(),
          0,
          0);
      yielded(m);
      return true;
    }
    return false;
  }

  private void yielded(Machine m) {
    if (release.yieldWakes()) {
      machines.wakep(m);
    }
    threads.busy(m, Machine.Phase.SCHEDULE, costs.yield());
  }

  /** Puts the goroutine at the tail of the local queue. Returns LEFT. In Go: goyield. */
  public long goyield(Machine m) {
    Goroutine g = m.current();
    long ran = clock.now() - g.since;
    leave(m, g);
    Place place = queues.putLast(m, m.processor(), g);
    tracer.tell(
        EventKind.GO_PREEMPTED, m, m.p, g, Preempted.HANDED_OFF.ordinal(), place.ordinal(), ran);
    threads.busy(m, Machine.Phase.SCHEDULE, costs.yield());
    return LEFT;
  }

  /** A preempted goroutine leaves its machine. In Go: gopreempt_m. */
  public void preempted(Machine m, Preempted how) {
    Goroutine g = m.current();
    long ran = clock.now() - g.since;
    leave(m, g);
    g.preempt = false;
    Place place = Place.GLOBAL_TAIL;
    if (sched.gcwaiting && release.get().stopKeepsRunnext()) {
      place = queues.putNext(m, m.processor(), g);
    } else {
      lock.take(m);
      sched.runq.addLast(g);
    }
    tracer.tell(EventKind.GO_PREEMPTED, m, m.p, g, how.ordinal(), place.ordinal(), ran);
    yielded(m);
  }

  private void leave(Machine m, Goroutine g) {
    g.become(GoroutineStatus.RUNNABLE, clock.now());
    m.curg = null;
    g.m = null;
  }
}
