package gopark.runtime.world;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Place;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Tracer;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.schedule.GcController;
import gopark.runtime.schedule.Machines;
import gopark.runtime.schedule.Processors;
import gopark.runtime.schedule.RunQueues;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes the number of processors while the world stands. In Go: proc.go, procresize,
 * (*p).destroy, mgetSpecific.
 */
public final class ProcResize {
  private static final String ARTICLE_SAYS =
      "The goroutines of removed processors go to the queues of those that stay.";

  private final Sched sched;
  private final ReleaseInForce release;
  private final WorkMeter work;
  private final Clock clock;
  private final Tracer tracer;
  private final Processors processors;
  private final Machines machines;
  private final GcController gcController;
  private final RunQueues queues;

  public ProcResize(
      Sched sched,
      ReleaseInForce release,
      WorkMeter work,
      Clock clock,
      Tracer tracer,
      Processors processors,
      Machines machines,
      GcController gcController,
      RunQueues queues) {
    this.sched = sched;
    this.release = release;
    this.work = work;
    this.clock = clock;
    this.tracer = tracer;
    this.processors = processors;
    this.machines = machines;
    this.gcController = gcController;
    this.queues = queues;
  }

  /**
   * Gives the processors that have work, other than the machine's, in the order of starting them.
   */
  public List<Processor> resize(Machine m, int n) {
    int old = sched.gomaxprocs;
    sched.totaltime += old * (clock.now() - sched.procresizetime);
    sched.procresizetime = clock.now();
    for (int id = old; id < n; id++) {
      create(id);
    }
    Processor mine = keepOrChange(m, n);
    for (int id = n; id < old; id++) {
      destroy(m, mine, sched.allp(id), n);
    }
    sched.gomaxprocs = n;
    List<Processor> idle = new ArrayList<>();
    List<Processor> runnable = assignMachines(mine, n, idle);
    for (Processor p : idle) {
      processors.pidleput(p);
    }
    if (n != old) {
      tracer.tell(EventKind.PROCS_RESIZED, m, m.curg, old, n);
    }
    return runnable;
  }

  private void create(int id) {
    if (id == sched.allp.size()) {
      sched.allp.add(new Processor(id, release.get().ringAtFirst()));
    }
    sched.allp(id).status = ProcessorStatus.GCSTOP;
  }

  private Processor keepOrChange(Machine m, int n) {
    Processor held = m.p;
    if (held != null && held.id < n) {
      held.status = ProcessorStatus.RUNNING;
      return held;
    }
    if (held != null) {
      held.m = null;
      m.p = null;
    }
    Processor first = sched.allp(0);
    first.m = null;
    first.status = ProcessorStatus.IDLE;
    processors.acquirep(m, first);
    return first;
  }

  private void destroy(Machine m, Processor mine, Processor p, int n) {
    if (release.follows(ArticleRule.T9) && !p.hasNoWork()) {
      dealOut(m, p, sched.allp(p.id % n));
    }
    Goroutine g = p.runq.pollLast();
    while (g != null) {
      sched.runq.addFirst(g);
      g = p.runq.pollLast();
    }
    Goroutine next = p.runnext;
    if (next != null) {
      p.runnext = null;
      sched.runq.addFirst(next);
    }
    mine.timers.takeAll(p.timers, work);
    Goroutine free = p.gFree.pop();
    while (free != null) {
      sched.gFree.push(free);
      free = p.gFree.pop();
    }
    p.status = ProcessorStatus.DEAD;
    tracer.tell(EventKind.P_DESTROYED, m, p, null, 0, 0, 0);
  }

  private void dealOut(Machine m, Processor p, Processor to) {
    tracer.event(
        EventKind.ARTICLE_RULE,
        ArticleRule.T9.number(),
        m.id,
        p.id,
        EventSink.NONE,
        tracer.text(ARTICLE_SAYS),
        0,
        0);
    Goroutine g = p.runnext;
    p.runnext = null;
    if (g == null) {
      g = p.runq.poll();
    }
    while (g != null) {
      Place place = queues.putLast(m, to, g);
      tracer.event(
          EventKind.GO_READIED,
          ArticleRule.T9.number(),
          m.id,
          to.id,
          g.goid,
          0,
          place.ordinal(),
          0);
      g = p.runq.poll();
    }
  }

  /**
   * Each processor with work gets an idle machine if there is one: from 1.26 on the one it had, if
   * that is idle. The rest go into the list, in the order in which they become idle.
   */
  private List<Processor> assignMachines(Processor mine, int n, List<Processor> rest) {
    boolean affinity = release.get().affinityAfterStop();
    List<Machine> machines = idleMachines();
    List<Processor> assigned = new ArrayList<>();
    List<Processor> without = new ArrayList<>();
    for (int id = n - 1; id >= 0; id--) {
      Processor p = sched.allp(id);
      if (p == mine) {
        continue;
      }
      p.status = ProcessorStatus.IDLE;
      if (p.hasNoWork()) {
        rest.add(affinity ? 0 : rest.size(), p);
        continue;
      }
      Machine before = p.oldm;
      if (affinity && before != null && machines.remove(before)) {
        p.m = before;
        assigned.addFirst(p);
      } else if (affinity) {
        without.addFirst(p);
      } else {
        p.m = newest(machines);
        assigned.addFirst(p);
      }
    }
    for (Processor p : without) {
      p.m = newest(machines);
      assigned.addFirst(p);
    }
    if (affinity && gcController.marking()) {
      while (!rest.isEmpty() && gcController.assignWorker(rest.getFirst())) {
        Processor p = rest.removeFirst();
        p.m = newest(machines);
        assigned.addFirst(p);
      }
    }
    return startable(assigned);
  }

  private List<Machine> idleMachines() {
    List<Machine> machines = new ArrayList<>();
    for (Machine m = sched.midle; m != null; m = m.schedlink) {
      machines.add(m);
    }
    return machines;
  }

  private static @Nullable Machine newest(List<Machine> machines) {
    return machines.isEmpty() ? null : machines.removeFirst();
  }

  /**
   * The order of starting: processors that need a new machine come last, so that none takes what is
   * meant for another.
   */
  private static List<Processor> startable(List<Processor> assigned) {
    List<Processor> order = new ArrayList<>();
    for (Processor p : assigned) {
      if (p.m != null) {
        order.add(p);
      }
    }
    for (Processor p : assigned) {
      if (p.m == null) {
        order.add(p);
      }
    }
    return order;
  }

  /** Starts one of the processors that resize gave, on the machine that was chosen for it. */
  void startAssigned(Machine by, Processor p) {
    Machine chosen = p.m;
    p.m = null;
    machines.startWith(by, chosen, p);
  }
}
