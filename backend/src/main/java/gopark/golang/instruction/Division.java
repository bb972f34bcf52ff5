package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.value.GoPanic;

/** Division of integers, which panics when the divisor is zero. */
public final class Division {
  private Division() {}

  /** {@code /} of signed integers. */
  public static final class Signed extends ThreeSlots {
    public Signed(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      if (w[b + right] == 0) {
        throw GoPanic.divide();
      }
      w[b + to] = w[b + left] / w[b + right];
      return pc + 1;
    }
  }

  /** {@code %} of signed integers. */
  public static final class SignedRest extends ThreeSlots {
    public SignedRest(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      if (w[b + right] == 0) {
        throw GoPanic.divide();
      }
      w[b + to] = w[b + left] % w[b + right];
      return pc + 1;
    }
  }

  /** {@code /} of unsigned integers. */
  public static final class Unsigned extends ThreeSlots {
    public Unsigned(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      if (w[b + right] == 0) {
        throw GoPanic.divide();
      }
      w[b + to] = Long.divideUnsigned(w[b + left], w[b + right]);
      return pc + 1;
    }
  }

  /** {@code %} of unsigned integers. */
  public static final class UnsignedRest extends ThreeSlots {
    public UnsignedRest(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      if (w[b + right] == 0) {
        throw GoPanic.divide();
      }
      w[b + to] = Long.remainderUnsigned(w[b + left], w[b + right]);
      return pc + 1;
    }
  }

  /** {@code x / c}, c not being zero. */
  public static final class SignedByConstant extends SlotAndConstant {
    public SignedByConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] / constant;
      return pc + 1;
    }
  }

  /** {@code x % c}, c not being zero. */
  public static final class SignedRestByConstant extends SlotAndConstant {
    public SignedRestByConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] % constant;
      return pc + 1;
    }
  }
}
