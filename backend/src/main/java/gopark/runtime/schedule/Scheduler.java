package gopark.runtime.schedule;

import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Source;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;

/**
 * The end of a search and of a goroutine: who runs next on the machine. In Go: execute, goexit0.
 */
public final class Scheduler {
  private final Sched sched;
  private final CostModel costs;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Machines machines;
  private final ThreadLocks threadLocks;
  private final Metrics metrics;
  private final Goroutines goroutines;

  public Scheduler(
      Sched sched,
      CostModel costs,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Machines machines,
      ThreadLocks threadLocks,
      Metrics metrics,
      Goroutines goroutines) {
    this.sched = sched;
    this.costs = costs;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.machines = machines;
    this.threadLocks = threadLocks;
    this.metrics = metrics;
    this.goroutines = goroutines;
  }

  /** The goroutine has ended. Returns Parking.LEFT. In Go: goexit1, goexit0. */
  public long goexit(Machine m) {
    Goroutine g = m.current();
    tracer.tell(EventKind.GO_ENDED, m, g);
    boolean locked = m.lockedInt + m.lockedExt > 0;
    m.curg = null;
    g.m = null;
    goroutines.retire(m, g);
    if (locked && threadLocks.exitLocked(m, g)) {
      return Parking.LEFT;
    }
    threads.busy(m, Machine.Phase.SCHEDULE, costs.goexit());
    return Parking.LEFT;
  }

  /** The machine runs g. In Go: execute. */
  public void execute(Machine m, Goroutine g, boolean inherit) {
    Processor p = m.processor();
    metrics.begins(clock.now() - g.since);
    g.become(GoroutineStatus.RUNNING, clock.now());
    g.setWaitReason(WaitReason.NONE);
    g.waitsNoLonger();
    g.waitHandle = 0;
    g.preempt = false;
    if (g.lastM != m.id) {
      if (g.lastM != Goroutine.NOWHERE) {
        sched.hops++;
      }
      g.lastM = m.id;
    }
    m.curg = g;
    g.m = m;
    if (!inherit) {
      p.schedtick++;
    }
    tracer.event(EventKind.GO_STARTED, 0, m.id, p.id, g.goid, inherit ? 1 : 0, p.schedtick, 0);
    threads.busy(m, Machine.Phase.RUN, costs.schedule());
  }

  /** The search has found a goroutine, which the machine runs or leaves to its locked thread. */
  void found(Machine m, Goroutine g, Source source, boolean inherit) {
    Processor p = m.processor();
    tracer.event(
        EventKind.FIND_RUNNABLE, m.rule, m.id, p.id, g.goid, m.checks, source.ordinal(), m.amount);
    m.rule = 0;
    m.amount = 0;
    if (m.spinning) {
      machines.resetSpinning(m);
    }
    // The processor marks, so another may be needed for what it leaves. In Go: tryWakeP.
    if (source == Source.GC_WORKER) {
      machines.wakep(m);
    }
    if (g.lockedm() != null) {
      threadLocks.startlockedm(m, g);
      return;
    }
    execute(m, g, inherit);
  }

  /** The search has found nothing. */
  void foundNothing(Machine m) {
    tracer.event(
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
