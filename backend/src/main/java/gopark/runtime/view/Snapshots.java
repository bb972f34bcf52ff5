package gopark.runtime.view;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.model.Timer;
import gopark.runtime.schedule.SysmonNote;
import gopark.runtime.state.EndedState;
import gopark.runtime.state.Ending;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.NetpollState;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.SchedState;
import gopark.runtime.state.SysmonState;
import gopark.runtime.state.TimerState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Makes records of what can be seen, few of them however many goroutines there are. */
public final class Snapshots {
  /** The most goroutines listed of a queue. */
  public static final int PAGE = 256;

  /** The most goroutines of a process of which all are listed. */
  static final int FEW = 1024;

  /** The most goroutines listed of a process that has more. */
  static final int MOST = 4096;

  /** What it takes to make a record of a thing. */
  static final long VIEW_WORK = 200;

  private final ProcessData process;
  private final Sched sched;
  private final GoroutineViews goroutines;

  private Snapshots(ProcessData process) {
    this.process = process;
    sched = process.sched();
    goroutines = new GoroutineViews(process, new Whereabouts(process, limit(process)));
  }

  private static int limit(ProcessData process) {
    return process.sched().allgs.size() <= FEW ? FEW : PAGE;
  }

  public static RuntimeSnapshot of(ProcessData process) {
    return new Snapshots(process).snapshot();
  }

  private RuntimeSnapshot snapshot() {
    Map<GoroutineStatus, Integer> counts = counts();
    Ending ending = process.ending();
    return new RuntimeSnapshot(
        process.clock().steps(),
        process.now(),
        process.release().name(),
        sched.gomaxprocs,
        process.kernel().cores(),
        process.config().seed(),
        schedState(),
        processors(),
        machines(),
        goroutines(),
        counts,
        netpoll(),
        timers(),
        sysmon(),
        GcViews.view(process),
        KernelViews.view(process),
        SyncViews.view(process),
        StatsView.of(process, counts),
        ending == null ? null : ended(ending));
  }

  private static EndedState ended(Ending ending) {
    Ending.Limit limit = ending.limit();
    return new EndedState(
        ending.exitCode(),
        ending.stderr(),
        ending.cause(),
        limit == null ? null : new EndedState.LimitState(limit.what(), limit.most()));
  }

  /**
   * A page of the goroutines of one status, or of all, in the order of their making.
   *
   * @param status null: any
   */
  public static List<GoroutineState> page(
      ProcessData process, @Nullable GoroutineStatus status, int offset, int limit) {
    List<Goroutine> listed = new ArrayList<>();
    int passed = 0;
    process.work().spend(process.sched().allgs.size());
    for (Goroutine g : process.sched().allgs) {
      process.work().spend(Sched.LOOK_WORK);
      if (status != null && !g.is(status)) {
        continue;
      }
      if (listed.size() == limit) {
        break;
      }
      if (passed++ >= offset) {
        listed.add(g);
      }
    }
    GoroutineViews views = new GoroutineViews(process, Whereabouts.of(process, listed));
    List<GoroutineState> page = new ArrayList<>(listed.size());
    for (Goroutine g : listed) {
      page.add(views.view(g));
    }
    return page;
  }

  /** One pass over all; every status is there, so that a client need not ask which are. */
  private Map<GoroutineStatus, Integer> counts() {
    GoroutineStatus[] statuses = GoroutineStatus.values();
    int[] counted = new int[statuses.length];
    process.work().spend(sched.allgs.size());
    for (Goroutine g : sched.allgs) {
      process.work().spend(Sched.LOOK_WORK);
      counted[g.status().ordinal()]++;
    }
    Map<GoroutineStatus, Integer> counts = new EnumMap<>(GoroutineStatus.class);
    for (GoroutineStatus status : statuses) {
      counts.put(status, counted[status.ordinal()]);
    }
    return Collections.unmodifiableMap(counts);
  }

  private SchedState schedState() {
    List<Integer> runq = new ArrayList<>();
    for (Goroutine g = sched.runq.head; g != null && runq.size() < PAGE; g = g.schedlink) {
      runq.add(g.goid);
    }
    List<Integer> pidle = new ArrayList<>();
    for (Processor p = sched.pidle; p != null && pidle.size() < PAGE; p = p.link) {
      pidle.add(p.id);
    }
    List<Integer> midle = new ArrayList<>();
    for (Machine m = sched.midle; m != null && midle.size() < PAGE; m = m.schedlink) {
      midle.add(m.id);
    }
    return new SchedState(
        runq,
        sched.runq.size(),
        pidle,
        sched.npidle,
        midle,
        sched.nmidle,
        sched.nmidlelocked,
        sched.nmsys,
        sched.nmfreed,
        sched.ngsys,
        sched.nmspinning,
        sched.needspinning,
        sched.gcwaiting,
        sched.stopwait,
        sched.sysmonwait,
        sched.lastpoll,
        sched.pollUntil,
        sched.gFree.size,
        sched.alive,
        sched.procresizetime,
        sched.customGomaxprocs);
  }

