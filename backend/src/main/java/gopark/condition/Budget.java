package gopark.condition;

/** How much one evaluation may still look at. */
final class Budget {
  /** Some milliseconds' worth. */
  static final int LOOKS = 100_000;

  /** So many characters of a text cost as much as one look. */
  private static final int CHARACTERS = 16;

  private int left = LOOKS;

  /** Thrown into the library's evaluation, which may swallow it; hence {@link #isSpent}. */
  static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1;

    Spent() {
      super("The budget is spent", null, false, false);
    }
  }

  void look() {
    look(1);
  }

  void text(String text) {
    look(1 + text.length() / CHARACTERS);
  }

  private void look(int cost) {
    left -= cost;
    if (left < 0) {
      left = -1;
      throw new Spent();
    }
  }

  boolean isSpent() {
    return left < 0;
  }
}
