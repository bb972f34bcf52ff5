package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.GoPanic;
import java.lang.invoke.MethodHandles;
import java.util.function.LongBinaryOperator;

/**
 * Operators of two words. Integers are reckoned with in 64 bits, and {@link WordConversion} cuts
 * the result of narrower types; floats are doubles, and of float32 the result is rounded.
 */
public final class WordOperator {
  public static final WordOperator ADD = new WordOperator((x, y) -> x + y);
  public static final WordOperator SUBTRACT = new WordOperator((x, y) -> x - y);
  public static final WordOperator MULTIPLY = new WordOperator((x, y) -> x * y);
  public static final WordOperator AND = new WordOperator((x, y) -> x & y);
  public static final WordOperator OR = new WordOperator((x, y) -> x | y);
  public static final WordOperator XOR = new WordOperator((x, y) -> x ^ y);
  public static final WordOperator AND_NOT = new WordOperator((x, y) -> x & ~y);

  public static final WordOperator DIVIDE = new WordOperator((x, y) -> x / divisor(y));
  public static final WordOperator REMAINDER = new WordOperator((x, y) -> x % divisor(y));
  public static final WordOperator DIVIDE_UNSIGNED =
      new WordOperator((x, y) -> Long.divideUnsigned(x, divisor(y)));
  public static final WordOperator REMAINDER_UNSIGNED =
      new WordOperator((x, y) -> Long.remainderUnsigned(x, divisor(y)));

  /** {@code <<} by an unsigned count: a large one shifts everything out. */
  public static final WordOperator LEFT =
      new WordOperator((x, count) -> isLarge(count) ? 0 : x << count);

  /** {@code >>} of a signed integer by an unsigned count. */
  public static final WordOperator RIGHT =
      new WordOperator((x, count) -> isLarge(count) ? x >> 63 : x >> count);

  /** {@code >>} of an unsigned integer by an unsigned count. */
  public static final WordOperator RIGHT_UNSIGNED =
      new WordOperator((x, count) -> isLarge(count) ? 0 : x >>> count);

  /** {@code <<} by a signed count, which panics if it is negative. */
  public static final WordOperator LEFT_SIGNED_COUNT =
      new WordOperator((x, count) -> isLarge(positive(count)) ? 0 : x << count);

  public static final WordOperator RIGHT_SIGNED_COUNT =
      new WordOperator((x, count) -> isLarge(positive(count)) ? x >> 63 : x >> count);

  public static final WordOperator RIGHT_UNSIGNED_SIGNED_COUNT =
      new WordOperator((x, count) -> isLarge(positive(count)) ? 0 : x >>> count);

  public static final WordOperator ADD_FLOATS =
      new WordOperator((x, y) -> bits(number(x) + number(y)));
  public static final WordOperator SUBTRACT_FLOATS =
      new WordOperator((x, y) -> bits(number(x) - number(y)));
  public static final WordOperator MULTIPLY_FLOATS =
      new WordOperator((x, y) -> bits(number(x) * number(y)));
  private final Specialization<OfSlots> onSlots;
  private final Specialization<OfConstant> onConstant;

  private WordOperator(LongBinaryOperator operation) {
    onSlots = new Specialization<>(OfSlots.class, OnSlots.class, operation);
    onConstant = new Specialization<>(OfConstant.class, OnConstant.class, operation);
  }

  /** {@code to = left operator right}, of slots. */
  public Instruction of(int to, int left, int right) {
    return onSlots.maker().of(to, left, right);
  }

  /** {@code to = left operator constant}. */
  public Instruction withConstant(int to, int left, long constant) {
    return onConstant.maker().of(to, left, constant);
  }

  private static long divisor(long value) {
    if (value == 0) {
      throw GoPanic.divide();
    }
    return value;
  }

  private static boolean isLarge(long count) {
    return (count & -Long.SIZE) != 0;
  }

  private static long positive(long count) {
    if (count < 0) {
      throw GoPanic.negativeShift();
    }
    return count;
  }

  private static double number(long word) {
    return Double.longBitsToDouble(word);
  }

  private static long bits(double number) {
    return Double.doubleToRawLongBits(number);
  }

  private interface OfSlots {
    Instruction of(int to, int left, int right);
  }

  private interface OfConstant {
    Instruction of(int to, int left, long constant);
  }

  private static final class OnSlots extends Instruction implements OfSlots {
    private static final LongBinaryOperator OPERATION =
        Specialization.operation(MethodHandles.lookup(), LongBinaryOperator.class);

    private final int to;
    private final int left;
    private final int right;

    OnSlots(int to, int left, int right) {
      this.to = to;
      this.left = left;
      this.right = right;
    }

    @Override
    public Instruction of(int to, int left, int right) {
      return new OnSlots(to, left, right);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = OPERATION.applyAsLong(w[b + left], w[b + right]);
      return pc + 1;
    }
  }

  private static final class OnConstant extends Instruction implements OfConstant {
    private static final LongBinaryOperator OPERATION =
        Specialization.operation(MethodHandles.lookup(), LongBinaryOperator.class);

    private final int to;
    private final int left;
    private final long constant;

    OnConstant(int to, int left, long constant) {
      this.to = to;
      this.left = left;
      this.constant = constant;
    }

    @Override
    public Instruction of(int to, int left, long constant) {
      return new OnConstant(to, left, constant);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = OPERATION.applyAsLong(w[b + left], constant);
      return pc + 1;
    }
  }
}
