package gopark.runtime;

import gopark.os.Kernel;
import gopark.runtime.gc.GarbageCollector;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.Endings;
import gopark.runtime.run.Bootstrap;
import gopark.runtime.run.Execution;
import gopark.runtime.run.Sysmon;
import gopark.runtime.schedule.FindRunnable;
import gopark.runtime.schedule.Netpoller;
import gopark.runtime.schedule.Syscalls;
import gopark.runtime.schedule.SysmonNote;
import gopark.runtime.system.Signals;
import gopark.runtime.world.ForEachP;
import gopark.runtime.world.StopTheWorld;
import gopark.simulation.Agenda;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkMeter;
import java.util.List;

/**
 * The steps of a process: in each, whoever is due first does what it is due for. The parts stand in
 * fields of their own, since every step comes this way and would look them up one behind the other.
 */
final class Steps {
  /** What the computer does for a step, beside what it does for the program. */
  private static final long STEP_WORK = 50;

  /** Some twenty steps: far less than a slice. */
  private static final long REPORTED_WORK = 2_000;

  /** Work is counted once for so many steps, a power of two. */
  private static final int COUNTED_TOGETHER = 4;

  private final Agenda agenda;
  private final Clock clock;
  private final Tracer tracer;
  private final WorkMeter work;
  private final Kernel kernel;
  private final Sched sched;
  private final List<Machine> machines;
  private final Endings endings;
  private final Bootstrap bootstrap;
  private final SysmonNote sysmonNote;
  private final Execution execution;
  private final FindRunnable findRunnable;
  private final Syscalls syscalls;
  private final Netpoller netpoller;
  private final Signals signals;
  private final StopTheWorld world;
  private final ForEachP forEachP;
  private final GarbageCollector gc;
  private final Sysmon sysmon;

  Steps(Core core) {
    agenda = core.agenda;
    clock = core.clock;
    tracer = core.tracer;
    work = core.work;
    kernel = core.kernel;
    sched = core.sched;
    machines = core.sched.allm;
    endings = core.endings;
    bootstrap = core.bootstrap;
    sysmonNote = core.sysmonNote;
    execution = core.execution;
    findRunnable = core.findRunnable;
    syscalls = core.syscalls;
    netpoller = core.netpoller;
    signals = core.signals;
    world = core.world;
    forEachP = core.forEachP;
    gc = core.gc;
    sysmon = core.sysmon;
  }

  /** Lets the runtime start until main stands at its first line; all of it is step 0. */
  void boot() {
    while (!bootstrap.inMain() && isAlive()) {
      reportWork(1);
      handleFirst(agenda.firstTime());
    }
  }

  /** Handles one appointment. False if the process has ended or nothing is left to happen. */
  boolean step() {
    if (endings.ended()) {
      return false;
    }
    long time = agenda.firstTime();
    if (time == Agenda.NEVER) {
      return false;
    }
    reportWork();
    clock.step();
    handleFirst(time);
    return true;
  }

  /** Steps until the process ends, nothing is left to happen, or the budget is used up. */
  Budget.Stop run(Budget budget) {
    long last = Math.addExact(clock.steps(), budget.steps());
    long until = budget.untilNs();
    while (!endings.ended()) {
      if (agenda.size() <= 1 && (agenda.isEmpty() || isAtRest())) {
        return Budget.Stop.AT_REST;
      }
      if (clock.steps() == last) {
        return Budget.Stop.OUT_OF_STEPS;
      }
      long time = agenda.firstTime();
      if (time > until) {
        return Budget.Stop.OUT_OF_TIME;
      }
      reportWork();
      clock.step();
      handleFirst(time);
    }
    return Budget.Stop.ENDED;
  }

  /**
   * Whether nobody but sysmon has anything to do ever again, until somebody interferes: all wait
   * for orders, or for each other beside somebody who does.
   */
  boolean isAtRest() {
    Machine watcher = sysmonNote.machine();
    if (watcher == null) {
      return agenda.isEmpty() && sched.npidle == sched.gomaxprocs;
    }
    return agenda.size() == 1
        && agenda.first() == Kernel.FIRST_THREAD + watcher.id
        && sched.npidle == sched.gomaxprocs;
  }

  private boolean isAlive() {
    return !endings.ended() && !agenda.isEmpty();
  }

  /** Between two steps: the work of the last ones, if it is worth a report. */
  private void reportWork() {
    if ((clock.steps() & (COUNTED_TOGETHER - 1)) == 0) {
      reportWork(COUNTED_TOGETHER);
    }
  }

  private void reportWork(int steps) {
    long unreported = tracer.count(STEP_WORK * steps);
    if (unreported >= REPORTED_WORK) {
      tracer.reported();
      work.checkpoint(unreported + unreported / STEP_WORK * kernel.waiting());
    }
  }

  /** Handles the first appointment, which is at that time. */
  private void handleFirst(long time) {
    clock.set(time);
    tracer.step(clock.steps(), time);
    int actor = agenda.first();
    int thread = actor - Kernel.FIRST_THREAD;
    if (thread >= 0) {
      if (kernel.mayAct(thread, time)) {
        act(machines.get(thread));
      }
    } else if (actor == Kernel.CLOCK) {
      kernel.tick(time);
    } else if (actor == Kernel.NETWORK) {
      netpoller.arrived();
    } else {
      signals.arrived();
    }
  }

  private void act(Machine m) {
    if (m.is(Machine.Phase.RUN)) {
      execution.run(m);
    } else if (m.is(Machine.Phase.SCHEDULE)) {
      findRunnable.schedule(m);
    } else {
      actOtherwise(m);
    }
  }

  /** What machines do less often than to run goroutines and to look for them. */
  private void actOtherwise(Machine m) {
    switch (m.phase()) {
      case RUN -> execution.run(m);
      case SCHEDULE -> findRunnable.schedule(m);
      case STEAL -> findRunnable.steal(m);
      case NAP -> findRunnable.napped(m);
      case RELEASE -> findRunnable.release(m);
      case RECHECK -> findRunnable.recheck(m);
      case POLL -> findRunnable.polled(m);
      case START -> findRunnable.started(m);
      case SYSCALL -> syscalls.exit(m);
      case STOP_THE_WORLD -> world.askAgain(m);
      case SAFE_POINTS -> forEachP.askAgain(m);
      case MARK -> gc.mark(m);
      case SYSMON -> sysmon.round(m);
      case PARKED, PARKED_LOCKED, EXITED ->
          throw new SimulatorBug(m + " has an appointment though it is " + m.phase());
    }
  }
}
