package gopark.program;

/**
 * A program that does what it is ordered from outside, and waits for the next order: main in a
 * session that has no program of its own.
 */
public final class Hand implements Program {
  private final String function;

  /** The hand stands in the named function; as main it is {@code main.main}. */
  public Hand(String function) {
    this.function = function;
  }

  @Override
  public Operation next(Outcome outcome) {
    return new Operation.AwaitOrders();
  }

  @Override
  public String function() {
    return function;
  }

  @Override
  public Program copy(Copies copies) {
    return this;
  }
}
