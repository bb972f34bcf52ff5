package gopark.golang.instruction;

import gopark.golang.machine.Fiber;

/** Jumps in any case. */
public final class Jump extends Jumping {
  public Jump(int offset, int cost) {
    super(offset, cost);
  }

  @Override
  public int run(Fiber f, int pc) {
    return jump(f, pc);
  }
}
