package gopark.runtime.event;

/** How a goroutine came to stop. */
public enum Preempted {
  AT_A_CALL,
  BY_SIGNAL,
  HANDED_OFF;

  private static final Preempted[] ALL = values();

  public static Preempted of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
