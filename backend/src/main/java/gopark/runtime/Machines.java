package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.HandOff;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.Agenda;
import org.jspecify.annotations.Nullable;

/**
 * Starting and stopping machines. In Go: startm, stopm, handoffp, wakep, newm. Left out: the lock
 * of sched, which is always free in a world where one machine acts at a time.
 */
final class Machines {
  private final Core core;

  Machines(Core core) {
    this.core = core;
  }

  /** Takes the processor for the machine. In Go: acquirep. */
  void acquirep(Machine m, Processor p) {
    if (m.p != null || p.m != null) {
      throw new SimulatorBug(m + " cannot take " + p + ": one of them is taken");
    }
    m.p = p;
    p.m = m;
    p.oldm = m;
    p.status = ProcessorStatus.RUNNING;
    core.tell(EventKind.P_ACQUIRED, m, null);
  }

  /** Takes the processor from the machine; it is idle, but in no list. In Go: releasep. */
  Processor releasep(Machine m) {
    Processor p = m.processor();
    core.gc.releaseNextWorker(p);
    core.tell(EventKind.P_RELEASED, m, null);
    m.p = null;
    p.m = null;
    p.status = ProcessorStatus.IDLE;
    return p;
  }

  /** Into the list of idle processors. In Go: pidleput. */
  void pidleput(Processor p) {
    if (!p.hasNoWork()) {
      throw new SimulatorBug(p + " goes idle with work in its queue");
    }
    p.status = ProcessorStatus.IDLE;
    p.link = core.sched.pidle;
    p.listedIdle = true;
    core.sched.pidle = p;
    core.sched.npidle++;
    core.tell(EventKind.P_IDLED, null, p, null, 0, 0, 0);
  }

  /** The newest idle processor, or null. In Go: pidleget. */
  @Nullable Processor pidleget() {
    Processor p = core.sched.pidle;
    if (p != null) {
      core.sched.pidle = p.link;
      p.link = null;
      p.listedIdle = false;
      core.sched.npidle--;
    }
    return p;
  }

  /** An idle processor for work that was found; a lack is remembered. In Go: pidlegetSpinning. */
  @Nullable Processor pidlegetSpinning(@Nullable Machine by) {
    Processor p = pidleget();
    if (p == null && core.release.needSpinning() && !core.sched.needspinning) {
      core.sched.needspinning = true;
      core.tell(EventKind.NEED_SPINNING, by, null);
    }
    return p;
  }

  /** A machine for the processor. In Go: startm. */
  void startm(Machine by, Processor p, boolean spinning) {
    start(by, idleMachine(), p, spinning);
  }

  /** A machine for the processor: the given one, if it is idle. In Go: startm after a stop. */
  void startWith(Machine by, @Nullable Machine preferred, Processor p) {
    Machine m = preferred != null && removeIdle(preferred) ? preferred : idleMachine();
    start(by, m, p, false);
  }

  private void start(Machine by, @Nullable Machine idle, Processor p, boolean spinning) {
    if (spinning && !p.hasNoWork()) {
      throw new SimulatorBug(p + " has work, so its machine need not spin");
    }
    Machine m = idle == null ? newm(by, spinning) : idle;
    if (idle != null) {
      m.blocked = false;
      by.charge += core.costs.futexWake();
      core.tell(EventKind.M_WOKEN, m, null, spinning ? 1 : 0, by.id);
    }
    if (core.ending != null) {
      return;
    }
    m.nextp = p;
    m.spinning = spinning;
    long latency = idle == null ? core.costs.threadStart() : core.costs.futexLatency();
    core.busy(m, Machine.Phase.START, latency);
  }

  /** In Go: setMaxThreads. No more than any program may have. */
  long setMostThreads(Goroutine g, Operation.SetMaxThreads op) {
    g.finish(core.sched.maxmcount);
    core.sched.maxmcount = Math.min(op.threads(), core.config.limits().threads());
    checkmcount(0);
    return core.costs.step();
  }

  private void checkmcount(int more) {
    if (core.sched.allm.size() - core.sched.nmfreed + more > core.sched.maxmcount) {
      core.endings.threadExhaustion();
    }
  }

  /** A new thread of the operating system. In Go: newm. */
  Machine newm(Machine by, boolean spinning) {
    Sched sched = core.sched;
    checkmcount(1);
    Machine m = new Machine(sched.allm.size());
    sched.allm.add(m);
    int thread = core.kernel.createThread();
    if (thread != m.id) {
      throw new SimulatorBug(m + " has thread " + thread);
    }
    by.charge += core.costs.threadCreate();
    core.tell(EventKind.M_CREATED, m, null, spinning ? 1 : 0, by.id);
    return m;
  }

