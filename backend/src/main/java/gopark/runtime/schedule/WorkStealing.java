package gopark.runtime.schedule;

import gopark.runtime.config.CostModel;
import gopark.runtime.event.Checks;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.event.Checks.Result;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Source;
import gopark.runtime.model.Goroutine;
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
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.SeededRandom;
import gopark.simulation.SimulatorBug;
import java.util.Arrays;

/**
 * Stealing from other processors: some rounds over all of them, each in a random order of its own,
 * or by drawing each victim. In Go: stealWork, runqsteal, runqgrab, randomOrder.
 */
public final class WorkStealing {
  private static final long STOLE = Checks.with(0, Check.STEAL, Result.FOUND);

  /** How a round of stealing ends for the thief. */
  enum Outcome {
    /** The thief has found something, or goes on later. */
    BUSY,
    /** All rounds found nothing. */
    NOTHING,
    /** The search begins anew: a timer ran, or the world is to stop. */
    START_ANEW
  }

  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final SeededRandom random;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Scheduler scheduler;
  private final RunQueues queues;
  private final DueTimers dueTimers;

  /** The numbers below gomaxprocs that share no divisor with it, ascending, from 1. */
  private int[] coprimes = {};

  private int count;

  public WorkStealing(
      Sched sched,
      CostModel costs,
      ReleaseInForce release,
      SeededRandom random,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Scheduler scheduler,
      RunQueues queues,
      DueTimers dueTimers) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.random = random;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.scheduler = scheduler;
    this.queues = queues;
    this.dueTimers = dueTimers;
  }

  public void begin(Machine m) {
    m.stealRound = 0;
    startRound(m);
  }

  private void startRound(Machine m) {
    int n = sched.gomaxprocs;
    prepare(n);
    long drawn = random.next32();
    m.stealPosition = (int) (drawn % n);
    m.stealStep = coprimes[(int) (drawn / n % coprimes.length)];
    m.stealVisited = 0;
    threads.busy(m, Machine.Phase.STEAL, costs.stealRound());
  }

  private void prepare(int n) {
    if (count == n) {
      return;
    }
    count = n;
    int[] found = new int[n];
    int size = 0;
    for (int i = 1; i <= n; i++) {
      if (gcd(i, n) == 1) {
        found[size++] = i;
      }
    }
    coprimes = Arrays.copyOf(found, size);
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /** One round, or the rest of one that a nap interrupted. */
  Outcome round(Machine m) {
    int n = sched.gomaxprocs;
    boolean last = m.stealRound == release.get().stealRounds() - 1;
    while (m.stealVisited < n) {
      if (sched.gcwaiting) {
        return Outcome.START_ANEW;
      }
      Processor victim = sched.allp(m.stealPosition);
      if (victim != m.p && visit(m, victim, last)) {
        return Outcome.BUSY;
      }
      advance(m);
    }
    tracer.tell(EventKind.STEAL_ROUND, m, null, m.stealRound);
    m.stealRound++;
    if (m.stealRound < release.get().stealRounds()) {
      startRound(m);
      return Outcome.BUSY;
    }
    return m.ranTimer ? Outcome.START_ANEW : Outcome.NOTHING;
  }

  private void stole(Machine m, Goroutine g, Source source, boolean inherit) {
    m.checks |= STOLE;
    scheduler.found(m, g, source, inherit);
  }

  private void advance(Machine m) {
    m.stealVisited++;
    if (!release.get().stealsInOrder()) {
      m.stealPosition = random.below(count);
      return;
    }
    m.stealPosition = (m.stealPosition + m.stealStep) % count;
  }

  /** Whether the round is over, or interrupted. */
  private boolean visit(Machine m, Processor victim, boolean last) {
    Processor p = m.processor();
    if (victim.timers.size() > 0 && (last || stealsTimersEarly(m, victim))) {
      if (dueTimers.run(m, victim)) {
        boolean inherit = p.runnext != null;
        Goroutine g = queues.take(p);
        if (g != null) {
          stole(m, g, Source.STOLEN_TIMER, inherit);
          return true;
        }
        m.ranTimer = true;
      }
      m.pollUntil = Sched.earlier(m.pollUntil, victim.timers.earliest());
    }
    return lookAt(m, victim, last);
  }

  /**
   * Whether to steal timers whose own machine may not come to them soon. In Go 1.14:
   * shouldStealTimers.
   */
  private boolean stealsTimersEarly(Machine m, Processor victim) {
    Release rules = release.get();
    if (!rules.stealsTimersEarly() || m.stealRound != rules.stealRounds() - 2) {
      return false;
    }
    Machine holder = victim.m;
    Goroutine g = holder == null ? null : holder.curg;
    return !victim.is(ProcessorStatus.RUNNING) || (g != null && g.preempt);
  }

  private boolean lookAt(Machine m, Processor victim, boolean last) {
    if (victim.listedIdle) {
      return false;
    }
    if (victim.runq.size() > 0) {
      steal(m, m.processor(), victim);
      return true;
    }
    return last && victim.runnext != null && napOrTake(m, victim);
  }

  /** Half of the victim's queue, rounded up; the last of it runs. In Go: runqsteal. */
  private void steal(Machine m, Processor p, Processor victim) {
    boolean article = release.follows(ArticleRule.T3);
    boolean runsFirst = article || release.get().thiefRunsFirst();
    int size = victim.runq.size();
    int n = article ? Math.max(1, size / 2) : size - size / 2;
    m.amount = Checks.amount(n, size);
    Goroutine first = null;
    Goroutine taken = null;
    for (int i = 0; i < n; i++) {
      if (taken != null) {
        if (runsFirst && first == null) {
          first = taken;
        } else {
          p.runq.add(taken);
        }
      }
      taken = victim.runq.poll();
    }
    if (taken == null) {
      throw new SimulatorBug(victim + " had nothing to steal");
    }
    Goroutine runs = taken;
    if (first != null) {
      p.runq.add(taken);
      runs = first;
    }
    tracer.event(
        EventKind.STOLEN,
        article ? ArticleRule.T3.number() : 0,
        m.id,
        p.id,
        runs.goid,
        victim.id,
        n,
        0);
    m.charge += costs.steal();
    stole(m, runs, Source.STOLEN, false);
  }

  /** A running victim is about to run its runnext itself, so the thief waits a little. */
  private boolean napOrTake(Machine m, Processor victim) {
    if (!needsNap(victim)) {
      return takeRunnext(m, victim);
    }
    m.napTarget = victim.runnext;
    tracer.tell(EventKind.RUNNEXT_NAP, m, victim.runnext, victim.id);
    threads.asleepUntil(m, Machine.Phase.NAP, clock.now() + release.get().runnextNapNs());
    return true;
  }

  private boolean needsNap(Processor victim) {
    Machine holder = victim.m;
    if (!victim.is(ProcessorStatus.RUNNING) || holder == null) {
      return false;
    }
    Goroutine g = holder.curg;
    return !release.get().skipNapInSyscall() || g == null || !g.is(GoroutineStatus.SYSCALL);
  }

  private boolean takeRunnext(Machine m, Processor victim) {
    Goroutine g = victim.runnext;
    if (g == null) {
      return false;
    }
    victim.runnext = null;
    tracer.tell(EventKind.RUNNEXT_STOLEN, m, g, victim.id);
    m.charge += costs.steal();
    stole(m, g, Source.STOLEN_RUNNEXT, false);
    return true;
  }

  /**
   * The nap is over: if the victim still has what it had, it is taken, even if the world is to
   * stop; else it is looked at anew.
   */
  Outcome napped(Machine m) {
    Processor victim = sched.allp(m.stealPosition);
    Goroutine wanted = m.napTarget;
    m.napTarget = null;
    boolean same = wanted != null && victim.runnext == wanted;
    if (same ? takeRunnext(m, victim) : lookAt(m, victim, true)) {
      return Outcome.BUSY;
    }
    advance(m);
    return round(m);
  }

  public void copyFrom(WorkStealing original) {
    count = original.count;
    coprimes = original.coprimes.clone();
  }
}
