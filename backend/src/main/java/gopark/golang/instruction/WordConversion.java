package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import java.lang.invoke.MethodHandles;
import java.util.function.LongUnaryOperator;

/** Operators of one word, and conversions from one type of words to another. */
public final class WordConversion {
  /** None: the word is copied. */
  public static final WordConversion COPY = new WordConversion(x -> x);

  public static final WordConversion NEGATE = new WordConversion(x -> -x);

  /** {@code ^x}. */
  public static final WordConversion COMPLEMENT = new WordConversion(x -> ~x);

  /** {@code !x}. */
  public static final WordConversion NOT = new WordConversion(x -> x ^ 1);

  public static final WordConversion NEGATE_FLOAT = new WordConversion(x -> x ^ Long.MIN_VALUE);

  public static final WordConversion TO_INT8 = new WordConversion(x -> (byte) x);
  public static final WordConversion TO_INT16 = new WordConversion(x -> (short) x);
  public static final WordConversion TO_INT32 = new WordConversion(x -> (int) x);
  public static final WordConversion TO_UINT8 = new WordConversion(x -> x & 0xFF);
  public static final WordConversion TO_UINT16 = new WordConversion(x -> x & 0xFFFF);
  public static final WordConversion TO_UINT32 = new WordConversion(x -> x & 0xFFFFFFFFL);

  public static final WordConversion TO_FLOAT32 = new WordConversion(x -> bits((float) number(x)));

  public static final WordConversion INT_TO_FLOAT64 = new WordConversion(x -> bits((double) x));
  public static final WordConversion INT_TO_FLOAT32 = new WordConversion(x -> bits((float) x));
  public static final WordConversion UINT64_TO_FLOAT64 =
      new WordConversion(x -> bits(FloatConversions.fromUnsigned(x)));
  public static final WordConversion UINT64_TO_FLOAT32 =
      new WordConversion(x -> bits(FloatConversions.floatFromUnsigned(x)));

  /** The conversion to an int64, of which a narrower type is cut. */
  public static final WordConversion FLOAT_TO_INT =
      new WordConversion(x -> FloatConversions.toSigned(number(x)));

  public static final WordConversion FLOAT_TO_UINT64 =
      new WordConversion(x -> FloatConversions.toUnsigned(number(x)));

  private final Specialization<Maker> copy;

  private WordConversion(LongUnaryOperator operation) {
    copy = new Specialization<>(Maker.class, Template.class, operation);
  }

  /** Converts the word in a slot into another. */
  public Instruction of(int to, int from) {
    return copy.maker().of(to, from);
  }

  private static double number(long word) {
    return Double.longBitsToDouble(word);
  }

  private static long bits(double number) {
    return Double.doubleToRawLongBits(number);
  }

  private interface Maker {
    Instruction of(int to, int from);
  }

  private static final class Template extends Instruction implements Maker {
    private static final LongUnaryOperator OPERATION =
        Specialization.operation(MethodHandles.lookup(), LongUnaryOperator.class);

    private final int to;
    private final int from;

    Template(int to, int from) {
      this.to = to;
      this.from = from;
    }

    @Override
    public Instruction of(int to, int from) {
      return new Template(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = OPERATION.applyAsLong(w[b + from]);
      return pc + 1;
    }
  }
}
