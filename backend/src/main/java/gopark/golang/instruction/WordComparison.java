package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import java.lang.invoke.MethodHandles;

/** Comparisons of two words, and the jumps that depend on them. */
public final class WordComparison {
  public static final WordComparison EQUAL = new WordComparison((x, y) -> x == y);
  public static final WordComparison DIFFERENT = new WordComparison((x, y) -> x != y);
  public static final WordComparison LESS = new WordComparison((x, y) -> x < y);
  public static final WordComparison LESS_OR_EQUAL = new WordComparison((x, y) -> x <= y);
  public static final WordComparison GREATER = new WordComparison((x, y) -> x > y);
  public static final WordComparison GREATER_OR_EQUAL = new WordComparison((x, y) -> x >= y);

  public static final WordComparison LESS_UNSIGNED =
      new WordComparison((x, y) -> Long.compareUnsigned(x, y) < 0);
  public static final WordComparison LESS_OR_EQUAL_UNSIGNED =
      new WordComparison((x, y) -> Long.compareUnsigned(x, y) <= 0);
  public static final WordComparison GREATER_UNSIGNED =
      new WordComparison((x, y) -> Long.compareUnsigned(x, y) > 0);
  public static final WordComparison GREATER_OR_EQUAL_UNSIGNED =
      new WordComparison((x, y) -> Long.compareUnsigned(x, y) >= 0);

  // Both a comparison of floats and its opposite are false with a NaN.
  private static final WordComparison EQUAL_FLOATS =
      new WordComparison((x, y) -> number(x) == number(y));
  private static final WordComparison DIFFERENT_FLOATS =
      new WordComparison((x, y) -> number(x) != number(y));
  private static final WordComparison LESS_FLOATS =
      new WordComparison((x, y) -> number(x) < number(y));
  private static final WordComparison NOT_LESS_FLOATS =
      new WordComparison((x, y) -> !(number(x) < number(y)));
  private static final WordComparison LESS_OR_EQUAL_FLOATS =
      new WordComparison((x, y) -> number(x) <= number(y));
  private static final WordComparison NOT_LESS_OR_EQUAL_FLOATS =
      new WordComparison((x, y) -> !(number(x) <= number(y)));

  private final Specialization<OfSlots> onSlots;
  private final Specialization<OfConstant> onConstant;
  private final Specialization<OfStepAndSlot> onStepAndSlot;
  private final Specialization<OfStepAndConstant> onStepAndConstant;

  private WordComparison(Operation operation) {
    onSlots = new Specialization<>(OfSlots.class, OnSlots.class, operation);
    onConstant = new Specialization<>(OfConstant.class, OnConstant.class, operation);
    onStepAndSlot = new Specialization<>(OfStepAndSlot.class, OnStepAndSlot.class, operation);
    onStepAndConstant =
        new Specialization<>(OfStepAndConstant.class, OnStepAndConstant.class, operation);
  }

  /** {@code ==} of floats, or that it is not so. */
  public static WordComparison equalFloats(boolean so) {
    return so ? EQUAL_FLOATS : DIFFERENT_FLOATS;
  }

  /** {@code <} of floats, or that it is not so. */
  public static WordComparison lessFloats(boolean so) {
    return so ? LESS_FLOATS : NOT_LESS_FLOATS;
  }

  /** {@code <=} of floats, or that it is not so. */
  public static WordComparison lessOrEqualFloats(boolean so) {
    return so ? LESS_OR_EQUAL_FLOATS : NOT_LESS_OR_EQUAL_FLOATS;
  }

  /** Jumps if two slots' words compare so. */
  public Instruction jump(int left, int right, int offset, int cost) {
    return onSlots.maker().of(left, right, offset, cost);
  }

  /** Jumps if a slot's word compares so with a constant; of a boolean 0 is false. */
  public Instruction jumpOnConstant(int left, long constant, int offset, int cost) {
    return onConstant.maker().of(left, constant, offset, cost);
  }

  /** The end of a loop at once: adds to a slot's 64-bit integer, and jumps as {@link #jump}. */
  public Instruction step(int slot, long step, int limit, int offset, int cost) {
    return onStepAndSlot.maker().of(slot, step, limit, offset, cost);
  }

  /** The end of a loop up to a constant, as {@link #step}. */
  public Instruction stepToConstant(int slot, long step, long limit, int offset, int cost) {
    return onStepAndConstant.maker().of(slot, step, limit, offset, cost);
  }

  private static double number(long word) {
    return Double.longBitsToDouble(word);
  }

  private interface Operation {
    boolean test(long left, long right);
  }

  private interface OfSlots {
    Instruction of(int left, int right, int offset, int cost);
  }

  private interface OfConstant {
    Instruction of(int left, long constant, int offset, int cost);
  }

  private interface OfStepAndSlot {
    Instruction of(int slot, long step, int limit, int offset, int cost);
  }

  private interface OfStepAndConstant {
    Instruction of(int slot, long step, long limit, int offset, int cost);
  }

  private static final class OnSlots extends Jumping implements OfSlots {
    private static final Operation OPERATION =
        Specialization.operation(MethodHandles.lookup(), Operation.class);

    private final int left;
    private final int right;

    OnSlots(int left, int right, int offset, int cost) {
      super(offset, cost);
      this.left = left;
      this.right = right;
    }

    @Override
    public Instruction of(int left, int right, int offset, int cost) {
      return new OnSlots(left, right, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      return OPERATION.test(w[b + left], w[b + right]) ? jump(f, pc) : pc + 1;
    }
  }

  private static final class OnConstant extends Jumping implements OfConstant {
    private static final Operation OPERATION =
        Specialization.operation(MethodHandles.lookup(), Operation.class);

    private final int left;
    private final long constant;

    OnConstant(int left, long constant, int offset, int cost) {
      super(offset, cost);
      this.left = left;
      this.constant = constant;
    }

    @Override
    public Instruction of(int left, long constant, int offset, int cost) {
      return new OnConstant(left, constant, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      return OPERATION.test(f.words[f.base + left], constant) ? jump(f, pc) : pc + 1;
    }
  }

  private static final class OnStepAndSlot extends Jumping implements OfStepAndSlot {
    private static final Operation OPERATION =
        Specialization.operation(MethodHandles.lookup(), Operation.class);

    private final int slot;
    private final long step;
    private final int limit;

    OnStepAndSlot(int slot, long step, int limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public Instruction of(int slot, long step, int limit, int offset, int cost) {
      return new OnStepAndSlot(slot, step, limit, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      int at = b + slot;
      w[at] += step;
      return OPERATION.test(w[at], w[b + limit]) ? jump(f, pc) : pc + 1;
    }
  }

  private static final class OnStepAndConstant extends Jumping implements OfStepAndConstant {
    private static final Operation OPERATION =
        Specialization.operation(MethodHandles.lookup(), Operation.class);

    private final int slot;
    private final long step;
    private final long limit;

    OnStepAndConstant(int slot, long step, long limit, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.step = step;
      this.limit = limit;
    }

    @Override
    public Instruction of(int slot, long step, long limit, int offset, int cost) {
      return new OnStepAndConstant(slot, step, limit, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int at = f.base + slot;
      w[at] += step;
      return OPERATION.test(w[at], limit) ? jump(f, pc) : pc + 1;
    }
  }
}
