package gopark.golang.library;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.LongUnaryOperator;

/** What packages math and math/bits have of Java. */
final class MathNatives {
  private static final String MATH = "math";
  private static final String BITS = "math/bits";

  private MathNatives() {}

  static void addTo(NativeTable table) {
    one(table, "Sin", Trigonometry::sin);
    one(table, "Cos", Trigonometry::cos);
    one(table, "Tan", Trigonometry::tan);
    one(table, "Asin", Trigonometry::asin);
    one(table, "Acos", Trigonometry::acos);
    one(table, "Atan", Trigonometry::atan);
    one(table, "Sinh", Exponentials::sinh);
    one(table, "Cosh", Exponentials::cosh);
    one(table, "Tanh", Exponentials::tanh);
    one(table, "Asinh", Exponentials::asinh);
    one(table, "Acosh", Exponentials::acosh);
    one(table, "Atanh", Exponentials::atanh);
    one(table, "Exp", Exponentials::exp);
    one(table, "Exp2", Exponentials::exp2);
    one(table, "Expm1", StrictMath::expm1);
    one(table, "Log", Exponentials::log);
    one(table, "Log2", Exponentials::log2);
    one(table, "Log10", Exponentials::log10);
    one(table, "Log1p", StrictMath::log1p);
    one(table, "Sqrt", Math::sqrt);
    one(table, "Cbrt", Exponentials::cbrt);
    one(table, "Floor", Math::floor);
    one(table, "Ceil", Math::ceil);
    one(table, "RoundToEven", Math::rint);
    one(table, "Gamma", GammaFunction::gamma);
    two(table, "Pow", Exponentials::pow);
    two(table, "Hypot", Exponentials::hypot);
    two(table, "Atan2", Trigonometry::atan2);
    two(table, "Mod", (x, y) -> x % y);
    two(table, "Remainder", Math::IEEEremainder);
    two(table, "Nextafter", MathNatives::nextAfter);
    addBits(table);
    addParts(table);
  }

  /** Functions of a number, and those that return several. */
  private static void addParts(NativeTable table) {
    table.add(
        MATH,
        "power10",
        f -> {
          f.setNumber(0, Double.parseDouble("1e" + f.word(0)));
          return null;
        });
    bits(table, "leadingZeros", Long::numberOfLeadingZeros);
    bits(table, "TrailingZeros64", Long::numberOfTrailingZeros);
    bits(table, "OnesCount64", Long::bitCount);
    bits(table, "Reverse64", Long::reverse);
    bits(table, "ReverseBytes64", Long::reverseBytes);
    table.add(
        BITS,
        "Mul64",
        f -> {
          long x = f.word(0);
          long y = f.word(1);
          f.setWord(0, Math.unsignedMultiplyHigh(x, y));
          f.setWord(1, x * y);
          return null;
        });
  }

  private static void addBits(NativeTable table) {
    // A float64 is kept as its bits already; a float32 as those of the float64 of the same value.
    table
        .add(MATH, "Float64bits", f -> null)
        .add(MATH, "Float64frombits", f -> null)
        .add(
            MATH,
            "Float32bits",
            f -> {
              f.setWord(0, Float.floatToRawIntBits((float) f.number(0)) & 0xFFFFFFFFL);
              return null;
            })
        .add(
            MATH,
            "Float32frombits",
            f -> {
              f.setNumber(0, Float.intBitsToFloat((int) f.word(0)));
              return null;
            })
        .add(
            MATH,
            "Frexp",
            f -> {
              double x = f.number(0);
              f.setNumber(0, Exponentials.fraction(x));
              f.setWord(1, Exponentials.exponent(x));
              return null;
            })
        .add(
            MATH,
            "Ldexp",
            f -> {
              int exponent = Math.clamp(f.word(1), -5000, 5000);
              f.setNumber(0, Math.scalb(f.number(0), exponent));
              return null;
            })
        .add(
            MATH,
            "FMA",
            f -> {
              f.setNumber(0, Math.fma(f.number(0), f.number(1), f.number(2)));
              return null;
            });
  }

  private static double nextAfter(double x, double y) {
    if (Double.isNaN(x) || Double.isNaN(y)) {
      return Double.NaN;
    }
    // Zeros are equal: Go gives the first, Java the second.
    return x == y ? x : Math.nextAfter(x, y);
  }

  private static void one(NativeTable table, String name, DoubleUnaryOperator function) {
    table.add(
        MATH,
        name,
        f -> {
          f.setNumber(0, function.applyAsDouble(f.number(0)));
          return null;
        });
  }

  private static void two(NativeTable table, String name, DoubleBinaryOperator function) {
    table.add(
        MATH,
        name,
        f -> {
          f.setNumber(0, function.applyAsDouble(f.number(0), f.number(1)));
          return null;
        });
  }

  private static void bits(NativeTable table, String name, LongUnaryOperator function) {
    table.add(
        BITS,
        name,
        f -> {
          f.setWord(0, function.applyAsLong(f.word(0)));
          return null;
        });
  }
}
