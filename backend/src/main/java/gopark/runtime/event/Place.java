package gopark.runtime.event;

/** Where a runnable goroutine was put. */
public enum Place {
  NOWHERE,
  /** The runnext slot of the acting processor. */
  RUNNEXT,
  /** The tail of the acting processor's queue. */
  LOCAL_TAIL,
  /** The tail of the global queue. */
  GLOBAL_TAIL,
  /** The head of the global queue. */
  GLOBAL_HEAD,
  /** Straight to execution, through no queue. */
  RUNS_AT_ONCE;

  private static final Place[] ALL = values();

  public static Place of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
