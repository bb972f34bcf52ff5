package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.value.SliceValue;

/** Jumps that compare with the length of a slice. */
public final class LengthJumps {
  private LengthJumps() {}

  /** {@code i < len(s)}. */
  public static final class Less extends JumpOnTwo {
    private final boolean when;

    public Less(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      SliceValue s = (SliceValue) f.refs[b + right];
      return (f.words[b + left] < (s == null ? 0 : s.length)) == when ? jump(f, pc) : pc + 1;
    }
  }
}
