package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;

/** Keeps in a slot the smaller or the larger of two floats; NaN if one of them is. */
public final class Minimum extends Instruction {
  private final int best;
  private final int other;
  private final boolean least;

  public Minimum(int best, int other, boolean least) {
    this.best = best;
    this.other = other;
    this.least = least;
  }

  @Override
  public int run(Fiber f, int pc) {
    int b = f.base;
    double x = Double.longBitsToDouble(f.words[b + best]);
    double y = Double.longBitsToDouble(f.words[b + other]);
    f.words[b + best] = Double.doubleToRawLongBits(least ? Math.min(x, y) : Math.max(x, y));
    return pc + 1;
  }
}
