package gopark.runtime;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.event.Checks.Result;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcWorkerMode;
import gopark.runtime.event.Place;
import gopark.runtime.event.Source;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.state.GoroutineStatus;
import org.jspecify.annotations.Nullable;

/**
 * The search for what to run, in the runtime's exact order. What costs time (stealing, giving up
 * the processor) is a phase of its own, in which others may come between. In Go: findRunnable.
 */
final class FindRunnable {
  private static final long STOPPING = Checks.with(0, Check.GC_WAITING, Result.FOUND);
  private static final long RUNNING = Checks.with(0, Check.GC_WAITING, Result.EMPTY);
  private static final long TIMERS_NONE = Checks.with(0, Check.OWN_TIMERS, Result.EMPTY);
  private static final long TIMERS_RAN = Checks.with(0, Check.OWN_TIMERS, Result.FOUND);
  private static final long WORKER = Checks.with(0, Check.GC_WORKER, Result.FOUND);
  private static final long NO_WORKER = Checks.with(0, Check.GC_WORKER, Result.EMPTY);
  private static final long NO_TICK = Checks.with(0, Check.GLOBAL_TICK, Result.SKIPPED);
  private static final long TICK_EMPTY = Checks.with(0, Check.GLOBAL_TICK, Result.EMPTY);
  private static final long TICK_FOUND = Checks.with(0, Check.GLOBAL_TICK, Result.FOUND);
  private static final long LOCAL_FOUND = Checks.with(0, Check.LOCAL, Result.FOUND);
  private static final long LOCAL_EMPTY = Checks.with(0, Check.LOCAL, Result.EMPTY);
  private static final long GLOBAL_FOUND = Checks.with(0, Check.GLOBAL, Result.FOUND);
  private static final long GLOBAL_EMPTY = Checks.with(0, Check.GLOBAL, Result.EMPTY);
  private static final long POLL_SKIPPED = Checks.with(0, Check.NETPOLL, Result.SKIPPED);
  private static final long POLL_EMPTY = Checks.with(0, Check.NETPOLL, Result.EMPTY);
  private static final long POLL_FOUND = Checks.with(0, Check.NETPOLL, Result.FOUND);
  private static final long MAY_SPIN = Checks.with(0, Check.MAY_SPIN, Result.FOUND);
  private static final long MAY_NOT_SPIN = Checks.with(0, Check.MAY_SPIN, Result.SKIPPED);
  private static final long STEAL_FOUND = Checks.with(0, Check.STEAL, Result.FOUND);
  private static final long STEAL_EMPTY = Checks.with(0, Check.STEAL, Result.EMPTY);
  private static final long IDLE_WORKER = Checks.with(0, Check.IDLE_GC_WORKER, Result.FOUND);
  private static final long AGAIN_FOUND = Checks.with(0, Check.GLOBAL_AGAIN, Result.FOUND);
  private static final long AGAIN_EMPTY = Checks.with(0, Check.GLOBAL_AGAIN, Result.EMPTY);
  private static final long RELEASED = Checks.with(0, Check.RELEASE_P, Result.FOUND);
  private static final long NOT_RELEASED = Checks.with(0, Check.RELEASE_P, Result.SKIPPED);
  private static final long RUNQS_FOUND = Checks.with(0, Check.RECHECK_RUNQS, Result.FOUND);
  private static final long RUNQS_EMPTY = Checks.with(0, Check.RECHECK_RUNQS, Result.EMPTY);
  private static final long BLOCKING = Checks.with(0, Check.BLOCKING_NETPOLL, Result.FOUND);
  private static final long NO_BLOCKING = Checks.with(0, Check.BLOCKING_NETPOLL, Result.SKIPPED);

  private final Core core;

  FindRunnable(Core core) {
    this.core = core;
  }

