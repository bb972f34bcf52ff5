package gopark.runtime.event;

/** What became of those who wait for a lock that is let go. */
public enum Released {
  /** Nobody waits, or somebody is awake already. */
  NOBODY_WOKEN,
  /** The first waiter may compete for it. */
  WAITER_WOKEN,
  /** The first waiter has it. */
  HANDED_OVER;

  private static final Released[] ALL = values();

  public static Released of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
