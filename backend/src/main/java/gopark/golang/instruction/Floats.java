package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.value.Costs;

/** Reckoning with floats, as doubles; of float32 {@link Round} rounds the result. */
public final class Floats {
  private Floats() {}

  /** {@code +}. */
  public static final class Add extends ThreeSlots {
    public Add(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] =
          Double.doubleToRawLongBits(
              Double.longBitsToDouble(w[b + left]) + Double.longBitsToDouble(w[b + right]));
      return pc + 1;
    }
  }

  /** {@code -}. */
  public static final class Subtract extends ThreeSlots {
    public Subtract(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] =
          Double.doubleToRawLongBits(
              Double.longBitsToDouble(w[b + left]) - Double.longBitsToDouble(w[b + right]));
      return pc + 1;
    }
  }

  /** {@code *}. */
  public static final class Multiply extends ThreeSlots {
    public Multiply(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] =
          Double.doubleToRawLongBits(
              Double.longBitsToDouble(w[b + left]) * Double.longBitsToDouble(w[b + right]));
      return pc + 1;
    }
  }

  /** {@code /}. */
  public static final class Divide extends ThreeSlots {
    public Divide(int to, int left, int right) {
      super(to, left, right);
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

  /** {@code -x}. */
  public static final class Negate extends TwoSlots {
    public Negate(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + from] ^ Long.MIN_VALUE;
      return pc + 1;
    }
  }

  /** To float32. */
  public static final class Round extends TwoSlots {
    public Round(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = Double.doubleToRawLongBits((float) Double.longBitsToDouble(w[b + from]));
      return pc + 1;
    }
  }

  /** From a signed integer. */
  public static final class FromSigned extends TwoSlots {
    public FromSigned(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = Double.doubleToRawLongBits((double) w[b + from]);
      return pc + 1;
    }
  }

  /** From a signed integer to float32. */
  public static final class FromSigned32 extends TwoSlots {
    public FromSigned32(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = Double.doubleToRawLongBits((float) w[b + from]);
      return pc + 1;
    }
  }

  /** From a uint64. */
  public static final class FromUnsigned extends TwoSlots {
    public FromUnsigned(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = Double.doubleToRawLongBits(FloatConversions.fromUnsigned(w[b + from]));
      return pc + 1;
    }
  }

  /** From a uint64 to float32. */
  public static final class FromUnsigned32 extends TwoSlots {
    public FromUnsigned32(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = Double.doubleToRawLongBits(FloatConversions.floatFromUnsigned(w[b + from]));
      return pc + 1;
    }
  }

  /** To an int64; a narrower type is cut from it. */
  public static final class ToSigned extends TwoSlots {
    public ToSigned(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = FloatConversions.toSigned(Double.longBitsToDouble(w[b + from]));
      return pc + 1;
    }
  }

  /** To a uint64. */
  public static final class ToUnsigned extends TwoSlots {
    public ToUnsigned(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = FloatConversions.toUnsigned(Double.longBitsToDouble(w[b + from]));
      return pc + 1;
    }
  }
}
