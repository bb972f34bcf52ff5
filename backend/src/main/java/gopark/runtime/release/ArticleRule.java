package gopark.runtime.release;

/**
 * Where the articles that GoPark illustrates part from Go. Those in force are what the release
 * named {@code article} plays; an event that follows one carries its number.
 */
public enum ArticleRule {
  T1(1, true),
  T2(2, true),
  T3(3, true),
  T4(4, true),
  T5(5, true),
  T6(6, false),
  T7(7, false),
  T8(8, true),
  T9(9, true),
  T10(10, false),
  T11(11, true),
  T12(12, false),
  T13(13, true),
  T14(14, true);

  private final int number;
  private final boolean inForce;

  ArticleRule(int number, boolean inForce) {
    this.number = number;
    this.inForce = inForce;
  }

  /** The number that events carry: 1 for T1. */
  public int number() {
    return number;
  }

  /** Whether the release named {@code article} plays the rule. */
  public boolean inForce() {
    return inForce;
  }
}
