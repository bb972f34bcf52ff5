package gopark.golang.instruction;

import gopark.golang.machine.Fiber;

/** Reckoning with integers in 64 bits; of narrower types {@link Extensions} cut the result. */
public final class Integers {
  private Integers() {}

  /** {@code +}. */
  public static final class Add extends ThreeSlots {
    public Add(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] + w[b + right];
      return pc + 1;
    }
  }

  /** {@code x + c}, and {@code x - c}. */
  public static final class AddConstant extends SlotAndConstant {
    public AddConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] + constant;
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
      w[b + to] = w[b + left] - w[b + right];
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
      w[b + to] = w[b + left] * w[b + right];
      return pc + 1;
    }
  }

  /** {@code x * c}. */
  public static final class MultiplyConstant extends SlotAndConstant {
    public MultiplyConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] * constant;
      return pc + 1;
    }
  }

  /** {@code &}. */
  public static final class And extends ThreeSlots {
    public And(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] & w[b + right];
      return pc + 1;
    }
  }

  /** {@code x & c}. */
  public static final class AndConstant extends SlotAndConstant {
    public AndConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] & constant;
      return pc + 1;
    }
  }

  /** {@code |}. */
  public static final class Or extends ThreeSlots {
    public Or(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] | w[b + right];
      return pc + 1;
    }
  }

  /** {@code x | c}. */
  public static final class OrConstant extends SlotAndConstant {
    public OrConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] | constant;
      return pc + 1;
    }
  }

  /** {@code ^}. */
  public static final class Xor extends ThreeSlots {
    public Xor(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] ^ w[b + right];
      return pc + 1;
    }
  }

  /** {@code x ^ c}. */
  public static final class XorConstant extends SlotAndConstant {
    public XorConstant(int to, int left, long constant) {
      super(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] ^ constant;
      return pc + 1;
    }
  }

  /** {@code &^}. */
  public static final class AndNot extends ThreeSlots {
    public AndNot(int to, int left, int right) {
      super(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + left] & ~w[b + right];
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
      w[b + to] = -w[b + from];
      return pc + 1;
    }
  }

  /** {@code ^x}, of signed types. */
  public static final class Complement extends TwoSlots {
    public Complement(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = ~w[b + from];
      return pc + 1;
    }
  }

  /** {@code !x}. */
  public static final class Not extends TwoSlots {
    public Not(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + from] ^ 1;
      return pc + 1;
    }
  }
}
