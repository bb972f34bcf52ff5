package gopark.runtime.event;

/** What asked for a preemption. */
public enum PreemptedBy {
  SYSMON,
  STOP_THE_WORLD,
  GC,
  LEARNER,
  /** Processors are to come to a safe point. In Go: forEachP. */
  SAFE_POINT;

  private static final PreemptedBy[] ALL = values();

  public static PreemptedBy of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