  /** From the top, with a processor. */
  void search(Machine m) {
    Sched sched = core.sched;
    Processor p = m.processor();
    m.ranTimer = false;
    m.pollUntil = 0;
    if (sched.gcwaiting) {
      m.checks = STOPPING;
      core.world.gcstopm(m);
      return;
    }
    core.safePoints.reached(m, p);
    long checks = RUNNING;
    if (p.timers.size() > 0 && core.timers.run(m, p)) {
      checks |= TIMERS_RAN;
    } else {
      checks |= TIMERS_NONE;
    }
    if (core.gc.marking()) {
      Goroutine worker = core.gc.findWorker(p);
      if (worker != null) {
        m.checks = checks | WORKER;
        ready(m, worker);
        core.scheduler.found(m, worker, Source.GC_WORKER, false, true);
        return;
      }
      checks |= NO_WORKER;
    }
    m.checks = checks;
    if (core.follows(ArticleRule.T1)) {
      searchLikeTheArticle(m, p);
    } else if (!tickFinds(m, p) && !localFinds(m, p) && !globalFinds(m, p) && !pollFinds(m)) {
      beginStealing(m);
    }
  }

  /** T1 and T2: local, then the tick with a batch, then the others' queues, then the global one. */
  private void searchLikeTheArticle(Machine m, Processor p) {
    m.rule = ArticleRule.T1.number();
    if (!localFinds(m, p) && !batchTickFinds(m, p)) {
      beginStealing(m);
    }
  }

  private boolean tickFinds(Machine m, Processor p) {
    int every = core.release.globalTick();
    if (every == 0 || p.schedtick % every != 0) {
      m.checks |= NO_TICK;
      return false;
    }
    int stood = core.sched.runq.size();
    Goroutine g = core.sched.runq.removeFirst();
    if (g == null) {
      m.checks |= TICK_EMPTY;
      return false;
    }
    m.checks |= TICK_FOUND;
    m.amount = Checks.amount(1, stood);
    m.charge += core.costs.globalQueue();
    core.scheduler.found(m, g, Source.GLOBAL_TICK, false, false);
    return true;
  }

  private boolean batchTickFinds(Machine m, Processor p) {
    int every = core.release.globalTick();
    if (every == 0 || p.schedtick % every != 0 || core.sched.runq.isEmpty()) {
      m.checks |= NO_TICK;
      return false;
    }
    m.checks |= TICK_FOUND;
    m.rule = ArticleRule.T2.number();
    foundInGlobal(m, p, Source.GLOBAL_TICK);
    return true;
  }

  private boolean localFinds(Machine m, Processor p) {
    boolean inherit = p.runnext != null;
    Goroutine g = core.queues.take(p);
    if (g == null) {
      m.checks |= LOCAL_EMPTY;
      return false;
    }
    m.checks |= LOCAL_FOUND;
    core.scheduler.found(m, g, inherit ? Source.RUNNEXT : Source.LOCAL, inherit, false);
    return true;
  }

  private boolean globalFinds(Machine m, Processor p) {
    if (core.sched.runq.isEmpty()) {
      m.checks |= GLOBAL_EMPTY;
      return false;
    }
    m.checks |= GLOBAL_FOUND;
    foundInGlobal(m, p, Source.GLOBAL);
    return true;
  }

  private void foundInGlobal(Machine m, Processor p, Source source) {
    Goroutine g = core.queues.takeGlobalBatch(m, p);
    if (g == null) {
      throw new SimulatorBug("The global queue has a size but no goroutine");
    }
    m.charge += core.costs.globalQueue();
    core.scheduler.found(m, g, source, false, false);
  }

  /** Step 8: only a quick look, and only if nobody sleeps in the poller. */
  private boolean pollFinds(Machine m) {
    if (!core.netpoller.isInitialised()
        || core.netpoller.waiters() == 0
        || core.sched.lastpoll == 0) {
      m.checks |= POLL_SKIPPED;
      return false;
    }
    GoroutineQueue ready = core.netpoller.poll(m);
    m.charge += core.costs.netpoll();
    Goroutine g = ready.removeFirst();
    if (g == null) {
      m.checks |= POLL_EMPTY;
      return false;
    }
    m.checks |= POLL_FOUND;
    core.scheduler.injectList(m, ready);
    ready(m, g);
    core.scheduler.found(m, g, Source.NETPOLL, false, false);
    return true;
  }

