package gopark.runtime;

import gopark.os.Kernel;
import gopark.program.Beginning;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineStatus;
import gopark.simulation.Agenda;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a runtime without a program, for tests of one function at a time: machines act only
 * when the test says so. M0 has P0; the other processors are idle.
 */
final class BareCore implements EventSink {
  /** One event, as it was told. */
  record Told(EventKind kind, int m, int p, int g, long a, long b, long c) {}

  final List<Told> told = new ArrayList<>();
  final Core core;
  final Machine m0;
  private int nextGoid = 1000;

  private BareCore(Release release, int procs) {
    Agenda agenda = new Agenda();
    RuntimeConfig config =
        new RuntimeConfig(
            release, procs, procs, 1, CostModel.ideal(), Beginning.QUIET, Limits.standard());
    core =
        new Core(
            config,
            agenda,
            new Kernel(agenda, procs),
            new SeededRandom(1),
            this,
            WorkMeter.unlimited());
    m0 = new Machine(0);
    core.sched.allm.add(m0);
    core.kernel.createThread();
    core.sched.lastpoll = 1;
    core.resize.resize(m0, procs);
    core.sched.mainStarted = true;
    core.clock.set(1_000);
    m0.processor().schedtick = 1;
    told.clear();
  }

  static BareCore with(int procs) {
    return new BareCore(Releases.newest(), procs);
  }

  static BareCore with(int procs, String release) {
    return new BareCore(Releases.named(release), procs);
  }

  static BareCore with(int procs, Release release) {
    return new BareCore(release, procs);
  }

  Processor p(int id) {
    return core.sched.allp(id);
  }

  Goroutine runnable() {
    Goroutine g = dead();
    g.become(GoroutineStatus.RUNNABLE, core.clock.now());
    return g;
  }

  Goroutine dead() {
    Goroutine g = new Goroutine(core.sched.allgs.size());
    core.sched.allgs.add(g);
    g.goid = nextGoid++;
    g.become(GoroutineStatus.DEAD, core.clock.now());
    return g;
  }

  Goroutine waiting() {
    Goroutine g = running(null);
    g.become(GoroutineStatus.WAITING, core.clock.now());
    return g;
  }

  /** A goroutine that the machine runs. */
  Goroutine running(@Nullable Machine m) {
    Goroutine g = runnable();
    g.become(GoroutineStatus.RUNNING, core.clock.now());
    if (m != null) {
      m.curg = g;
      g.m = m;
      m.enter(Machine.Phase.RUN);
    }
    return g;
  }

  /** Puts n goroutines into the processor's queue; returns their ids. */
  List<Integer> fill(Processor p, int n) {
    List<Integer> ids = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      Goroutine g = runnable();
      p.runq.add(g);
      ids.add(g.goid);
    }
    return ids;
  }

  List<Integer> fillGlobal(int n) {
    List<Integer> ids = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      Goroutine g = runnable();
      core.sched.runq.addLast(g);
      ids.add(g.goid);
    }
    return ids;
  }

  GoroutineQueue list(Goroutine... goroutines) {
    GoroutineQueue list = new GoroutineQueue();
    for (Goroutine g : goroutines) {
      list.addLast(g);
    }
    return list;
  }

  List<Integer> global() {
    List<Integer> ids = new ArrayList<>();
    for (Goroutine g = core.sched.runq.head; g != null; g = g.schedlink) {
      ids.add(g.goid);
    }
    return ids;
  }

  static List<Integer> local(Processor p) {
    List<Integer> ids = new ArrayList<>();
    for (int i = 0; i < p.runq.size(); i++) {
      ids.add(p.runq.get(i).goid);
    }
    return ids;
  }

  /** A machine with the idle processor that is next, in the middle of its search. */
  Machine another() {
    Machine m = core.machines.newm(m0, false);
    Processor p = core.processors.pidleget();
    if (p == null) {
      throw new AssertionError("No processor is idle");
    }
    core.processors.acquirep(m, p);
    p.schedtick = 1;
    return m;
  }

  /** A machine in the list of idle ones. */
  Machine parked() {
    Machine m = core.machines.newm(m0, false);
    core.machines.stopm(m);
    return m;
  }

  /** The machine goes on by itself until it runs a goroutine or sleeps. */
  void search(Machine m) {
    m.enter(Machine.Phase.SCHEDULE);
    while (step(m)) {
      // Each step brings it nearer to one or the other.
    }
  }

  /** Takes the machine's next step, if it is looking for work. */
  boolean step(Machine m) {
    switch (m.phase()) {
      case SCHEDULE -> core.findRunnable.schedule(m);
      case STEAL -> core.findRunnable.steal(m);
      case NAP -> core.findRunnable.napped(m);
      case RELEASE -> core.findRunnable.release(m);
      case RECHECK -> core.findRunnable.recheck(m);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** It looks until it is about to do that. */
  void searchUntil(Machine m, Machine.Phase phase) {
    m.enter(Machine.Phase.SCHEDULE);
    while (m.phase() != phase && step(m)) {
      // The machine is on its way.
    }
    if (m.phase() != phase) {
      throw new AssertionError(m + " came to " + m.phase() + " and not to " + phase);
    }
  }

  int runs(Machine m) {
    Goroutine g = m.curg;
    return g == null ? 0 : g.goid;
  }

  List<Told> of(EventKind kind) {
    return told.stream().filter(one -> one.kind == kind).toList();
  }

  @Override
  public void step(long number, long time) {}

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    told.add(new Told(kind, m, p, g, a, b, c));
  }

  @Override
  public int text(String text) {
    return 1;
  }
}
