package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Operation.Stage;
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
    createProcessors(m0, processors());
    core.goroutines.newproc(m0, null, new RuntimeMain(stages(), main));
    core.busy(m0, Machine.Phase.SCHEDULE, core.costs.schedule());
  }

  private void createProcessors(Machine m0, int n) {
    core.sched.gomaxprocs = n;
    for (int id = 0; id < n; id++) {
      core.sched.allp.add(new Processor(id, core.release.localQueueCapacity()));
    }
    core.machines.acquirep(m0, core.sched.allp(0));
    for (int id = n - 1; id > 0; id--) {
      core.machines.pidleput(core.sched.allp(id));
    }
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
    if (core.config.background()) {
      stages.add(Stage.START_FINALIZER);
    }
    stages.add(Stage.UNLOCK_MAIN);
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
      case START_FORCE_GC ->
          start(m, g, "runtime.forcegchelper", null, WaitReason.FORCE_GC_IDLE);
      case START_SWEEPER ->
          start(m, g, "runtime.bgsweep", Stage.HELPER_STARTED, WaitReason.GC_SWEEP_WAIT);
      case START_SCAVENGER ->
          start(m, g, "runtime.bgscavenge", Stage.HELPER_STARTED, WaitReason.GC_SCAVENGE_WAIT);
      case START_UPDATER ->
          start(
              m,
              g,
              "runtime.updateMaxProcsGoroutine",
              null,
              WaitReason.GOMAXPROCS_UPDATER_IDLE);
      case START_FINALIZER -> start(m, g, "runtime.runFinalizers", null, WaitReason.FINALIZER_WAIT);
      case AWAIT_HELPER -> {
        if (helpersStarted == 0) {
          mainWaits = true;
          return core.scheduler.park(m, WaitReason.CHAN_RECEIVE, 0);
        }
        helpersStarted--;
      }
      case HELPER_STARTED -> helperStarted(m);
      case MAIN_MAIN -> inMain = true;
    }
    g.finish();
    return core.costs.step();
  }

  private void start(
      Machine m, Goroutine g, String function, @Nullable Stage first, WaitReason reason) {
    Operation wait = new Operation.Block(reason.text());
    Operation begin = first == null ? wait : new Operation.Bootstrap(first);
    core.goroutines.newSystemGoroutine(m, g, new SystemProgram(function, begin, wait));
  }

  private void helperStarted(Machine m) {
    if (!mainWaits) {
      helpersStarted++;
      return;
    }
    mainWaits = false;
    for (Goroutine g : core.sched.allgs) {
      if (g.goid == MAIN) {
        core.scheduler.ready(m, g);
        return;
      }
    }
  }

  void copyFrom(Bootstrap original, Copies copies) {
    helpersStarted = original.helpersStarted;
    mainWaits = original.mainWaits;
    inMain = original.inMain;
  }
}
