package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.value.GoPanic;

/** Shifts of 64-bit integers; a negative count panics, a large one shifts everything out. */
public final class Shifts {
  private Shifts() {}

  /** {@code <<} by an unsigned count. */
  public static final class Left extends ThreeSlots {
    public Left(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      long count = w[b + right];
      w[b + to] = (count & ~63L) != 0 ? 0 : w[b + left] << count;
      return pc + 1;
    }
  }

  /** {@code <<} by a signed count. */
  public static final class LeftSigned extends ThreeSlots {
    public LeftSigned(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      long count = w[b + right];
      if (count < 0) {
        throw GoPanic.negativeShift();
      }
      w[b + to] = count >= 64 ? 0 : w[b + left] << count;
      return pc + 1;
    }
  }

  /** {@code >>} of a signed integer by an unsigned count. */
  public static final class Right extends ThreeSlots {
    public Right(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      long count = w[b + right];
      w[b + to] = (count & ~63L) != 0 ? w[b + left] >> 63 : w[b + left] >> count;
      return pc + 1;
    }
  }

  /** {@code >>} of a signed integer by a signed count. */
  public static final class RightSigned extends ThreeSlots {
    public RightSigned(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      long count = w[b + right];
      if (count < 0) {
        throw GoPanic.negativeShift();
      }
      w[b + to] = count >= 64 ? w[b + left] >> 63 : w[b + left] >> count;
      return pc + 1;
    }
  }

  /** {@code >>} of an unsigned integer by an unsigned count. */
  public static final class RightLogical extends ThreeSlots {
    public RightLogical(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      long count = w[b + right];
      w[b + to] = (count & ~63L) != 0 ? 0 : w[b + left] >>> count;
      return pc + 1;
    }
  }

  /** {@code >>} of an unsigned integer by a signed count. */
  public static final class RightLogicalSigned extends ThreeSlots {
    public RightLogicalSigned(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      long count = w[b + right];
      if (count < 0) {
        throw GoPanic.negativeShift();
      }
      w[b + to] = count >= 64 ? 0 : w[b + left] >>> count;
      return pc + 1;
    }
  }

  /** {@code x << c}, c below 64. */
  public static final class LeftConstant extends SlotAndConstant {
    public LeftConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] << constant;
      return pc + 1;
    }
  }

  /** {@code x >> c} of a signed integer, c below 64. */
  public static final class RightConstant extends SlotAndConstant {
    public RightConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] >> constant;
      return pc + 1;
    }
  }

  /** {@code x >> c} of an unsigned integer, c below 64. */
  public static final class RightLogicalConstant extends SlotAndConstant {
    public RightLogicalConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] >>> constant;
      return pc + 1;
    }
  }
}
