package gopark.golang.type;

import gopark.golang.type.Constant.Bool;
import gopark.golang.type.Constant.Fraction;
import gopark.golang.type.Constant.Int;
import gopark.golang.type.Constant.Text;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Operators on constants. Operands are of one kind; mixed numbers are taken as fractions. */
public final class ConstantOperations {
  /** A string that is put together may not be longer. */
  private static final int LONGEST_TEXT = 1 << 20;

  /** The letters copied or compared in the time of a simple instruction. */
  private static final int LETTERS = 16;

  private ConstantOperations() {}

  /**
   * Arithmetic, bits, {@code &&}, {@code ||} and putting strings together; the divisor is not zero.
   *
   * @param integers whether the operands' type is an integer one, for which division truncates
   * @return null if the result cannot be kept
   */
  public static @Nullable Constant binary(
      Operator operator, Constant a, Constant b, boolean integers) {
    return switch (operator) {
      case Operator.Logical logical -> logical(logical, (Bool) a, (Bool) b);
      case Operator.Calculation calculation -> calculated(calculation, a, b, integers);
      case Operator.Shift _, Operator.Comparison _ ->
          throw new IllegalArgumentException("No value of two alike: " + operator);
    };
  }

  private static @Nullable Constant calculated(
      Operator.Calculation operator, Constant a, Constant b, boolean integers) {
    if (a instanceof Text(String x) && b instanceof Text(String y)) {
      Compilation.spend((x.length() + y.length()) / LETTERS);
      return x.length() + y.length() > LONGEST_TEXT ? null : new Text(x + y);
    }
    if (a instanceof Int(BigInteger x) && b instanceof Int(BigInteger y)) {
      return operator == Operator.Calculation.DIV && !integers
          ? Constants.fraction(x, y)
          : new Int(integer(operator, x, y));
    }
    Fraction x = Constants.toFraction(a);
    Fraction y = Constants.toFraction(b);
    return x == null || y == null ? null : fraction(operator, x, y);
  }

  private static Bool logical(Operator.Logical operator, Bool a, Bool b) {
    return new Bool(
        switch (operator) {
          case AND -> a.value() && b.value();
          case OR -> a.value() || b.value();
        });
  }

  private static BigInteger integer(Operator.Calculation operator, BigInteger x, BigInteger y) {
    spend(x, y);
    return switch (operator) {
      case ADD -> x.add(y);
      case SUB -> x.subtract(y);
      case MUL -> x.multiply(y);
      case DIV -> x.divide(y);
      case REM -> x.remainder(y);
      case AND -> x.and(y);
      case OR -> x.or(y);
      case XOR -> x.xor(y);
      case AND_NOT -> x.andNot(y);
    };
  }

  /** Numbers are bounded, but multiplying and dividing them takes the product of their lengths. */
  private static void spend(BigInteger x, BigInteger y) {
    Compilation.spend(50 + (x.bitLength() >> 5) * (long) (y.bitLength() >> 5));
  }

  private static @Nullable Fraction fraction(
      Operator.Calculation operator, Fraction x, Fraction y) {
    spend(x.numerator(), y.denominator());
    spend(y.numerator(), x.denominator());
    spend(x.denominator(), y.denominator());
    BigInteger left = x.numerator().multiply(y.denominator());
    BigInteger right = y.numerator().multiply(x.denominator());
    BigInteger both = x.denominator().multiply(y.denominator());
    return switch (operator) {
      case ADD -> Constants.fraction(left.add(right), both);
      case SUB -> Constants.fraction(left.subtract(right), both);
      case MUL -> Constants.fraction(x.numerator().multiply(y.numerator()), both);
      case DIV -> Constants.fraction(left, right);
      case REM, AND, OR, XOR, AND_NOT ->
          throw new IllegalArgumentException("Not of fractions: " + operator);
    };
  }

  /** {@code +}, {@code -}, {@code ^} and {@code !}; the type matters for the complement. */
  public static Constant unary(String operator, Constant operand, Type type) {
    return switch (operand) {
      case Bool(boolean b) -> new Bool(!b);
      case Text text -> text;
      case Int(BigInteger x) ->
          switch (operator) {
            case "-" -> new Int(x.negate());
            case "^" -> new Int(complement(x, type));
            default -> operand;
          };
      case Fraction(BigInteger top, BigInteger bottom) ->
          operator.equals("-") ? new Fraction(top.negate(), bottom) : operand;
    };
  }

  private static BigInteger complement(BigInteger x, Type type) {
    if (!TypeSets.isUnsigned(type) || !(type.underlying() instanceof Basic basic)) {
      return x.not();
    }
    BigInteger all = BigInteger.ONE.shiftLeft(basic.bits()).subtract(BigInteger.ONE);
    return x.andNot(all).or(x.xor(all));
  }

  /** {@code <<} or {@code >>} of an integer; the count is at most {@link Constants#MOST_SHIFT}. */
  public static Int shift(Operator.Shift operator, Int operand, int count) {
    return new Int(
        switch (operator) {
          case LEFT -> operand.value().shiftLeft(count);
          case RIGHT -> operand.value().shiftRight(count);
        });
  }

  public static boolean compare(Operator.Comparison operator, Constant a, Constant b) {
    int order = order(a, b);
    return switch (operator) {
      case EQL -> order == 0;
      case NEQ -> order != 0;
      case LSS -> order < 0;
      case LEQ -> order <= 0;
      case GTR -> order > 0;
      case GEQ -> order >= 0;
    };
  }

  /** Which of two constants of one kind is larger; chars of strings are bytes. */
  private static int order(Constant a, Constant b) {
    if (a instanceof Bool(boolean x) && b instanceof Bool(boolean y)) {
      return Boolean.compare(x, y);
    }
    if (a instanceof Text(String x) && b instanceof Text(String y)) {
      Compilation.spend(1 + Math.min(x.length(), y.length()) / LETTERS);
      return x.compareTo(y);
    }
    if (a instanceof Int(BigInteger x) && b instanceof Int(BigInteger y)) {
      return x.compareTo(y);
    }
    Fraction x = Constants.toFraction(a);
    Fraction y = Constants.toFraction(b);
    if (x == null || y == null) {
      return a.equals(b) ? 0 : 1;
    }
    BigInteger left = x.numerator().multiply(y.denominator());
    return left.compareTo(y.numerator().multiply(x.denominator()));
  }
}
