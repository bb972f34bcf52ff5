package gopark.runtime.time;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;

/** The goroutine that runs a bucket's timers, before 1.14. In Go 1.13: time.go, timerproc. */
final class TimerProgram implements Program {
  private final int bucket;
  private boolean ran;

  TimerProgram(int bucket) {
    this.bucket = bucket;
  }

  /** Runs what is due, then sleeps in the kernel until the next timer, by turns. */
  @Override
  public Operation next(Outcome outcome) {
    if (ran && outcome.number > 0) {
      ran = false;
      return new Operation.Syscall(outcome.number, Operation.SyscallKind.KNOWN_BLOCKING);
    }
    ran = true;
    return new Operation.RunTimers(bucket);
  }

  @Override
  public String function() {
    return "runtime.timerproc";
  }

  @Override
  public Program copy(Copies copies) {
    TimerProgram copy = new TimerProgram(bucket);
    copy.ran = ran;
    return copy;
  }
}
