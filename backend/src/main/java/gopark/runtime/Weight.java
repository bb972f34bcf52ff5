package gopark.runtime;

import gopark.program.Weighty;

/** About how much memory a process takes here; measured once, and rounded up. */
final class Weight {
  private static final long PROCESS = 8_000;
  private static final long GOROUTINE = 350;
  private static final long OBJECT = 120;
  private static final long MACHINE = 250;
  private static final long PROCESSOR = 600;
  private static final long SLOT = 4;

  private Weight() {}

  static long of(Core core) {
    long slots = 0;
    for (Processor p : core.sched.allp) {
      slots += p.runq.capacity();
    }
    return PROCESS
        + GOROUTINE * core.sched.allgs.size()
        + OBJECT * core.handles.size()
        + MACHINE * core.sched.allm.size()
        + PROCESSOR * core.sched.allp.size()
        + SLOT * slots
        + ofProgram(core);
  }

  /** Any goroutine of the program knows what all of them share. */
  private static long ofProgram(Core core) {
    for (Goroutine g : core.sched.allgs) {
      core.work.spend(Sched.LOOK_WORK);
      if (g.program instanceof Weighty program) {
        return program.weight();
      }
    }
    return 0;
  }
}
