package gopark.runtime;

import gopark.program.Beginning;
import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Operation.Stage;
import gopark.program.Operation.Task;
import gopark.program.Program;
import gopark.runtime.state.WaitReason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** From nothing to the first line of main.main. In Go: schedinit, rt0_go, main, gcenable. */
final class Bootstrap {
  /** The id of the main goroutine. */
  static final int MAIN = 1;

  private final Core core;

  /** The helpers whose start main has not heard of yet. */
  private int helpersStarted;

  /** Main waits to hear of a helper's start. */
  private boolean mainWaits;

  private boolean inMain;

  Bootstrap(Core core) {
    this.core = core;
  }

  /** M0 with P0 and the main goroutine, about to be scheduled. */
  void begin(Program main) {
    Machine m0 = new Machine(core.sched.allm.size());
    core.sched.allm.add(m0);
    core.kernel.createThread();
    core.sched.lastpoll = 1;
    core.sched.customGomaxprocs = core.config.gomaxprocs() > 0;
    core.world.createProcessors(m0, processors());
    core.goroutines.newproc(m0, null, new RuntimeMain(stages(), main));
    core.busy(m0, Machine.Phase.SCHEDULE, core.costs.schedule());
  }

  private int processors() {
    int asked = core.config.gomaxprocs();
    return asked > 0 ? asked : core.config.cores();
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
    if (core.release.containerMaxProcs()) {
      stages.add(Stage.START_UPDATER);
    }
    Beginning beginning = core.config.beginning();
    if (beginning.finalizers()) {
      stages.add(Stage.START_FINALIZER);
    }
    if (beginning.uniqueValues() && core.release.uniqueValues()) {
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
  boolean inMain() {
    return inMain;
  }

  long perform(Machine m, Goroutine g, Operation.Bootstrap operation) {
    switch (operation.stage()) {
      case START_SYSMON -> {
        core.sched.mainStarted = true;
        core.sysmon.start(core.machines.newm(m, false));
      }
      case LOCK_MAIN -> core.threadLocks.lockInternally(m, g);
      case UNLOCK_MAIN -> core.threadLocks.unlockInternally(m, g);
      case START_FORCE_GC -> start(m, g, Task.FORCE_GC, null);
      case START_SWEEPER -> start(m, g, Task.SWEEP, Stage.HELPER_STARTED);
      case START_SCAVENGER -> start(m, g, Task.SCAVENGE, Stage.HELPER_STARTED);
      case START_UPDATER -> start(m, g, Task.UPDATE_MAX_PROCS, null);
      case START_FINALIZER -> start(m, g, Task.FINALIZE, null);
      case START_CLEANUP ->
          start(
              m, g, core.release.cleanupGoroutines() ? Task.CLEAN_UP : Task.CLEAN_UP_UNIQUE, null);
      case AWAIT_HELPER -> {
        if (helpersStarted == 0) {
          mainWaits = true;
          return core.scheduler.park(m, WaitReason.CHAN_RECEIVE, 0);
        }
        helpersStarted--;
      }
      case HELPER_STARTED -> helperStarted(m);
      case LET_THEM_PARK -> {
        g.finish();
        return core.scheduler.gosched(m);
      }
      case MAIN_MAIN -> inMain = true;
    }
    g.finish();
    return core.costs.step();
  }

  private void start(Machine m, Goroutine g, Task task, @Nullable Stage first) {
    core.goroutines.newSystemGoroutine(m, g, core.tasks.program(task, first));
  }

  private void helperStarted(Machine m) {
    if (!mainWaits) {
      helpersStarted++;
      return;
    }
    mainWaits = false;
    Goroutine main = core.sched.byGoid(MAIN, core.work);
    if (main != null) {
      core.scheduler.ready(m, main);
    }
  }

  void copyFrom(Bootstrap original, Copies copies) {
    helpersStarted = original.helpersStarted;
    mainWaits = original.mainWaits;
    inMain = original.inMain;
  }
}
