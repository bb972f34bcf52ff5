package gopark.runtime;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Place;
import gopark.runtime.event.Preempted;
import gopark.runtime.event.Source;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;

/** From one goroutine to the next. In Go: schedule, execute, gopark, ready, gosched, goexit0. */
final class Scheduler {
  /** What it takes the computer to make a goroutine runnable, of which one step may do many. */
  private static final long READY_WORK = 40;

  /** What an operation returns when its machine has left the goroutine. */
  static final long LEFT = -1;

  private final Core core;

  Scheduler(Core core) {
    this.core = core;
  }

  /** The machine's goroutine waits; the machine goes to schedule. Returns LEFT. In Go: gopark. */
  long park(Machine m, WaitReason reason, int handle) {
    Goroutine g = m.current();
    g.waitReason = reason;
    g.waitHandle = handle;
    g.become(GoroutineStatus.WAITING, core.now);
    core.tell(EventKind.GO_PARKED, m, g, reason.ordinal(), handle);
    m.curg = null;
    g.m = null;
    core.busy(m, Machine.Phase.SCHEDULE, core.costs.park());
    return LEFT;
  }

  /** The waiting goroutine goes to the runnext of the machine's processor. In Go: goready. */
  void ready(Machine m, Goroutine g) {
    core.work.spend(READY_WORK);
    g.become(GoroutineStatus.RUNNABLE, core.now);
    Place place = core.queues.put(m, m.processor(), g, true);
    Goroutine by = m.curg;
    core.tell(EventKind.GO_READIED, m, g, by == null ? 0 : by.goid, place.ordinal());
    core.machines.wakep(m);
  }

  /** The waiting goroutines of the list, readied by the poller or by sysmon. In Go: injectglist. */
  void injectList(Machine m, GoroutineQueue list) {
    if (list.isEmpty()) {
      return;
    }
    Place place = m.p == null || core.sched.npidle > 0 ? Place.GLOBAL_TAIL : Place.LOCAL_TAIL;
    core.tell(EventKind.INJECTED, m, null, list.size(), place.ordinal());
    int total = list.size();
    for (int i = 0; i < total; i++) {
      Goroutine g = list.removeFirst();
      if (g != null) {
        g.become(GoroutineStatus.RUNNABLE, core.now);
        core.tell(EventKind.GO_READIED, m, g, 0, place.ordinal());
        list.addLast(g);
      }
    }
    Processor p = m.p;
    if (p == null) {
      core.sched.runq.addAll(list);
      startIdle(m, total);
      return;
    }
    int shared = Math.min(core.sched.npidle, list.size());
    for (int i = 0; i < shared; i++) {
      Goroutine g = list.removeFirst();
      if (g != null) {
        core.sched.runq.addLast(g);
      }
    }
    startIdle(m, shared);
    core.queues.putBatch(p, list);
    core.sched.runq.addAll(list);
    if (core.release.injectWakes()) {
      core.machines.wakep(m);
    }
  }

  private void startIdle(Machine m, int machines) {
    for (int i = 0; i < machines; i++) {
      Processor p = core.machines.pidlegetSpinning(m);
      if (p == null) {
        return;
      }
      core.machines.startm(m, p, false);
    }
  }

  /** To the tail of the global queue. Returns LEFT. In Go: Gosched. */
  long gosched(Machine m) {
    Goroutine g = m.current();
    Processor p = m.processor();
    if (core.follows(ArticleRule.T11) && p.runq.size() < core.release.localQueueCapacity()) {
      // The article's Gosched fills the local queue first.
      leave(m, g);
      p.runq.add(g);
      core.events.event(
          EventKind.GO_YIELDED,
          ArticleRule.T11.number(),
          m.id,
          p.id,
          g.goid,
          Place.LOCAL_TAIL.ordinal(),
          0,
          0);
    } else {
      leave(m, g);
      core.sched.runq.addLast(g);
      core.tell(EventKind.GO_YIELDED, m, g, Place.GLOBAL_TAIL.ordinal());
    }
    if (core.release.yieldWakes()) {
      core.machines.wakep(m);
    }
    core.busy(m, Machine.Phase.SCHEDULE, core.costs.yield());
    return LEFT;
  }

