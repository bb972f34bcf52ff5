package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.program.Outcome;

/** May jump. A jump back, of a loop, accounts for the loop's instructions. */
abstract class Jumping extends Instruction {
  private final int offset;
  private final int cost;

  Jumping(int offset, int cost) {
    this.offset = offset;
    this.cost = cost;
  }

  final int jump(Fiber f, int pc) {
    return cost == 0 || f.spend(cost) ? pc + offset : f.outOfTime();
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    return pc + offset;
  }
}
