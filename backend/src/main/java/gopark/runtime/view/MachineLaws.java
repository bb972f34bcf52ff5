package gopark.runtime.view;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import org.jspecify.annotations.Nullable;

/** What machines are idle, locked, spinning; and what they have. */
final class MachineLaws {
  private static final long LAW_WORK = 50;

  private final Sched sched;
  private int spinning;
  private int parked;
  private int parkedLocked;

  private MachineLaws(Sched sched) {
    this.sched = sched;
  }

  static void check(ProcessData process) {
    MachineLaws laws = new MachineLaws(process.sched());
    for (Machine m : process.sched().allm) {
      process.work().spend(LAW_WORK);
      laws.one(m);
    }
    laws.counters();
    laws.idleList();
  }

  private void one(Machine m) {
    spinning += m.spinning ? 1 : 0;
    parked += m.phase() == Machine.Phase.PARKED ? 1 : 0;
    parkedLocked += m.phase() == Machine.Phase.PARKED_LOCKED ? 1 : 0;
    Processor p = m.p;
    Law.holds(p == null || p.m == m, "m.p and p.m point to each other.", m, p);
    Processor next = m.nextp;
    Law.holds(
        // The machine of a locked goroutine may be given another's before it gave up its own.
        p == null || next == null || m.lockedg != null,
        "A machine has one processor at a time.",
        m,
        p,
        "next",
        next);
    Law.holds(
        next == null || next.m == null,
        "The processor that a machine will have is nobody's yet.",
        m,
        next);
    Goroutine locked = m.lockedg;
    Law.holds(
        locked == null || locked.lockedm() == m,
        "A goroutine and the machine it is locked to know each other.",
        m,
        locked);
    phase(m);
    if (m.spinning) {
      spinner(m, p == null ? next : p);
    }
  }

  private static void phase(Machine m) {
    switch (m.phase()) {
      case RUN ->
          Law.holds(
              m.curg != null && m.p != null,
              "A machine that runs has a goroutine and a processor.",
              m,
              m.p,
              "curg",
              m.curg);
      case SCHEDULE, STEAL, NAP, RELEASE ->
          Law.holds(
              m.curg == null && m.p != null,
              "Who looks for work has a processor and no goroutine.",
              m,
              m.p,
              "curg",
              m.curg);
      case RECHECK, POLL, PARKED, PARKED_LOCKED, EXITED, SYSMON ->
          Law.holds(
              m.curg == null && m.p == null,
              "Who sleeps, or looks again, has neither processor nor goroutine.",
              m,
              m.p,
              "curg",
              m.curg,
              "phase",
              m.phase());
      case SYSCALL ->
          Law.holds(m.curg != null, "Who is in a system call is there for a goroutine.", m, "none");
      case START, STOP_THE_WORLD, SAFE_POINTS, MARK -> {}
    }
  }

  private static void spinner(Machine m, @Nullable Processor p) {
    Law.holds(p != null, "Who spins has a processor, or will have it.", m, m.phase());
    Law.holds(
        p == null || p.hasNoWork(),
        "Who spins has no work of its own.",
        m,
        p,
        "runq",
        p == null ? 0 : p.runq.size());
  }

  private void counters() {
    Law.holds(
        sched.nmspinning == spinning,
        "sched.nmspinning counts the machines that spin.",
        "sched.nmspinning",
        sched.nmspinning,
        "counted",
        spinning);
    Law.holds(
        spinning <= sched.gomaxprocs,
        "No more machines spin than there are processors.",
        "spinning",
        spinning,
        "gomaxprocs",
        sched.gomaxprocs);
    Law.holds(
        sched.nmidlelocked == parkedLocked,
        "sched.nmidlelocked counts the machines that wait for their locked goroutine.",
        "sched.nmidlelocked",
        sched.nmidlelocked,
        "counted",
        parkedLocked);
  }

  private void idleList() {
    int listed = 0;
    for (Machine m = sched.midle; m != null; m = m.schedlink) {
      listed++;
      Law.holds(
          m.phase() == Machine.Phase.PARKED && m.nextp == null,
          "The idle machines are those that sleep on their note.",
          m,
          m.phase());
      Law.holds(listed <= sched.allm.size(), "The list of idle machines ends.", "listed", listed);
    }
    Law.holds(
        listed == sched.nmidle,
        "sched.nmidle counts the idle machines.",
        "sched.nmidle",
        sched.nmidle,
        "listed",
        listed);
    Law.holds(
        listed == parked,
        "Every machine that sleeps on its note is in the list of idle ones.",
        "listed",
        listed,
        "parked",
        parked);
  }
}
