package gopark.golang.instruction;

import gopark.golang.machine.Fiber;

/** The step and the test at the end of a loop at once: adds to a 64-bit integer, compares. */
public final class Steps {
  private Steps() {}

  /** Jumps if it is {@code <} what is in a slot. */
  public static final class Less extends Jumping {
    private final int slot;
    private final long step;
    private final int limit;

    public Less(int slot, long step, int limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] < w[b + limit] ? jump(f, pc) : pc + 1;
    }
  }

  /** Jumps if it is {@code <} a constant. */
  public static final class LessConstant extends Jumping {
    private final int slot;
    private final long step;
    private final long limit;

    public LessConstant(int slot, long step, long limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] < limit ? jump(f, pc) : pc + 1;
    }
  }

  /** Jumps if it is {@code <=} what is in a slot. */
  public static final class LessOrEqual extends Jumping {
    private final int slot;
    private final long step;
    private final int limit;

    public LessOrEqual(int slot, long step, int limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] <= w[b + limit] ? jump(f, pc) : pc + 1;
    }
  }

  /** Jumps if it is {@code <=} a constant. */
  public static final class LessOrEqualConstant extends Jumping {
    private final int slot;
    private final long step;
    private final long limit;

    public LessOrEqualConstant(int slot, long step, long limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] <= limit ? jump(f, pc) : pc + 1;
    }
  }

  /** Jumps if it is {@code >} what is in a slot. */
  public static final class Greater extends Jumping {
    private final int slot;
    private final long step;
    private final int limit;

    public Greater(int slot, long step, int limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] > w[b + limit] ? jump(f, pc) : pc + 1;
    }
  }

  /** Jumps if it is {@code >} a constant. */
  public static final class GreaterConstant extends Jumping {
    private final int slot;
    private final long step;
    private final long limit;

    public GreaterConstant(int slot, long step, long limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] > limit ? jump(f, pc) : pc + 1;
    }
  }

  /** Jumps if it is {@code >=} what is in a slot. */
  public static final class GreaterOrEqual extends Jumping {
    private final int slot;
    private final long step;
    private final int limit;

    public GreaterOrEqual(int slot, long step, int limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] >= w[b + limit] ? jump(f, pc) : pc + 1;
    }
  }

  /** Jumps if it is {@code >=} a constant. */
  public static final class GreaterOrEqualConstant extends Jumping {
    private final int slot;
    private final long step;
    private final long limit;

    public GreaterOrEqualConstant(int slot, long step, long limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] >= limit ? jump(f, pc) : pc + 1;
    }
  }

  /** Jumps if it is {@code !=} what is in a slot. */
  public static final class Different extends Jumping {
    private final int slot;
    private final long step;
    private final int limit;

    public Different(int slot, long step, int limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] != w[b + limit] ? jump(f, pc) : pc + 1;
    }
  }

  /** Jumps if it is {@code !=} a constant. */
  public static final class DifferentConstant extends Jumping {
    private final int slot;
    private final long step;
    private final long limit;

    public DifferentConstant(int slot, long step, long limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return w[at] != limit ? jump(f, pc) : pc + 1;
    }
  }
}