  /** To the tail of the local queue. Returns LEFT. In Go: goyield. */
  long goyield(Machine m) {
    Goroutine g = m.current();
    long ran = core.now - g.since;
    leave(m, g);
    Place place = core.queues.put(m, m.processor(), g, false);
    core.tell(
        EventKind.GO_PREEMPTED, m, m.p, g, Preempted.HANDED_OFF.ordinal(), place.ordinal(), ran);
    core.busy(m, Machine.Phase.SCHEDULE, core.costs.yield());
    return LEFT;
  }

  /** A preempted goroutine leaves its machine. In Go: gopreempt_m. */
  void preempted(Machine m, Preempted how) {
    Goroutine g = m.current();
    long ran = core.now - g.since;
    leave(m, g);
    g.preempt = false;
    Place place = Place.GLOBAL_TAIL;
    if (core.sched.gcwaiting && core.release.stopKeepsRunnext()) {
      place = core.queues.put(m, m.processor(), g, true);
    } else {
      core.sched.runq.addLast(g);
    }
    core.tell(EventKind.GO_PREEMPTED, m, m.p, g, how.ordinal(), place.ordinal(), ran);
    if (core.release.yieldWakes()) {
      core.machines.wakep(m);
    }
    core.busy(m, Machine.Phase.SCHEDULE, core.costs.yield());
  }

  private void leave(Machine m, Goroutine g) {
    g.become(GoroutineStatus.RUNNABLE, core.now);
    m.curg = null;
    g.m = null;
  }

  /** The goroutine has ended. Returns LEFT. In Go: goexit1, goexit0. */
  long goexit(Machine m) {
    Goroutine g = m.current();
    core.tell(EventKind.GO_ENDED, m, g);
    boolean locked = m.lockedInt + m.lockedExt > 0;
    m.curg = null;
    g.m = null;
    core.goroutines.retire(m, g);
    if (locked && core.threadLocks.exitLocked(m, g)) {
      return LEFT;
    }
    core.busy(m, Machine.Phase.SCHEDULE, core.costs.goexit());
    return LEFT;
  }

  /** The machine runs g. In Go: execute. */
  void execute(Machine m, Goroutine g, boolean inherit) {
    Processor p = m.processor();
    g.become(GoroutineStatus.RUNNING, core.now);
    g.waitReason = WaitReason.NONE;
    g.waitHandle = 0;
    g.preempt = false;
    m.curg = g;
    g.m = m;
    if (!inherit) {
      p.schedtick++;
    }
    core.events.event(EventKind.GO_STARTED, 0, m.id, p.id, g.goid, inherit ? 1 : 0, p.schedtick, 0);
    core.busy(m, Machine.Phase.RUN, core.costs.schedule());
  }

  /** The top of schedule. */
  void schedule(Machine m) {
    if (m.lockedg != null) {
      core.threadLocks.stoplockedm(m);
      return;
    }
    m.processor().preempt = false;
    core.findRunnable.search(m);
  }

  /** The search is over. */
  void found(Machine m, Goroutine g, Source source, boolean inherit, boolean tryWake) {
    Processor p = m.processor();
    core.events.event(
        EventKind.FIND_RUNNABLE, m.rule, m.id, p.id, g.goid, m.checks, source.ordinal(), m.amount);
    m.rule = 0;
    m.amount = 0;
    if (m.spinning) {
      core.machines.resetSpinning(m);
    }
    if (tryWake) {
      core.machines.wakep(m);
    }
    if (g.lockedm() != null) {
      core.threadLocks.startlockedm(m, g);
      return;
    }
    execute(m, g, inherit);
  }

  /** The search is over and was in vain. */
  void foundNothing(Machine m) {
    core.events.event(
        EventKind.FIND_RUNNABLE,
        m.rule,
        m.id,
        EventSink.NONE,
        EventSink.NONE,
        m.checks,
        Source.NOTHING.ordinal(),
        0);
    m.rule = 0;
  }
}
