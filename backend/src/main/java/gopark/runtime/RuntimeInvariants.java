package gopark.runtime;

import gopark.simulation.Agenda;
import org.jspecify.annotations.Nullable;

/**
 * The laws of the simulated runtime, which hold between any two steps. A broken one is a bug of the
 * simulator, and its message says which law and by whom.
 */
final class RuntimeInvariants {
  private RuntimeInvariants() {}

  /** Looks at everything: for tests, and for who can wait. */
  static void check(Core core) {
    long first = core.agenda.firstTime();
    Law.holds(
        first == Agenda.NEVER || first >= core.now,
        "Virtual time never falls.",
        "now",
        core.now,
        "next",
        first);
    if (core.ending != null) {
      return;
    }
    MachineLaws.check(core);
    ProcessorLaws.check(core);
    GoroutineLaws.check(core);
    nothingIsForgotten(core);
  }

  /**
   * The law of the lost wake-up. Whoever makes a goroutine runnable wakes a machine if a processor
   * is idle and nobody looks for work; whoever looks for work and finds some wakes the next;
   * whoever gives up its processor looks once more. So with an idle processor and work in a queue
   * somebody is on the way. In releases that do not wake for each yield (before 1.22), or in which
   * nobody steals, this can be late; there it holds only when no processor is at work at all.
   */
  private static void nothingIsForgotten(Core core) {
    Sched sched = core.sched;
    if (sched.gcwaiting || !sched.mainStarted || sched.npidle == 0 || !hasWork(sched)) {
      return;
    }
    boolean eager = core.release.yieldWakes() && core.release.stealing() && core.release.spinning();
    if (!eager && sched.npidle < sched.gomaxprocs) {
      return;
    }
    for (Machine m : sched.allm) {
      if (isLooking(m)) {
        return;
      }
    }
    Law.holds(
        false,
        "While a processor is idle and a goroutine is queued, some machine is looking for work.",
        "npidle",
        sched.npidle,
        "global",
        sched.runq.size(),
        "queued",
        firstQueued(sched));
  }

  private static boolean isLooking(Machine m) {
    return m.spinning
        || switch (m.phase) {
          case START, SCHEDULE, STEAL, NAP, RELEASE, RECHECK -> true;
          default -> false;
        };
  }

  private static boolean hasWork(Sched sched) {
    return firstQueued(sched) != null;
  }

  private static @Nullable Goroutine firstQueued(Sched sched) {
    if (sched.runq.head != null) {
      return sched.runq.head;
    }
    for (Processor p : sched.allp) {
      if (p.runnext != null) {
        return p.runnext;
      }
      if (p.runq.size() > 0) {
        return p.runq.get(0);
      }
    }
    return null;
  }
}
