package gopark.runtime.event;

/** Why the world is stopped. */
public enum StopReason {
  GC_SWEEP_TERMINATION,
  GC_MARK_TERMINATION,
  GOMAXPROCS,
  READ_MEM_STATS,
  ALL_GOROUTINES_STACK;

  private static final StopReason[] ALL = values();

  public static StopReason of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