  /** The goroutine is waiting and will run at once, through no queue. */
  private void ready(Machine m, Goroutine g) {
    g.become(GoroutineStatus.RUNNABLE, core.now);
    core.tell(EventKind.GO_READIED, m, g, 0, Place.RUNS_AT_ONCE.ordinal());
  }

  private void beginStealing(Machine m) {
    Sched sched = core.sched;
    boolean others = core.release.stealsWhenAlone() || sched.npidle < sched.gomaxprocs - 1;
    boolean allowed = core.release.stealing() && core.release.spinning() && others;
    if (!allowed || (!m.spinning && 2 * sched.nmspinning >= sched.busy())) {
      m.checks |= MAY_NOT_SPIN;
      afterStealing(m);
      return;
    }
    m.checks |= MAY_SPIN;
    if (!m.spinning) {
      core.machines.becomeSpinning(m);
    }
    core.stealing.begin(m);
  }

  void stole(Machine m, Goroutine g, Source source, boolean inherit) {
    m.checks |= STEAL_FOUND;
    core.scheduler.found(m, g, source, inherit, false);
  }

  /** All four rounds found nothing. */
  void stoleNothing(Machine m) {
    m.checks |= STEAL_EMPTY;
    afterStealing(m);
  }

  private void afterStealing(Machine m) {
    Processor p = m.processor();
    if (core.follows(ArticleRule.T1) && (globalFinds(m, p) || pollFinds(m))) {
      return;
    }
    if (core.gc.marking()) {
      Goroutine worker = core.gc.findIdleWorker(p);
      if (worker != null) {
        p.gcMarkWorkerMode = GcWorkerMode.IDLE;
        m.checks |= IDLE_WORKER;
        ready(m, worker);
        core.scheduler.found(m, worker, Source.IDLE_GC_WORKER, false, false);
        return;
      }
    }
    core.busy(m, Machine.Phase.RELEASE, core.costs.releaseProcessor());
  }

  /** Step 11: the last look before the processor is given up. */
  void release(Machine m) {
    Sched sched = core.sched;
    Processor p = m.processor();
    m.checks |= NOT_RELEASED;
    if (sched.gcwaiting || p.runSafePoint || !p.hasNoWork()) {
      core.scheduler.schedule(m);
      return;
    }
    if (!sched.runq.isEmpty()) {
      m.checks |= AGAIN_FOUND;
      foundInGlobal(m, p, Source.GLOBAL_AGAIN);
      return;
    }
    m.checks |= AGAIN_EMPTY;
    if (!m.spinning && sched.needspinning && core.release.spinning()) {
      core.machines.becomeSpinning(m);
      search(m);
      return;
    }
    m.pollUntil = earlier(m.pollUntil, p.timers.earliest());
    core.machines.releasep(m);
    core.machines.pidleput(p);
    m.checks = (m.checks & ~NOT_RELEASED) | RELEASED;
    m.wasSpinning = m.spinning;
    if (m.spinning) {
      core.machines.stopSpinning(m, false);
    }
    core.busy(m, Machine.Phase.RECHECK, core.costs.recheck());
  }

  /** Step 12: work may have come between; without a processor. */
  void recheck(Machine m) {
    if (m.wasSpinning && (globalAgain(m) || queuesAgain(m) || idleWorkerAgain(m))) {
      return;
    }
    if (m.wasSpinning) {
      m.pollUntil = earlier(m.pollUntil, core.timers.earliest());
    }
    Sched sched = core.sched;
    Netpoller poller = core.netpoller;
    if (poller.isInitialised()
        && (poller.waiters() > 0 || m.pollUntil != 0)
        && sched.lastpoll != 0) {
      m.checks |= BLOCKING;
      core.scheduler.foundNothing(m);
      sched.lastpoll = 0;
      sched.pollUntil = m.pollUntil;
      poller.block(m, m.pollUntil == 0 ? -1 : Math.max(0, m.pollUntil - core.now));
      return;
    }
    m.checks |= NO_BLOCKING;
    core.scheduler.foundNothing(m);
    if (m.pollUntil != 0
        && poller.isInitialised()
        && (sched.pollUntil == 0 || sched.pollUntil > m.pollUntil)) {
      poller.breakSleep(m);
    }
    core.machines.stopm(m);
  }

