package gopark.golang.instruction;

import gopark.golang.machine.Fiber;

/** Jumps if a part of an integer is a constant, or if it is not. */
public final class PartJumps {
  private PartJumps() {}

  /** {@code x % c}, which no type is too narrow for. */
  public static final class Rest extends JumpOnConstant {
    private final long operand;
    private final boolean when;

    public Rest(int left, long operand, long constant, boolean when, int offset, int cost) {
      super(left, constant, offset, cost);
      this.operand = operand;
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      return (f.words[f.base + left] % operand == constant) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code x & c}. */
  public static final class Mask extends JumpOnConstant {
    private final long operand;
    private final boolean when;

    public Mask(int left, long operand, long constant, boolean when, int offset, int cost) {
      super(left, constant, offset, cost);
      this.operand = operand;
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      return ((f.words[f.base + left] & operand) == constant) == when ? jump(f, pc) : pc + 1;
    }
  }
}
