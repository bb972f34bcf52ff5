package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.event.Checks;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Source;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import java.util.Arrays;

/**
 * Stealing from other processors: four rounds over all of them, each in a random order of its own.
 * In Go: stealWork, runqsteal, runqgrab, randomOrder.
 */
final class WorkStealing {
  private static final int ROUNDS = 4;

  private final Core core;

  /** The numbers below gomaxprocs that share no divisor with it, ascending, from 1. */
  private int[] coprimes = {};

  private int count;

  WorkStealing(Core core) {
    this.core = core;
  }

  void begin(Machine m) {
    m.stealRound = 0;
    startRound(m);
  }

  private void startRound(Machine m) {
    int n = core.sched.gomaxprocs;
    prepare(n);
    long random = core.random.next32();
    m.stealPosition = (int) (random % n);
    m.stealStep = coprimes[(int) (random / n % coprimes.length)];
    m.stealVisited = 0;
    core.busy(m, Machine.Phase.STEAL, core.costs.stealRound());
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
  void round(Machine m) {
    int n = core.sched.gomaxprocs;
    boolean last = m.stealRound == ROUNDS - 1;
    while (m.stealVisited < n) {
      if (core.sched.gcwaiting) {
        core.scheduler.schedule(m);
        return;
      }
      Processor victim = core.sched.allp(m.stealPosition);
      if (victim != m.p && visit(m, victim, last)) {
        return;
      }
      advance(m);
    }
    core.tell(EventKind.STEAL_ROUND, m, null, m.stealRound);
    m.stealRound++;
    if (m.stealRound < ROUNDS) {
      startRound(m);
    } else if (m.ranTimer) {
      core.scheduler.schedule(m);
    } else {
      core.findRunnable.stoleNothing(m);
    }
  }

  private void advance(Machine m) {
    m.stealVisited++;
    m.stealPosition = (m.stealPosition + m.stealStep) % count;
  }

  /** Whether the round is over, or interrupted. */
  private boolean visit(Machine m, Processor victim, boolean last) {
    Processor p = m.processor();
    if (last && victim.timers.size() > 0) {
      if (core.timers.run(m, victim)) {
        boolean inherit = p.runnext != null;
        Goroutine g = core.queues.take(p);
        if (g != null) {
          core.findRunnable.stole(m, g, Source.STOLEN_TIMER, inherit);
          return true;
        }
        m.ranTimer = true;
      }
      m.pollUntil = FindRunnable.earlier(m.pollUntil, victim.timers.earliest());
    }
    return lookAt(m, victim, last);
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
    boolean article = core.follows(ArticleRule.T3);
    int size = victim.runq.size();
    int n = article ? Math.max(1, size / 2) : size - size / 2;
    m.amount = Checks.amount(n, size);
    Goroutine first = null;
    Goroutine taken = null;
    for (int i = 0; i < n; i++) {
      if (taken != null) {
        if (article && first == null) {
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
    core.events.event(
        EventKind.STOLEN,
        article ? ArticleRule.T3.number() : 0,
        m.id,
        p.id,
        runs.goid,
        victim.id,
        n,
        0);
    m.charge += core.costs.steal();
    core.findRunnable.stole(m, runs, Source.STOLEN, false);
  }

  /** A running victim is about to run its runnext itself, so the thief waits a little. */
  private boolean napOrTake(Machine m, Processor victim) {
    if (!needsNap(victim)) {
      return takeRunnext(m, victim);
    }
    m.napTarget = victim.runnext;
    core.tell(EventKind.RUNNEXT_NAP, m, victim.runnext, victim.id);
    core.asleepUntil(m, Machine.Phase.NAP, core.now + core.release.runnextNapNs());
    return true;
  }

  private boolean needsNap(Processor victim) {
    Machine holder = victim.m;
    if (!victim.is(ProcessorStatus.RUNNING) || holder == null) {
      return false;
    }
    Goroutine g = holder.curg;
    return !core.release.skipNapInSyscall() || g == null || !g.is(GoroutineStatus.SYSCALL);
  }

  private boolean takeRunnext(Machine m, Processor victim) {
    Goroutine g = victim.runnext;
    if (g == null) {
      return false;
    }
    victim.runnext = null;
    core.tell(EventKind.RUNNEXT_STOLEN, m, g, victim.id);
    m.charge += core.costs.steal();
    core.findRunnable.stole(m, g, Source.STOLEN_RUNNEXT, false);
    return true;
  }

  /**
   * The nap is over: if the victim still has what it had, it is taken, even if the world is to
   * stop; else it is looked at anew.
   */
  void napped(Machine m) {
    Processor victim = core.sched.allp(m.stealPosition);
    Goroutine wanted = m.napTarget;
    m.napTarget = null;
    boolean same = wanted != null && victim.runnext == wanted;
    if (same ? takeRunnext(m, victim) : lookAt(m, victim, true)) {
      return;
    }
    advance(m);
    round(m);
  }

  void copyFrom(WorkStealing original, Copies copies) {
    count = original.count;
    coprimes = original.coprimes.clone();
  }
}
