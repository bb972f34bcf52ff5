package gopark.runtime.run;

import gopark.os.Kernel;
import gopark.program.Beginning;
import gopark.program.Operation;
import gopark.program.Operation.Stage;
import gopark.program.Operation.Task;
import gopark.program.Program;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Threads;
import gopark.runtime.release.Release;
import gopark.runtime.schedule.Goroutines;
import gopark.runtime.schedule.Machines;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.runtime.schedule.SysmonNote;
import gopark.runtime.schedule.ThreadLocks;
import gopark.runtime.state.WaitReason;
import gopark.runtime.world.ProcResize;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The start of a process up to the first line of main.main. In Go: schedinit, rt0_go, main,
 * gcenable.
 */
public final class Bootstrap {
  private final Sched sched;
  private final CostModel costs;
  private final RuntimeConfig config;
  private final ReleaseInForce release;
  private final Kernel kernel;
  private final WorkMeter work;
  private final Threads threads;
  private final Machines machines;
  private final Parking parking;
  private final SysmonNote sysmonNote;
  private final RuntimeTasks tasks;
  private final ThreadLocks threadLocks;
  private final Goroutines goroutines;
  private final ProcResize resize;

  /** The helpers whose start main has not heard of yet. */
  private int helpersStarted;

  /** Main waits to hear of a helper's start. */
  private boolean mainWaits;

  private boolean inMain;

  public Bootstrap(
      Sched sched,
      CostModel costs,
      RuntimeConfig config,
      ReleaseInForce release,
      Kernel kernel,
      WorkMeter work,
      Threads threads,
      Machines machines,
      Parking parking,
      SysmonNote sysmonNote,
      RuntimeTasks tasks,
      ThreadLocks threadLocks,
      Goroutines goroutines,
      ProcResize resize) {
    this.sched = sched;
    this.costs = costs;
    this.config = config;
    this.release = release;
    this.kernel = kernel;
    this.work = work;
    this.threads = threads;
    this.machines = machines;
    this.parking = parking;
    this.sysmonNote = sysmonNote;
    this.tasks = tasks;
    this.threadLocks = threadLocks;
    this.goroutines = goroutines;
    this.resize = resize;
  }

  /** Makes M0 with P0 and the main goroutine, about to be scheduled. */
  public void begin(Program main) {
    Machine m0 = new Machine(sched.allm.size());
    sched.allm.add(m0);
    kernel.createThread();
    sched.lastpoll = 1;
    sched.customGomaxprocs = config.gomaxprocs() > 0;
    resize.resize(m0, processors());
    goroutines.newproc(m0, null, new RuntimeMain(stages(), main));
    threads.busy(m0, Machine.Phase.SCHEDULE, costs.schedule());
  }

  private int processors() {
    int asked = config.gomaxprocs();
    Release rules = release.get();
    if (!rules.choosesProcessors()) {
      return 1;
    }
    return asked > 0 ? asked : rules.defaultMaxProcs(config.cores(), 0, 0);
  }

  private List<Stage> stages() {
    List<Stage> stages =
        new ArrayList<>(
            List.of(
                Stage.START_SYSMON,
                Stage.LOCK_MAIN,
                Stage.START_FORCE_GC,
                Stage.START_SWEEPER,
                Stage.START_SCAVENGER,
                Stage.AWAIT_HELPER,
                Stage.AWAIT_HELPER));
    if (release.get().containerMaxProcs()) {
      stages.add(Stage.START_UPDATER);
    }
    Beginning beginning = config.beginning();
    if (beginning.finalizers()) {
      stages.add(Stage.START_FINALIZER);
    }
    if (beginning.uniqueValues() && release.get().uniqueValues()) {
      stages.add(Stage.START_CLEANUP);
    }
    stages.add(Stage.UNLOCK_MAIN);
    if (beginning.quiet()) {
      stages.add(Stage.LET_THEM_PARK);
    }
    stages.add(Stage.MAIN_MAIN);
    return List.copyOf(stages);
  }

  /** Whether main stands at its first line or beyond. */
  public boolean inMain() {
    return inMain;
  }

  long perform(Machine m, Goroutine g, Operation.Bootstrap operation) {
    switch (operation.stage()) {
      case START_SYSMON -> {
        sched.mainStarted = true;
        if (release.get().sysmon()) {
          sysmonNote.start(machines.newm(m, false));
        }
      }
      case LOCK_MAIN -> threadLocks.lockInternally(m, g);
      case UNLOCK_MAIN -> threadLocks.unlockInternally(m, g);
      case START_FORCE_GC -> start(m, g, Task.FORCE_GC, null);
      case START_SWEEPER -> start(m, g, Task.SWEEP, Stage.HELPER_STARTED);
      case START_SCAVENGER -> start(m, g, Task.SCAVENGE, Stage.HELPER_STARTED);
      case START_UPDATER -> start(m, g, Task.UPDATE_MAX_PROCS, null);
      case START_FINALIZER -> start(m, g, Task.FINALIZE, null);
      case START_CLEANUP ->
          start(
              m, g, release.get().cleanupGoroutines() ? Task.CLEAN_UP : Task.CLEAN_UP_UNIQUE, null);
      case AWAIT_HELPER -> {
        if (helpersStarted == 0) {
          mainWaits = true;
          return parking.park(m, WaitReason.CHAN_RECEIVE, 0);
        }
        helpersStarted--;
      }
      case HELPER_STARTED -> helperStarted(m);
      case LET_THEM_PARK -> {
        g.finish();
        return parking.gosched(m);
      }
      case MAIN_MAIN -> inMain = true;
    }
    g.finish();
    return costs.step();
  }

  /** Main runs again in the middle of a stage: what it waited for has come. */
  long resumed(Goroutine g) {
    g.finish(0);
    return 0;
  }

  private void start(Machine m, Goroutine g, Task task, @Nullable Stage first) {
    goroutines.newSystemGoroutine(m, g, tasks.program(task, first));
  }

  private void helperStarted(Machine m) {
    if (!mainWaits) {
      helpersStarted++;
      return;
    }
    mainWaits = false;
    Goroutine main = sched.byGoid(Goroutine.MAIN, work);
    if (main != null) {
      parking.ready(m, main);
    }
  }

  public void copyFrom(Bootstrap original) {
    helpersStarted = original.helpersStarted;
    mainWaits = original.mainWaits;
    inMain = original.inMain;
  }
}
