package gopark.runtime.schedule;

import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.port.WakeUps;
import gopark.simulation.Agenda;

/**
 * Where a goroutine goes in designs in which it does not queue where it was made runnable. With
 * sharing it is the processor that has least, an idle one first; with a thread for each goroutine
 * it is that thread, which needs no queue.
 */
public final class ReadyPlacement {
  private final Sched sched;
  private final CostModel costs;
  private final ReleaseInForce release;
  private final WakeUps wakeUps;
  private final Tracer tracer;
  private final Threads threads;
  private final Processors processors;
  private final Machines machines;
  private final RunQueues queues;
  private final ThreadLocks threadLocks;

  public ReadyPlacement(
      Sched sched,
      CostModel costs,
      ReleaseInForce release,
      WakeUps wakeUps,
      Tracer tracer,
      Threads threads,
      Processors processors,
      Machines machines,
      RunQueues queues,
      ThreadLocks threadLocks) {
    this.sched = sched;
    this.costs = costs;
    this.release = release;
    this.wakeUps = wakeUps;
    this.tracer = tracer;
    this.threads = threads;
    this.processors = processors;
    this.machines = machines;
    this.queues = queues;
    this.threadLocks = threadLocks;
  }

  /** Whether the goroutine, which is runnable, goes elsewhere than where it was made so. */
  boolean takes(Goroutine g) {
    return release.get().sharing() || (release.threadPerGoroutine() && g.lockedm() != null);
  }

  /** The goroutine is made or readied: told as that kind of event, and placed. */
  void place(Machine m, Goroutine g, EventKind told, int by) {
    if (release.get().sharing()) {
      share(m, g, told, by);
    } else {
      wakeThread(m, g, told, by);
    }
  }

  private void share(Machine m, Goroutine g, EventKind told, int by) {
    Processor idle = processors.pidleget();
    Processor p = idle == null ? leastBusy(m.processor()) : idle;
    boolean own = p == m.p;
    Place place = own ? queues.putNext(m, p, g) : queues.putLast(m, p, g);
    m.charge += own ? 0 : costs.steal();
    tracer.tell(told, m, p, g, by, place.ordinal(), 0);
    if (idle != null) {
      machines.startm(m, idle, false);
    }
  }

  private Processor leastBusy(Processor own) {
    Processor least = own;
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      if (!p.listedIdle && waiting(p) < waiting(least)) {
        least = p;
      }
    }
    return least;
  }

  private static int waiting(Processor p) {
    return p.runq.size() + (p.runnext == null ? 0 : 1);
  }

  /** A thread for a goroutine that is new, asleep until the goroutine is placed. */
  void giveThread(Machine by, Goroutine g) {
    Machine thread = machines.newm(by, false);
    threadLocks.bindForLife(thread, g);
    thread.blocked = true;
    threads.asleep(thread, Machine.Phase.PARKED_LOCKED, Agenda.NEVER);
    sched.nmidlelocked++;
  }

  private void wakeThread(Machine m, Goroutine g, EventKind told, int by) {
    Machine thread = g.lockedm();
    Processor p = processors.pidleget();
    if (thread == null || p == null) {
      queues.putGlobal(m, g);
      tracer.tell(told, m, g, by, Place.GLOBAL_TAIL.ordinal());
      return;
    }
    tracer.tell(told, m, m.p, g, by, Place.RUNS_AT_ONCE.ordinal(), thread.id);
    thread.nextp = p;
    if (thread.phase() == Machine.Phase.PARKED_LOCKED) {
      sched.nmidlelocked--;
      thread.blocked = false;
      m.charge += costs.syscallEnter() + costs.syscallExit();
      tracer.tell(EventKind.M_WOKEN, thread, null, 0, m.id);
      boolean made = told == EventKind.GO_CREATED;
      long latency = made ? wakeUps.about(costs.threadStart()) : costs.threadSwitch();
      threads.busy(thread, Machine.Phase.START, latency);
    }
  }
}
