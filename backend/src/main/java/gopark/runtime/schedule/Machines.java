package gopark.runtime.schedule;

import gopark.os.Kernel;
import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.HandOff;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.port.WakeUps;
import gopark.runtime.report.Endings;
import gopark.simulation.Agenda;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/**
 * Starting and stopping machines. In Go: startm, stopm, handoffp, wakep, newm. Left out: the lock
 * of sched, which is always free in a world where one machine acts at a time.
 */
public final class Machines {
  private final Sched sched;
  private final CostModel costs;
  private final RuntimeConfig config;
  private final ReleaseInForce release;
  private final Kernel kernel;
  private final WorkMeter work;
  private final WakeUps wakeUps;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Processors processors;
  private final GcController gcController;
  private final Endings endings;
  private final SafePoints safePoints;
  private final Netpoller netpoller;
  private final StopNote stopNote;

  public Machines(
      Sched sched,
      CostModel costs,
      RuntimeConfig config,
      ReleaseInForce release,
      Kernel kernel,
      WorkMeter work,
      WakeUps wakeUps,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Processors processors,
      GcController gcController,
      Endings endings,
      SafePoints safePoints,
      Netpoller netpoller,
      StopNote stopNote) {
    this.sched = sched;
    this.costs = costs;
    this.config = config;
    this.release = release;
    this.kernel = kernel;
    this.work = work;
    this.wakeUps = wakeUps;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.processors = processors;
    this.gcController = gcController;
    this.endings = endings;
    this.safePoints = safePoints;
    this.netpoller = netpoller;
    this.stopNote = stopNote;
  }

  /** A machine for the processor. In Go: startm. */
  void startm(Machine by, Processor p, boolean spinning) {
    start(by, idleMachine(), p, spinning);
  }

