package gopark.runtime.schedule;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;

/** A goroutine of the runtime's own that has nothing to do here but wait. */
final class SystemProgram implements Program {
  private final String function;
  private final Operation first;
  private final Operation wait;
  private boolean started;

  SystemProgram(String function, Operation first, Operation wait) {
    this.function = function;
    this.first = first;
    this.wait = wait;
  }

  @Override
  public Operation next(Outcome outcome) {
    if (!started) {
      started = true;
      return first;
    }
    return wait;
  }

  @Override
  public String function() {
    return function;
  }

  @Override
  public Program copy(Copies copies) {
    SystemProgram copy = new SystemProgram(function, first, wait);
    copy.started = started;
    return copy;
  }
}
