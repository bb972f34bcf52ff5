package gopark.runtime;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Place;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.state.ProcessorStatus;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes the number of processors while the world stands. In Go: proc.go, procresize,
 * (*p).destroy, mgetSpecific.
 */
final class ProcResize {
  private static final String ARTICLE_SAYS =
      "The goroutines of removed processors go to the queues of those that stay.";

  private final Core core;

  ProcResize(Core core) {
    this.core = core;
  }

  /**
   * Gives the processors that have work, other than the machine's, in the order of starting them.
   */
  List<Processor> resize(Machine m, int n) {
    Sched sched = core.sched;
    int old = sched.gomaxprocs;
    sched.procresizetime = core.now;
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
      core.machines.pidleput(p);
    }
    if (n != old) {
      core.tell(EventKind.PROCS_RESIZED, m, m.curg, old, n);
    }
    return runnable;
  }

  private void create(int id) {
    if (id == core.sched.allp.size()) {
      core.sched.allp.add(new Processor(id, core.release.localQueueCapacity()));
    }
    core.sched.allp(id).status = ProcessorStatus.GCSTOP;
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
    Processor first = core.sched.allp(0);
    first.m = null;
    first.status = ProcessorStatus.IDLE;
    core.machines.acquirep(m, first);
    return first;
  }

  private void destroy(Machine m, Processor mine, Processor p, int n) {
    if (core.follows(ArticleRule.T9) && !p.hasNoWork()) {
      dealOut(m, p, core.sched.allp(p.id % n));
    }
    Goroutine g = p.runq.pollLast();
    while (g != null) {
      core.sched.runq.addFirst(g);
      g = p.runq.pollLast();
    }
    Goroutine next = p.runnext;
    if (next != null) {
      p.runnext = null;
      core.sched.runq.addFirst(next);
    }
    mine.timers.takeAll(p.timers, core.work);
    Goroutine free = p.gFree.pop();
    while (free != null) {
      core.sched.gFree.push(free);
      free = p.gFree.pop();
    }
    p.status = ProcessorStatus.DEAD;
    core.tell(EventKind.P_DESTROYED, m, p, null, 0, 0, 0);
  }

  private void dealOut(Machine m, Processor p, Processor to) {
    core.events.event(
        EventKind.ARTICLE_RULE,
        ArticleRule.T9.number(),
        m.id,
        p.id,
        EventSink.NONE,
        core.events.text(ARTICLE_SAYS),
        0,
        0);
    Goroutine g = p.runnext;
    p.runnext = null;
    if (g == null) {
      g = p.runq.poll();
    }
    while (g != null) {
      Place place = core.queues.put(m, to, g, false);
      core.events.event(
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
    boolean affinity = core.release.affinityAfterStop();
    List<Machine> machines = idleMachines();
    List<Processor> assigned = new ArrayList<>();
    List<Processor> without = new ArrayList<>();
    for (int id = n - 1; id >= 0; id--) {
      Processor p = core.sched.allp(id);
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
    if (affinity && core.gc.marking()) {
      while (!rest.isEmpty() && core.gc.assignWorker(rest.getFirst())) {
        Processor p = rest.removeFirst();
        p.m = newest(machines);
        assigned.addFirst(p);
      }
    }
    return startable(assigned);
  }

  private List<Machine> idleMachines() {
    List<Machine> machines = new ArrayList<>();
    for (Machine m = core.sched.midle; m != null; m = m.schedlink) {
      machines.add(m);
    }
    return machines;
  }

  private static @Nullable Machine newest(List<Machine> machines) {
    return machines.isEmpty() ? null : machines.removeFirst();
  }

  /** Those that need a new machine come last, so that none takes what is meant for another. */
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
    core.machines.startWith(by, chosen, p);
  }
}
