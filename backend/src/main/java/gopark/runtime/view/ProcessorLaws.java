package gopark.runtime.view;

import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.state.ProcessorStatus;

/** Laws of processors: who has one, and that nobody has an idle one. */
final class ProcessorLaws {
  private final ProcessData process;
  private final Sched sched;

  /** How often each is in the idle list, and how often somebody will have it next. */
  private final int[] idle;

  private final int[] promised;
  private final int[] inCalls;

  private ProcessorLaws(ProcessData process) {
    this.process = process;
    sched = process.sched();
    int all = sched.allp.size();
    idle = new int[all];
    promised = new int[all];
    inCalls = new int[all];
  }

  static void check(ProcessData process) {
    ProcessorLaws laws = new ProcessorLaws(process);
    laws.count();
    int id = 0;
    for (Processor p : process.sched().allp) {
      Law.holds(p.id == id, "Processors are in allp by their id.", p, id);
      laws.one(p);
      id++;
    }
  }

  private void count() {
    int listed = 0;
    for (Processor p = sched.pidle; p != null; p = p.link) {
      idle[p.id]++;
      listed++;
      Law.holds(listed <= sched.allp.size(), "The list of idle processors ends.", "listed", listed);
    }
    Law.holds(
        listed == sched.npidle,
        "sched.npidle counts the idle processors.",
        "sched.npidle",
        sched.npidle,
        "listed",
        listed);
    for (Machine m : sched.allm) {
      Processor next = m.nextp;
      if (next != null) {
        promised[next.id]++;
      }
      Processor old = m.oldp;
      if (old != null && m.phase() == Machine.Phase.SYSCALL) {
        inCalls[old.id]++;
      }
    }
  }

  private void one(Processor p) {
    Machine m = p.m;
    Law.holds(m == null || m.p == p, "p.m and m.p point to each other.", p, m);
    Law.holds(
        (p.id >= sched.gomaxprocs) == p.is(ProcessorStatus.DEAD),
        "The processors from gomaxprocs on are dead, and only those.",
        p,
        p.status.text(),
        "gomaxprocs",
        sched.gomaxprocs);
    int claims = (m == null ? 0 : 1) + idle[p.id] + promised[p.id];
    Law.holds(
        claims <= 1,
        "A processor has a machine, or will have one, or is in the idle list.",
        p,
        m,
        "listed",
        idle[p.id],
        "promised",
        promised[p.id]);
    Law.holds(
        idle[p.id] == 0 || (p.is(ProcessorStatus.IDLE) && p.hasNoWork()),
        "What is in the idle list is idle and has no work.",
        p,
        p.status.text(),
        "runq",
        p.runq.size());
    Law.holds(
        p.listedIdle == (idle[p.id] == 1),
        "Who is in the list of idle processors knows it.",
        p,
        p.listedIdle,
        "listed",
        idle[p.id]);
    status(p, claims);
  }

  private void status(Processor p, int claims) {
    switch (p.status) {
      case RUNNING -> Law.holds(p.m != null, "A running processor has a machine.", p, "none");
      case IDLE ->
          Law.holds(
              p.m == null && claims == 1,
              "An idle processor is in the idle list or on its way to a machine.",
              p,
              p.m,
              "listed",
              idle[p.id]);
      case SYSCALL ->
          Law.holds(
              process.release().syscallStatus() && p.m == null && claims == 0 && inCalls[p.id] > 0,
              "A processor in _Psyscall waits for the machine that left it, until 1.26.",
              p,
              p.m,
              "waited for by",
              inCalls[p.id]);
      case GCSTOP ->
          Law.holds(sched.gcwaiting, "Processors stand only while the world is to stop.", p, p.m);
      case DEAD ->
          Law.holds(
              claims == 0 && p.hasNoWork() && p.timers.size() == 0 && p.gFree.size == 0,
              "A dead processor has nothing.",
              p,
              p.m,
              "runq",
              p.runq.size());
    }
  }
}
