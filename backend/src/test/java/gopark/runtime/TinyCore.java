package gopark.runtime;

import gopark.os.Kernel;
import gopark.program.Beginning;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.release.Release;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.Agenda;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;

/** Two machines, two processors and three goroutines, put where they are by hand. */
final class TinyCore {
  private TinyCore() {}

  static Core of(Release release) {
    Agenda agenda = new Agenda();
    Core core =
        new Core(
            new RuntimeConfig(
                release, 2, 2, 1, CostModel.ideal(), Beginning.QUIET, Limits.standard()),
            agenda,
            new Kernel(agenda, 2),
            new SeededRandom(1),
            new QuietSink(),
            WorkMeter.unlimited());
    core.clock.set(4_999_999);
    Sched sched = core.sched;
    sched.gomaxprocs = 2;
    for (int i = 0; i < 2; i++) {
      sched.allm.add(new Machine(i));
      sched.allp.add(new Processor(i, 256));
    }
    for (int i = 0; i < 3; i++) {
      Goroutine g = new Goroutine(i);
      g.goid = i + 1;
      g.setStatus(GoroutineStatus.RUNNABLE);
      sched.allgs.add(g);
    }
    run(sched);
    Processor idle = sched.allp(1);
    idle.status = ProcessorStatus.IDLE;
    idle.schedtick = 7;
    sched.pidle = idle;
    sched.npidle = 1;
    sched.nmspinning = 1;
    sched.allm.get(1).spinning = true;
    sched.allgs.get(1).setWaitReason(WaitReason.MUTEX_LOCK);
    sched.allp(0).runq.add(sched.allgs.get(1));
    sched.runq.addLast(sched.allgs.get(2));
    return core;
  }

  private static void run(Sched sched) {
    Machine m = sched.allm.getFirst();
    Processor p = sched.allp(0);
    Goroutine g = sched.allgs.getFirst();
    m.p = p;
    p.m = m;
    p.status = ProcessorStatus.RUNNING;
    p.schedtick = 61;
    m.curg = g;
    g.m = m;
    g.setStatus(GoroutineStatus.RUNNING);
  }
}
