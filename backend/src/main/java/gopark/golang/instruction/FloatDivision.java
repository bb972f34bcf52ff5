package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.Costs;

/** {@code /} of floats, which takes longer than other instructions. */
public final class FloatDivision extends Instruction {
  private final int to;
  private final int left;
  private final int right;

  public FloatDivision(int to, int left, int right) {
    this.to = to;
    this.left = left;
    this.right = right;
  }

  @Override
  public int run(Fiber f, int pc) {
    long[] w = f.words;
    int b = f.base;
    f.spend(Costs.DIVIDED);
    w[b + to] =
        Double.doubleToRawLongBits(
            Double.longBitsToDouble(w[b + left]) / Double.longBitsToDouble(w[b + right]));
    return pc + 1;
  }
}
