package gopark.golang.instruction;

import gopark.golang.machine.Fiber;

/** Jumps if two integers compare so. */
public final class IntegerJumps {
  private IntegerJumps() {}

  /** {@code ==}, also of booleans. */
  public static final class Equal extends JumpOnTwo {
    public Equal(int left, int right, int offset, int cost) {
      super(left, right, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      return w[b + left] == w[b + right] ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code !=}, also of booleans. */
  public static final class Different extends JumpOnTwo {
    public Different(int left, int right, int offset, int cost) {
      super(left, right, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      return w[b + left] != w[b + right] ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code <}. */
  public static final class Less extends JumpOnTwo {
    public Less(int left, int right, int offset, int cost) {
      super(left, right, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      return w[b + left] < w[b + right] ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code <=}. */
  public static final class LessOrEqual extends JumpOnTwo {
    public LessOrEqual(int left, int right, int offset, int cost) {
      super(left, right, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      return w[b + left] <= w[b + right] ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code <} of unsigned integers. */
  public static final class Below extends JumpOnTwo {
    public Below(int left, int right, int offset, int cost) {
      super(left, right, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      return Long.compareUnsigned(w[b + left], w[b + right]) < 0 ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code <=} of unsigned integers. */
  public static final class BelowOrEqual extends JumpOnTwo {
    public BelowOrEqual(int left, int right, int offset, int cost) {
      super(left, right, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      return Long.compareUnsigned(w[b + left], w[b + right]) <= 0 ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code x == c}; with 0 if a boolean is false. */
  public static final class EqualConstant extends JumpOnConstant {
    public EqualConstant(int left, long constant, int offset, int cost) {
      super(left, constant, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      return f.words[f.base + left] == constant ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code x != c}; with 0 if a boolean is true. */
  public static final class DifferentConstant extends JumpOnConstant {
    public DifferentConstant(int left, long constant, int offset, int cost) {
      super(left, constant, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      return f.words[f.base + left] != constant ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code x < c}. */
  public static final class LessConstant extends JumpOnConstant {
    public LessConstant(int left, long constant, int offset, int cost) {
      super(left, constant, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      return f.words[f.base + left] < constant ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code x <= c}. */
  public static final class LessOrEqualConstant extends JumpOnConstant {
    public LessOrEqualConstant(int left, long constant, int offset, int cost) {
      super(left, constant, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      return f.words[f.base + left] <= constant ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code x > c}. */
  public static final class GreaterConstant extends JumpOnConstant {
    public GreaterConstant(int left, long constant, int offset, int cost) {
      super(left, constant, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      return f.words[f.base + left] > constant ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code x >= c}. */
  public static final class GreaterOrEqualConstant extends JumpOnConstant {
    public GreaterOrEqualConstant(int left, long constant, int offset, int cost) {
      super(left, constant, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      return f.words[f.base + left] >= constant ? jump(f, pc) : pc + 1;
    }
  }
}
