package gopark.golang.type;

import java.math.BigInteger;

/** The exact value of a constant expression. */
public sealed interface Constant {

  record Bool(boolean value) implements Constant {}

  /** The bytes of the string, each as one char below 256. */
  record Text(String bytes) implements Constant {}

  record Int(BigInteger value) implements Constant {}

  /** A fraction in lowest terms, the denominator positive. */
  record Fraction(BigInteger numerator, BigInteger denominator) implements Constant {}
}
