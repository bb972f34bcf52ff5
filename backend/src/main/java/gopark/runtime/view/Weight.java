package gopark.runtime.view;

import gopark.program.Weighty;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;

/** About how much memory a process takes here; measured once, and rounded up. */
public final class Weight {
  private static final long PROCESS = 8_000;
  private static final long GOROUTINE = 350;
  private static final long OBJECT = 120;
  private static final long KEPT_PROGRAM = 450;
  private static final long ORDER = 450;
  private static final long DESCRIPTOR = 150;
  private static final long MACHINE = 250;
  private static final long PROCESSOR = 600;
  private static final long SLOT = 4;

  private Weight() {}

  public static long of(ProcessData process) {
    long slots = 0;
    for (Processor p : process.sched().allp) {
      slots += p.runq.capacity();
    }
    return PROCESS
        + GOROUTINE * process.sched().allgs.size()
        + OBJECT * process.handles().size()
        + KEPT_PROGRAM * process.handles().programs()
        + ORDER * process.sched().ordered
        + DESCRIPTOR * process.netpoller().waiters()
        + MACHINE * process.sched().allm.size()
        + PROCESSOR * process.sched().allp.size()
        + SLOT * slots
        + ofProgram(process);
  }

  /** Any goroutine of the program knows what all of them share. */
  private static long ofProgram(ProcessData process) {
    for (Goroutine g : process.sched().allgs) {
      process.work().spend(Sched.LOOK_WORK);
      if (g.program instanceof Weighty program) {
        return program.weight();
      }
    }
    return 0;
  }
}
