package gopark.golang.instruction;

import gopark.golang.machine.Fiber;

/** Jumps if a comparison of floats is true, or if it is not: not the same with NaN. */
public final class FloatJumps {
  private FloatJumps() {}

  /** {@code ==}. */
  public static final class Equal extends JumpOnTwo {
    private final boolean when;

    public Equal(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      double x = Double.longBitsToDouble(f.words[f.base + left]);
      double y = Double.longBitsToDouble(f.words[f.base + right]);
      return (x == y) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code <}. */
  public static final class Less extends JumpOnTwo {
    private final boolean when;

    public Less(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      double x = Double.longBitsToDouble(f.words[f.base + left]);
      double y = Double.longBitsToDouble(f.words[f.base + right]);
      return (x < y) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code <=}. */
  public static final class LessOrEqual extends JumpOnTwo {
    private final boolean when;

    public LessOrEqual(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      double x = Double.longBitsToDouble(f.words[f.base + left]);
      double y = Double.longBitsToDouble(f.words[f.base + right]);
      return (x <= y) == when ? jump(f, pc) : pc + 1;
    }
  }
}
