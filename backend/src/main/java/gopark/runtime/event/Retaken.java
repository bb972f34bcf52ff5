package gopark.runtime.event;

/** Why sysmon took a processor from a system call. */
public enum Retaken {
  QUEUED_WORK,
  NOBODY_IDLE,
  TEN_MILLISECONDS;

  private static final Retaken[] ALL = values();

  public static Retaken of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
