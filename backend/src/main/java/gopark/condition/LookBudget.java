package gopark.condition;

import gopark.simulation.WorkStopped;
import org.jspecify.annotations.Nullable;

/** How much one evaluation may still look at, and whom its work is counted for. */
final class LookBudget {
  /** Some milliseconds' worth. */
  static final int LOOKS = 50_000;

  /** How many characters of a text cost as much as one look. */
  private static final int CHARACTERS = 16;

  private final Asker asker;
  private final Price price;
  private int left = LOOKS;
  private @Nullable WorkStopped stopped;

  LookBudget(Asker asker, Price price) {
    this.asker = asker;
    this.price = price;
  }

  /** Thrown into the library's evaluation, which may swallow it; hence {@link #isSpent}. */
  static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1;

    Spent() {
      super("The budget is spent", null, false, false);
    }
  }

  void begin() {
    asker.look(1, price.units());
  }

  void look() {
    look(1);
  }

  /** A pattern goes through a text in as many ways at once as it is large. */
  void text(String text) {
    look(1 + (int) Math.min(LOOKS, (long) text.length() * price.pattern() / CHARACTERS));
  }

  private void look(int cost) {
    left -= cost;
    if (left < 0) {
      left = -1;
      throw new Spent();
    }
    try {
      asker.look(cost, cost * price.lookUnits());
    } catch (WorkStopped e) {
      left = -1;
      stopped = e;
      throw e;
    }
  }

  boolean isSpent() {
    return left < 0;
  }

  /** Says that the work must not go on, if the library has swallowed that. */
  void tellIfStopped() {
    if (stopped != null) {
      throw stopped;
    }
  }
}
