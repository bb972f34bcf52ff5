package gopark.bench;

import gopark.program.Copies;
import gopark.program.Program;

/** A goroutine of a load, which is never copied. */
abstract class LoadProgram implements Program {

  @Override
  public String function() {
    return "main." + getClass().getSimpleName();
  }

  @Override
  public Program copy(Copies copies) {
    throw new UnsupportedOperationException("A benchmark takes no checkpoints.");
  }
}
