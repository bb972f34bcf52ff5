package gopark.runtime.event;

/** Who asked for a preemption. */
public enum PreemptedBy {
  SYSMON,
  STOP_THE_WORLD,
  GC,
  LEARNER;

  private static final PreemptedBy[] ALL = values();

  public static PreemptedBy of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
