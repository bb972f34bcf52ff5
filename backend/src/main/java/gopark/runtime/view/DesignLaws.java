package gopark.runtime.view;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.release.Release;
import gopark.runtime.state.GoroutineStatus;

/** What a design without processors of its own promises beyond the laws of all. */
final class DesignLaws {
  private DesignLaws() {}

  static void check(ProcessData process) {
    Release release = process.release();
    if (release.processors()) {
      return;
    }
    Sched sched = process.sched();
    if (!release.localQueues()) {
      oneQueue(sched);
    }
    if (release.threadPerGoroutine()) {
      threadOfItsOwn(process, sched);
    }
    Law.holds(
        !release.oneThread() || sched.gomaxprocs == 1,
        "Where all goroutines share one thread, one runs at a time.",
        "gomaxprocs",
        sched.gomaxprocs);
    Law.holds(
        sched.nmspinning == 0,
        "Where nobody steals, nobody spins.",
        "sched.nmspinning",
        sched.nmspinning);
  }

  private static void oneQueue(Sched sched) {
    for (Processor p : sched.allp) {
      Law.holds(
          p.hasNoWork(), "Without local queues all wait in the global one.", p, p.runq.size());
    }
  }

  private static void threadOfItsOwn(ProcessData process, Sched sched) {
    for (Goroutine g : sched.allgs) {
      process.work().spend(Sched.LOOK_WORK);
      if (g.system || g.is(GoroutineStatus.DEAD) || g.goid == Goroutine.MAIN) {
        continue;
      }
      Machine thread = g.lockedm();
      Law.holds(
          thread != null && (g.m == null || g.m == thread),
          "Where each goroutine is a thread, it runs on no other.",
          g,
          g.m,
          "its own",
          thread);
    }
  }
}