  private @Nullable Machine idleMachine() {
    Machine m = core.sched.midle;
    if (m != null) {
      core.sched.midle = m.schedlink;
      m.schedlink = null;
      core.sched.nmidle--;
    }
    return m;
  }

  /** Takes that machine from the middle of the list, if it is there. */
  private boolean removeIdle(Machine wanted) {
    Machine before = null;
    Machine m = core.sched.midle;
    while (m != null && m != wanted) {
      core.work.spend(Sched.LOOK_WORK);
      before = m;
      m = m.schedlink;
    }
    if (m == null) {
      return false;
    }
    if (before == null) {
      core.sched.midle = m.schedlink;
    } else {
      before.schedlink = m.schedlink;
    }
    m.schedlink = null;
    core.sched.nmidle--;
    return true;
  }

  /** The machine, which has no processor, sleeps until it is given one. In Go: stopm. */
  void stopm(Machine m) {
    if (m.p != null || m.spinning) {
      throw new SimulatorBug(m + " cannot sleep: it has a processor or is spinning");
    }
    m.curg = null;
    m.blocked = true;
    m.schedlink = core.sched.midle;
    core.sched.midle = m;
    core.sched.nmidle++;
    m.charge = 0;
    core.tell(EventKind.M_PARKED, m, null);
    core.asleep(m, Machine.Phase.PARKED, Agenda.NEVER);
    core.endings.checkdead();
  }

  /** Gives away a processor from a call or a locked machine. In Go: handoffp. */
  void handoffp(Machine by, Processor p) {
    HandOff why = reasonForMachine(p);
    core.tell(EventKind.P_HANDED_OFF, by, p, null, why.ordinal(), 0, 0);
    switch (why) {
      case LOCAL_WORK, GLOBAL_WORK, TRACE_READER, GC_WORK -> startm(by, p, false);
      case LAST_TO_POLL -> {
        core.safePoints.reached(by, p);
        startm(by, p, false);
      }
      case NOBODY_LOOKS -> {
        core.sched.nmspinning++;
        core.sched.needspinning = false;
        startm(by, p, true);
      }
      case WORLD_STOPS -> core.world.stopHandedOff(p);
      case IDLE -> {
        core.safePoints.reached(by, p);
        long earliest = p.timers.earliest();
        pidleput(p);
        if (earliest != 0) {
          core.timers.wakeNetPoller(by, earliest);
        }
      }
    }
  }

  private HandOff reasonForMachine(Processor p) {
    Sched sched = core.sched;
    if (!p.hasNoWork()) {
      return HandOff.LOCAL_WORK;
    }
    if (!sched.runq.isEmpty()) {
      return HandOff.GLOBAL_WORK;
    }
    if (core.gc.marking() && core.gc.hasWork()) {
      return HandOff.GC_WORK;
    }
    if (sched.nmspinning + sched.npidle == 0 && core.release.spinning()) {
      return HandOff.NOBODY_LOOKS;
    }
    if (sched.gcwaiting) {
      return HandOff.WORLD_STOPS;
    }
    if (sched.npidle == sched.gomaxprocs - 1 && sched.lastpoll != 0) {
      return HandOff.LAST_TO_POLL;
    }
    return HandOff.IDLE;
  }

  /** One more machine looks for work, if none does. In Go: wakep. */
  void wakep(Machine by) {
    Sched sched = core.sched;
    if (sched.nmspinning != 0 || (sched.npidle == 0 && core.release.wakepNeedsIdle())) {
      return;
    }
    Processor p = pidlegetSpinning(by);
    if (p == null) {
      return;
    }
    if (core.release.spinning()) {
      sched.nmspinning++;
      startm(by, p, true);
    } else {
      startm(by, p, false);
    }
  }

  /** The thread ends. In Go: mexit. */
  void exit(Machine m) {
    m.curg = null;
    m.charge = 0;
    core.sched.nmfreed++;
    core.tell(EventKind.M_EXITED, m, null);
    m.phase = Machine.Phase.EXITED;
    core.kernel.exit(m.id, core.now);
    core.endings.checkdead();
  }

  void becomeSpinning(Machine m) {
    m.spinning = true;
    core.sched.nmspinning++;
    core.sched.needspinning = false;
    core.tell(EventKind.SPINNING_STARTED, m, null);
  }

  /** It found work, so another machine may look. In Go: resetspinning. */
  void resetSpinning(Machine m) {
    stopSpinning(m, true);
    wakep(m);
  }

  void stopSpinning(Machine m, boolean foundWork) {
    m.spinning = false;
    core.sched.nmspinning--;
    if (core.sched.nmspinning < 0) {
      throw new SimulatorBug("nmspinning is negative");
    }
    core.tell(EventKind.SPINNING_ENDED, m, null, foundWork ? 1 : 0);
  }
}
