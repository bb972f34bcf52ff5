package gopark.golang.value;

/**
 * The payer of work in proportion to data, mostly the goroutine that runs. What is spent costs
 * virtual time, counts towards the program's limit, and is reported to the computer, which may take
 * its turn away meanwhile. Loops over data spend piece by piece.
 */
@FunctionalInterface
public interface Spender {
  /** Nobody pays for what is done before a program runs: it is small. */
  Spender NOBODY = _ -> true;

  /**
   * Spends the time of this many instructions; returns whether some is left until time is counted.
   */
  boolean spend(long instructions);
}
