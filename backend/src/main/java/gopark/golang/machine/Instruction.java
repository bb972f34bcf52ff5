package gopark.golang.machine;

import gopark.program.Outcome;

/**
 * One step of a function. Instructions never change and all goroutines share them; those of all
 * functions stand in one row, so that a pc names a place in the whole program and jumps are by
 * offsets.
 */
public abstract class Instruction {
  /**
   * The goroutine waits: for what {@code fiber.operation} asks, or if that is null only for its
   * time to be counted. Then {@link #resume} is called.
   */
  static final int WAIT = -2;

  /** Does the step. Gives the pc that follows, mostly pc + 1, or {@link #WAIT}. */
  public abstract int run(Fiber f, int pc);

  /** Goes on after a wait. Gives the pc that follows, or {@link #WAIT} again. */
  public int resume(Fiber f, int pc, Outcome outcome) {
    return pc + 1;
  }
}