  private boolean globalAgain(Machine m) {
    if (!core.release.recheckGlobal() || core.sched.runq.isEmpty()) {
      return false;
    }
    Processor p = core.machines.pidlegetSpinning(m);
    if (p == null) {
      return false;
    }
    core.machines.acquirep(m, p);
    core.machines.becomeSpinning(m);
    foundInGlobal(m, p, Source.GLOBAL_AGAIN);
    return true;
  }

  /** In Go: checkRunqsNoP. */
  private boolean queuesAgain(Machine m) {
    if (!core.release.stealing()) {
      // Who may not steal has nothing to look for there, and would come back for it for ever.
      return false;
    }
    for (int id = 0; id < core.sched.gomaxprocs; id++) {
      Processor other = core.sched.allp(id);
      if (!other.listedIdle && !other.hasNoWork()) {
        Processor p = core.machines.pidlegetSpinning(m);
        if (p == null) {
          break;
        }
        m.checks |= RUNQS_FOUND;
        core.machines.acquirep(m, p);
        core.machines.becomeSpinning(m);
        core.scheduler.schedule(m);
        return true;
      }
    }
    m.checks |= RUNQS_EMPTY;
    return false;
  }

  /** In Go: checkIdleGCNoP. */
  private boolean idleWorkerAgain(Machine m) {
    if (!core.gc.needsIdleWorker()) {
      return false;
    }
    Processor p = core.machines.pidlegetSpinning(m);
    if (p == null) {
      return false;
    }
    Goroutine worker = core.gc.findIdleWorker(p);
    if (worker == null) {
      core.machines.pidleput(p);
      return false;
    }
    core.machines.acquirep(m, p);
    core.machines.becomeSpinning(m);
    p.gcMarkWorkerMode = GcWorkerMode.IDLE;
    m.checks |= IDLE_WORKER;
    ready(m, worker);
    core.scheduler.found(m, worker, Source.IDLE_GC_WORKER, false, false);
    return true;
  }

  /** Step 13: the machine comes back from its sleep in the poller. */
  void polled(Machine m) {
    GoroutineQueue ready = core.netpoller.poll(m);
    core.sched.pollUntil = 0;
    core.sched.lastpoll = core.now;
    Processor p = core.machines.pidleget();
    if (p == null) {
      core.scheduler.injectList(m, ready);
      core.machines.stopm(m);
      return;
    }
    core.machines.acquirep(m, p);
    Goroutine g = ready.removeFirst();
    if (g != null) {
      core.scheduler.injectList(m, ready);
      ready(m, g);
      m.checks = BLOCKING;
      core.scheduler.found(m, g, Source.BLOCKING_NETPOLL, false, false);
      return;
    }
    if (m.wasSpinning) {
      core.machines.becomeSpinning(m);
    }
    core.scheduler.schedule(m);
  }

  static long earlier(long one, long other) {
    if (one == 0 || other == 0) {
      return one + other;
    }
    return Math.min(one, other);
  }

  /** A machine that was made or woken takes its processor and goes on. */
  void started(Machine m) {
    Processor p = m.nextp;
    if (p == null) {
      throw new SimulatorBug(m + " was woken without a processor");
    }
    m.nextp = null;
    core.machines.acquirep(m, p);
    @Nullable Goroutine locked = m.lockedg;
    if (locked != null) {
      core.scheduler.execute(m, locked, false);
    } else {
      core.scheduler.schedule(m);
    }
  }
}