  /** A machine for the processor: the given one, if it is idle. In Go: startm after a stop. */
  public void startWith(Machine by, @Nullable Machine preferred, Processor p) {
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
      by.charge += costs.futexWake();
      tracer.tell(EventKind.M_WOKEN, m, null, spinning ? 1 : 0, by.id);
    }
    if (endings.ended()) {
      return;
    }
    m.nextp = p;
    m.spinning = spinning;
    long latency = idle == null ? costs.threadStart() : costs.futexLatency();
    threads.busy(m, Machine.Phase.START, wakeUps.about(latency));
  }

  /** Sets the most threads, no more than any program may have. In Go: setMaxThreads. */
  public long setMostThreads(Goroutine g, Operation.SetMaxThreads op) {
    int before = sched.maxmcount;
    sched.maxmcount = Math.min(op.threads(), config.limits().threads());
    checkmcount(0, g);
    g.finish(before);
    return costs.step();
  }

  private void checkmcount(int more, @Nullable Goroutine asks) {
    if (sched.allm.size() - sched.nmfreed + more > sched.maxmcount) {
      endings.threadExhaustion(asks);
    }
  }

  /** A new thread of the operating system. In Go: newm. */
  public Machine newm(Machine by, boolean spinning) {
    checkmcount(1, null);
    Machine m = new Machine(sched.allm.size());
    sched.allm.add(m);
    int thread = kernel.createThread();
    if (thread != m.id) {
      throw new SimulatorBug(m + " has thread " + thread);
    }
    by.charge += costs.threadCreate();
    tracer.tell(EventKind.M_CREATED, m, null, spinning ? 1 : 0, by.id);
    if (sched.allm.size() == RuntimeConfig.MAX_THREADS_MADE) {
      endings.limitReached(by, "threads in all", RuntimeConfig.MAX_THREADS_MADE - 1);
    }
    return m;
  }

  private @Nullable Machine idleMachine() {
    Machine m = sched.midle;
    if (m != null) {
      sched.midle = m.schedlink;
      m.schedlink = null;
      sched.nmidle--;
    }
    return m;
  }

  /** Takes that machine from the middle of the list, if it is there. */
  private boolean removeIdle(Machine wanted) {
    Machine before = null;
    Machine m = sched.midle;
    while (m != null && m != wanted) {
      work.spend(Sched.LOOK_WORK);
      before = m;
      m = m.schedlink;
    }
    if (m == null) {
      return false;
    }
    if (before == null) {
      sched.midle = m.schedlink;
    } else {
      before.schedlink = m.schedlink;
    }
    m.schedlink = null;
    sched.nmidle--;
    return true;
  }

  /** The machine, which has no processor, sleeps until it is given one. In Go: stopm. */
  public void stopm(Machine m) {
    if (m.p != null || m.spinning) {
      throw new SimulatorBug(m + " cannot sleep: it has a processor or is spinning");
    }
    m.curg = null;
    m.blocked = true;
    m.schedlink = sched.midle;
    sched.midle = m;
    sched.nmidle++;
    m.charge = 0;
    tracer.tell(EventKind.M_PARKED, m, null);
    threads.asleep(m, Machine.Phase.PARKED, Agenda.NEVER);
    endings.checkdead();
  }

  /** Gives away a processor from a call or a locked machine. In Go: handoffp. */
  public void handoffp(Machine by, Processor p) {
    HandOff why = reasonForMachine(p);
    tracer.tell(EventKind.P_HANDED_OFF, by, p, null, why.ordinal(), 0, 0);
    switch (why) {
      case LOCAL_WORK, GLOBAL_WORK, TRACE_READER, GC_WORK -> startm(by, p, false);
      case LAST_TO_POLL -> {
        safePoints.reached(by, p);
        startm(by, p, false);
      }
      case NOBODY_LOOKS -> {
        sched.nmspinning++;
        sched.needspinning = false;
        startm(by, p, true);
      }
      case WORLD_STOPS -> stopNote.stopped(null, p);
      case IDLE -> {
        safePoints.reached(by, p);
        long earliest = p.timers.earliest();
        processors.pidleput(p);
        if (earliest != 0) {
          wakeNetPoller(by, earliest);
        }
      }
    }
  }

  private HandOff reasonForMachine(Processor p) {
    if (!p.hasNoWork()) {
      return HandOff.LOCAL_WORK;
    }
    if (!sched.runq.isEmpty()) {
      return HandOff.GLOBAL_WORK;
    }
    if (gcController.marking() && gcController.hasWork()) {
      return HandOff.GC_WORK;
    }
    if (sched.nmspinning + sched.npidle == 0 && release.get().spinning()) {
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
  public void wakep(Machine by) {
    // Mostly all processors work, and that one was missed is known: a look into two fields, in a
    // method that is small enough to be compiled into its callers.
    if (sched.npidle != 0 || !sched.needspinning || !release.processors()) {
      wakeIfNoneLooks(by);
    }
  }

  private void wakeIfNoneLooks(Machine by) {
    if (!release.processors() && isWokenInVain(by)) {
      return;
    }
    if (sched.nmspinning != 0 || (sched.npidle == 0 && release.wakepNeedsIdle())) {
      return;
    }
    Processor p = processors.pidlegetSpinning(by);
    if (p == null) {
      return;
    }
    if (release.get().spinning()) {
      sched.nmspinning++;
      startm(by, p, true);
    } else {
      startm(by, p, false);
    }
  }

  /** One machine for each goroutine of the global queue, where none that works wakes the next. */
  public void wakeForGlobal(Machine by) {
    if (release.processors() && !release.get().sharing()) {
      wakep(by);
      return;
    }
    for (int waiting = sched.runq.size(); waiting > 0 && sched.npidle > 0; waiting--) {
      wakep(by);
    }
  }

  /**
   * Nobody takes from another's queue, so that another machine is of use for the global one alone;
   * and where all goroutines have one thread, it is that thread which has to come.
   */
  private boolean isWokenInVain(Machine by) {
    if (release.get().oneThread() && sched.lastpoll == 0) {
      netpoller.breakSleep(by);
      return true;
    }
    boolean ownWork = sched.npidle == sched.gomaxprocs;
    return release.get().localQueues() && !ownWork && sched.runq.isEmpty();
  }

  /** The thread ends. In Go: mexit. */
  void exit(Machine m) {
    m.curg = null;
    m.charge = 0;
    sched.nmfreed++;
    tracer.tell(EventKind.M_EXITED, m, null);
    m.enter(Machine.Phase.EXITED);
    kernel.exit(m.id, clock.now());
    endings.checkdead();
  }

  public void becomeSpinning(Machine m) {
    m.spinning = true;
    sched.nmspinning++;
    sched.needspinning = false;
    tracer.tell(EventKind.SPINNING_STARTED, m, null);
  }

  /** The spinning machine found work, so another machine may look. In Go: resetspinning. */
  void resetSpinning(Machine m) {
    stopSpinning(m);
    tracer.tell(EventKind.SPINNING_ENDED, m, null, 1);
    wakep(m);
  }

  /** The spinning machine found no work. */
  void stopSpinningInVain(Machine m) {
    stopSpinning(m);
    tracer.tell(EventKind.SPINNING_ENDED, m, null, 0);
  }

  private void stopSpinning(Machine m) {
    m.spinning = false;
    sched.nmspinning--;
    if (sched.nmspinning < 0) {
      throw new SimulatorBug("nmspinning is negative");
    }
  }

  /** The machine meets gcwaiting in the scheduler: its processor stops. In Go: gcstopm. */
  void gcstopm(Machine m) {
    if (m.spinning) {
      stopSpinningInVain(m);
    }
    Processor p = processors.releasep(m);
    stopNote.stopped(m, p);
    stopm(m);
  }

  /** Has one of the machines that sleep look at its clock by then. In Go: wakeNetPoller. */
  public void wakeNetPoller(Machine by, long when) {
    if (sched.lastpoll != 0) {
      wakep(by);
    } else if (sched.pollUntil == 0 || sched.pollUntil > when) {
      netpoller.breakSleep(by);
    }
  }
}
