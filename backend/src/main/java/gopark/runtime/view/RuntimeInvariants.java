package gopark.runtime.view;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.simulation.Agenda;
import org.jspecify.annotations.Nullable;

/**
 * The laws of the simulated runtime, which hold between any two steps. A broken one is a bug of the
 * simulator, and its message says which law and by whom.
 */
public final class RuntimeInvariants {
  private RuntimeInvariants() {}

  /** Looks at everything: for tests, and where time does not matter. */
  public static void check(ProcessData process) {
    long first = process.agenda().firstTime();
    Law.holds(
        first == Agenda.NEVER || first >= process.now(),
        "Virtual time never falls.",
        "now",
        process.now(),
        "next",
        first);
    if (process.ending() != null) {
      return;
    }
    MachineLaws.check(process);
    ProcessorLaws.check(process);
    GoroutineLaws.check(process);
    DesignLaws.check(process);
    nothingIsForgotten(process);
  }

  /**
   * The law of the lost wake-up. A machine that makes a goroutine runnable wakes another if a
   * processor is idle and nobody looks for work; one that looks for work and finds some wakes the
   * next; one that gives up its processor looks once more. So with an idle processor and work in a
   * queue somebody is on the way. In releases that do not wake for each yield (before 1.22), or in
   * which nobody steals, this can be late; there it holds only when no processor is at work at all.
   * Where the global queue is the only one, each that comes into it wakes a machine.
   */
  private static void nothingIsForgotten(ProcessData process) {
    Sched sched = process.sched();
    if (sched.gcwaiting || !sched.mainStarted || sched.npidle == 0 || !hasWork(sched)) {
      return;
    }
    boolean eager =
        process.release().yieldWakes()
            && process.release().stealing()
            && process.release().spinning();
    eager |= !process.release().processors() && !process.release().localQueues();
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
        || switch (m.phase()) {
          case START, SCHEDULE, STEAL, NAP, RELEASE, RECHECK -> true;
          case RUN,
              POLL,
              SYSCALL,
              STOP_THE_WORLD,
              SAFE_POINTS,
              MARK,
              SYSMON,
              PARKED,
              PARKED_LOCKED,
              EXITED ->
              false;
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