  private Map<Integer, ProcessorState> processors() {
    Map<Integer, ProcessorState> all = new TreeMap<>();
    for (Processor p : sched.allp) {
      all.put(p.id, view(p));
    }
    return Collections.unmodifiableMap(all);
  }

  private ProcessorState view(Processor p) {
    List<Integer> runq = new ArrayList<>();
    int listed = Math.min(PAGE, p.runq.size());
    process.work().spend(VIEW_WORK + Sched.LOOK_WORK * listed);
    for (int i = 0; i < listed; i++) {
      runq.add(p.runq.get(i).goid);
    }
    return new ProcessorState(
        p.id,
        p.status,
        id(p.m),
        id(p.oldm),
        id(p.link),
        p.schedtick,
        p.syscalltick,
        p.runq.head,
        p.runq.tail,
        runq,
        p.runq.size(),
        p.runq.capacity(),
        id(p.runnext),
        p.gFree.size,
        p.timers.size(),
        p.timers.earliest(),
        p.preempt,
        new ProcessorState.SysmonTick(
            p.seenSchedtick, p.seenSchedWhen, p.seenSyscalltick, p.seenSyscallWhen),
        p.goidcache,
        p.goidcacheend,
        p.gcMarkWorkerMode,
        id(p.gcWorker),
        id(p.nextGcWorker),
        p.gcFractionalMarkTime,
        p.runSafePoint);
  }

  private Map<Integer, MachineStateView> machines() {
    Map<Integer, MachineStateView> all = new TreeMap<>();
    for (Machine m : sched.allm) {
      process.work().spend(VIEW_WORK);
      all.put(m.id, MachineViews.view(process, m));
    }
    return Collections.unmodifiableMap(all);
  }

  private Map<Integer, GoroutineState> goroutines() {
    Map<Integer, GoroutineState> listed = new TreeMap<>();
    if (sched.allgs.size() <= FEW) {
      for (Goroutine g : sched.allgs) {
        listed.put(g.goid, goroutines.view(g));
      }
    } else {
      addMostImportant(listed);
    }
    return Collections.unmodifiableMap(listed);
  }

  private void addMostImportant(Map<Integer, GoroutineState> listed) {
    for (Machine m : sched.allm) {
      add(listed, m.curg);
      add(listed, m.lockedg);
    }
    for (int slot : goroutines.whereabouts().slots()) {
      add(listed, sched.allgs.get(slot));
    }
  }

  private void add(Map<Integer, GoroutineState> listed, @Nullable Goroutine g) {
    if (g != null && listed.size() < MOST && !listed.containsKey(g.goid)) {
      listed.put(g.goid, goroutines.view(g));
    }
  }

  private NetpollState netpoll() {
    Integer poller = null;
    for (Machine m : sched.allm) {
      if (m.phase() == Machine.Phase.POLL && sched.lastpoll == 0) {
        poller = m.id;
      }
    }
    return new NetpollState(
        process.netpoller().isInitialised(),
        process.netpoller().waiters(),
        process.netpoller().waiting(PAGE, process.work()),
        poller,
        sched.lastpoll,
        sched.pollUntil);
  }

  private List<TimerState> timers() {
    List<TimerState> all = new ArrayList<>();
    for (Processor p : sched.allp) {
      int listed = Math.min(PAGE, p.timers.size());
      for (int i = 0; i < listed && all.size() < MOST; i++) {
        process.work().spend(VIEW_WORK);
        Timer timer = p.timers.get(i);
        all.add(
            new TimerState(
                timer.handle,
                p.id,
                timer.kind,
                timer.when,
                timer.period,
                id(timer.sleeper),
                timer.channel,
                timer.zombie));
      }
    }
    return all;
  }

  private SysmonState sysmon() {
    SysmonNote sysmon = process.sysmon();
    Machine m = sysmon.machine();
    return new SysmonState(
        id(m),
        sched.sysmonwait,
        sysmon.delay,
        sysmon.idle,
        m == null ? null : MachineViews.due(process, m));
  }

  private static @Nullable Integer id(@Nullable Machine m) {
    return m == null ? null : Integer.valueOf(m.id);
  }

  private static @Nullable Integer id(@Nullable Processor p) {
    return p == null ? null : Integer.valueOf(p.id);
  }

  private static @Nullable Integer id(@Nullable Goroutine g) {
    return g == null ? null : Integer.valueOf(g.goid);
  }
}
