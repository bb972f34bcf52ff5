package gopark.runtime.schedule;

import gopark.runtime.config.CostModel;
import gopark.runtime.event.Checks;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.event.Checks.Result;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.event.Source;
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
import gopark.runtime.release.Release;
import gopark.runtime.state.GoroutineStatus;
import gopark.simulation.SimulatorBug;

/**
 * The search for what to run, in the runtime's exact order. What costs time (stealing, giving up
 * the processor) is a phase of its own, in which others may come between. In Go: findRunnable.
 */
public final class FindRunnable {
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

  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Processors processors;
  private final Machines machines;
  private final GcController gcController;
  private final Parking parking;
  private final Scheduler scheduler;
  private final RunQueues queues;
  private final WorkStealing stealing;
  private final SafePoints safePoints;
  private final Netpoller netpoller;
  private final ThreadLocks threadLocks;
  private final DueTimers dueTimers;
  private final GlobalLock lock;

  public FindRunnable(
      Sched sched,
      CostModel costs,
      ReleaseInForce release,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Processors processors,
      Machines machines,
      GcController gcController,
      Parking parking,
      Scheduler scheduler,
      RunQueues queues,
      WorkStealing stealing,
      SafePoints safePoints,
      Netpoller netpoller,
      ThreadLocks threadLocks,
      DueTimers dueTimers,
      GlobalLock lock) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.processors = processors;
    this.machines = machines;
    this.gcController = gcController;
    this.parking = parking;
    this.scheduler = scheduler;
    this.queues = queues;
    this.stealing = stealing;
    this.safePoints = safePoints;
    this.netpoller = netpoller;
    this.threadLocks = threadLocks;
    this.dueTimers = dueTimers;
    this.lock = lock;
  }

  /** The top of schedule. */
  public void schedule(Machine m) {
    if (m.lockedg != null) {
      threadLocks.stoplockedm(m);
      return;
    }
    m.processor().preempt = false;
    search(m);
  }

  /**
   * Searches for a runnable goroutine from the top; the machine has a processor. What comes first
   * is the same in every release.
   */
  private void search(Machine m) {
    Processor p = m.processor();
    m.ranTimer = false;
    m.pollUntil = 0;
    if (sched.gcwaiting) {
      m.checks = STOPPING;
      machines.gcstopm(m);
      return;
    }
    if (p.runSafePoint) {
      safePoints.reached(m, p);
    }
    long checks = RUNNING;
    if (p.timers.size() > 0 && dueTimers.run(m, p)) {
      checks |= TIMERS_RAN;
    } else {
      checks |= TIMERS_NONE;
    }
    if (gcController.marking()) {
      Goroutine worker = gcController.findWorker(p);
      if (worker != null) {
        m.checks = checks | WORKER;
        ready(m, worker);
        scheduler.found(m, worker, Source.GC_WORKER, false);
        return;
      }
      checks |= NO_WORKER;
    }
    m.checks = checks;
    if (release.follows(ArticleRule.T1)) {
      // The order from here on is the article's own.
      m.rule = ArticleRule.T1.number();
    }
    lookFrom(m, p, 0);
  }

  /** Looks everywhere in the release's order, from that place on, until the search is over. */
  private void lookFrom(Machine m, Processor p, int place) {
    int at = place;
    // Where nearly every search ends is compiled into this method; the loop is a call for each.
    if (at == 0 && release.looksAsUsual()) {
      if (tickFinds(m, p) || localFinds(m, p) || globalFinds(m, p)) {
        return;
      }
      at = ReleaseInForce.USUAL_LOOKS;
    }
    Check[] looks = release.looks();
    while (!endsSearch(m, p, looks[at])) {
      // The last look always ends the search.
      at++;
    }
  }

  /** Looks at one thing. Whether the search is over, or goes on in a phase of its own. */
  private boolean endsSearch(Machine m, Processor p, Check check) {
    return switch (check) {
      case LOCAL -> localFinds(m, p);
      case GLOBAL_TICK -> tickFinds(m, p);
      case GLOBAL -> globalFinds(m, p);
      case NETPOLL -> pollFinds(m);
      case MAY_SPIN -> {
        decideToSpin(m);
        yield false;
      }
      case STEAL -> steals(m);
      case IDLE_GC_WORKER -> idleWorkerFinds(m, p);
      // Giving up the processor ends every search: the phases RELEASE and RECHECK.
      case GLOBAL_AGAIN, RELEASE_P, RECHECK_RUNQS, RECHECK_TIMERS, BLOCKING_NETPOLL -> {
        threads.busy(m, Machine.Phase.RELEASE, costs.releaseProcessor());
        yield true;
      }
      case GC_WAITING, SAFE_POINT, OWN_TIMERS, TRACE_READER, GC_WORKER, FINALIZERS ->
          throw new SimulatorBug(check + " is no look for a goroutine");
    };
  }

  private boolean tickFinds(Machine m, Processor p) {
    if (!release.isGlobalTick(p.schedtick)) {
      m.checks |= NO_TICK;
      return false;
    }
    if (release.follows(ArticleRule.T2)) {
      return batchTickFinds(m, p);
    }
    int stood = sched.runq.size();
    Goroutine g = sched.runq.removeFirst();
    if (g == null) {
      m.checks |= TICK_EMPTY;
      return false;
    }
    lock.take(m);
    m.checks |= TICK_FOUND;
    m.amount = Checks.amount(1, stood);
    m.charge += costs.globalQueue();
    scheduler.found(m, g, Source.GLOBAL_TICK, false);
    return true;
  }

  private boolean batchTickFinds(Machine m, Processor p) {
    if (sched.runq.isEmpty()) {
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
    Goroutine g = queues.take(p);
    if (g == null) {
      m.checks |= LOCAL_EMPTY;
      return false;
    }
    m.checks |= LOCAL_FOUND;
    scheduler.found(m, g, inherit ? Source.RUNNEXT : Source.LOCAL, inherit);
    return true;
  }

  private boolean globalFinds(Machine m, Processor p) {
    if (sched.runq.isEmpty()) {
      m.checks |= GLOBAL_EMPTY;
      return false;
    }
    m.checks |= GLOBAL_FOUND;
    foundInGlobal(m, p, Source.GLOBAL);
    return true;
  }

  private void foundInGlobal(Machine m, Processor p, Source source) {
    Goroutine g = queues.takeGlobalBatch(m, p);
    if (g == null) {
      throw new SimulatorBug("The global queue has a size but no goroutine");
    }
    m.charge += costs.globalQueue();
    scheduler.found(m, g, source, false);
  }

  /** Looks at the poller without waiting, and only if no machine sleeps in it. */
  private boolean pollFinds(Machine m) {
    if (!netpoller.isWorthPolling()) {
      m.checks |= POLL_SKIPPED;
      return false;
    }
    GoroutineQueue ready = netpoller.poll(m);
    m.charge += costs.netpoll();
    Goroutine g = ready.removeFirst();
    if (g == null) {
      m.checks |= POLL_EMPTY;
      return false;
    }
    m.checks |= POLL_FOUND;
    parking.injectList(m, ready);
    ready(m, g);
    scheduler.found(m, g, Source.NETPOLL, false);
    return true;
  }

  /**
   * The goroutine is waiting and will run at once, through no queue: here, or on the machine that
   * it is locked to.
   */
  private void ready(Machine m, Goroutine g) {
    g.become(GoroutineStatus.RUNNABLE, clock.now());
    Machine locked = g.lockedm();
    Machine runner = locked == null ? m : locked;
    tracer.tell(EventKind.GO_READIED, m, m.p, g, 0, Place.RUNS_AT_ONCE.ordinal(), runner.id);
  }

  private void decideToSpin(Machine m) {
    Release rules = release.get();
    boolean others = rules.stealsWhenAlone() || sched.npidle < sched.gomaxprocs - 1;
    boolean allowed = rules.stealing() && rules.spinning() && others;
    if (!allowed || (!m.spinning && 2 * sched.nmspinning >= sched.busy())) {
      m.checks |= MAY_NOT_SPIN;
      return;
    }
    m.checks |= MAY_SPIN;
    if (!m.spinning) {
      machines.becomeSpinning(m);
    }
  }

  private boolean steals(Machine m) {
    if ((m.checks & MAY_SPIN) != MAY_SPIN) {
      return false;
    }
    stealing.begin(m);
    return true;
  }

  private boolean idleWorkerFinds(Machine m, Processor p) {
    Goroutine worker = gcController.findIdleWorker(p);
    if (worker == null) {
      return false;
    }
    m.checks |= IDLE_WORKER;
    ready(m, worker);
    scheduler.found(m, worker, Source.IDLE_GC_WORKER, false);
    return true;
  }

  /** One round of stealing. */
  public void steal(Machine m) {
    goOn(m, stealing.round(m));
  }

  /** The nap before taking somebody's runnext is over. */
  public void napped(Machine m) {
    goOn(m, stealing.napped(m));
  }

  private void goOn(Machine m, WorkStealing.Outcome outcome) {
    switch (outcome) {
      case BUSY -> {}
      case START_ANEW -> schedule(m);
      case NOTHING -> {
        m.checks |= STEAL_EMPTY;
        lookFrom(m, m.processor(), release.afterStealing());
      }
    }
  }

  /** The last look before the processor is given up. */
  public void release(Machine m) {
    Processor p = m.processor();
    m.checks |= NOT_RELEASED;
    if (sched.gcwaiting || p.runSafePoint || !p.hasNoWork()) {
      schedule(m);
      return;
    }
    if (!sched.runq.isEmpty()) {
      m.checks |= AGAIN_FOUND;
      foundInGlobal(m, p, Source.GLOBAL_AGAIN);
      return;
    }
    m.checks |= AGAIN_EMPTY;
    if (!m.spinning && sched.needspinning && release.get().spinning()) {
      machines.becomeSpinning(m);
      search(m);
      return;
    }
    m.pollUntil = Sched.earlier(m.pollUntil, p.timers.earliest());
    processors.releasep(m);
    processors.pidleput(p);
    m.checks = (m.checks & ~NOT_RELEASED) | RELEASED;
    m.wasSpinning = m.spinning;
    if (m.spinning) {
      machines.stopSpinningInVain(m);
    }
    threads.busy(m, Machine.Phase.RECHECK, costs.recheck());
  }

  /** Looks again without a processor: work may have come in between. */
  public void recheck(Machine m) {
    if (m.wasSpinning && (globalAgain(m) || queuesAgain(m) || idleWorkerAgain(m))) {
      return;
    }
    if (m.wasSpinning) {
      m.pollUntil = Sched.earlier(m.pollUntil, sched.timeSleepUntil());
    }
    if (netpoller.isInitialised()
        && (netpoller.waiters() > 0 || m.pollUntil != 0)
        && sched.lastpoll != 0) {
      m.checks |= BLOCKING;
      scheduler.foundNothing(m);
      sched.lastpoll = 0;
      sched.pollUntil = m.pollUntil;
      netpoller.block(m, m.pollUntil == 0 ? -1 : Math.max(0, m.pollUntil - clock.now()));
      return;
    }
    m.checks |= NO_BLOCKING;
    scheduler.foundNothing(m);
    if (m.pollUntil != 0
        && netpoller.isInitialised()
        && (sched.pollUntil == 0 || sched.pollUntil > m.pollUntil)) {
      netpoller.breakSleep(m);
    }
    machines.stopm(m);
  }

  private boolean globalAgain(Machine m) {
    if (!release.get().recheckGlobal() || sched.runq.isEmpty()) {
      return false;
    }
    Processor p = processors.pidlegetSpinning(m);
    if (p == null) {
      return false;
    }
    processors.acquirep(m, p);
    machines.becomeSpinning(m);
    foundInGlobal(m, p, Source.GLOBAL_AGAIN);
    return true;
  }

  /** Checks all run queues once more without a processor. In Go: checkRunqsNoP. */
  private boolean queuesAgain(Machine m) {
    if (!release.get().stealing()) {
      // A machine that may not steal has nothing to look for there, and would come back for ever.
      return false;
    }
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor other = sched.allp(id);
      if (!other.listedIdle && !other.hasNoWork()) {
        Processor p = processors.pidlegetSpinning(m);
        if (p == null) {
          break;
        }
        m.checks |= RUNQS_FOUND;
        processors.acquirep(m, p);
        machines.becomeSpinning(m);
        schedule(m);
        return true;
      }
    }
    m.checks |= RUNQS_EMPTY;
    return false;
  }

  /** Checks once more for an idle mark worker, without a processor. In Go: checkIdleGCNoP. */
  private boolean idleWorkerAgain(Machine m) {
    if (!gcController.needsIdleWorker()) {
      return false;
    }
    Processor p = processors.pidlegetSpinning(m);
    if (p == null) {
      return false;
    }
    Goroutine worker = gcController.findIdleWorker(p);
    if (worker == null) {
      processors.pidleput(p);
      return false;
    }
    processors.acquirep(m, p);
    machines.becomeSpinning(m);
    m.checks |= IDLE_WORKER;
    ready(m, worker);
    scheduler.found(m, worker, Source.IDLE_GC_WORKER, false);
    return true;
  }

  /** The machine comes back from its sleep in the poller. */
  public void polled(Machine m) {
    GoroutineQueue ready = netpoller.poll(m);
    sched.pollUntil = 0;
    sched.lastpoll = clock.now();
    Processor p = processors.pidleget();
    if (p == null) {
      parking.injectList(m, ready);
      machines.stopm(m);
      return;
    }
    processors.acquirep(m, p);
    Goroutine g = ready.removeFirst();
    if (g != null) {
      parking.injectList(m, ready);
      ready(m, g);
      m.checks = BLOCKING;
      scheduler.found(m, g, Source.BLOCKING_NETPOLL, false);
      return;
    }
    if (m.wasSpinning) {
      machines.becomeSpinning(m);
    }
    schedule(m);
  }

  /** A machine that was made or woken takes its processor and goes on. */
  public void started(Machine m) {
    Processor p = m.nextp;
    if (p == null) {
      throw new SimulatorBug(m + " was woken without a processor");
    }
    m.nextp = null;
    processors.acquirep(m, p);
    Goroutine locked = m.lockedg;
    if (locked != null) {
      scheduler.execute(m, locked, false);
    } else {
      schedule(m);
    }
  }
}
