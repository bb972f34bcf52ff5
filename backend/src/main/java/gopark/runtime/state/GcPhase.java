package gopark.runtime.state;

/** A phase of the collector. */
public enum GcPhase {
  OFF,
  MARK,
  MARK_TERMINATION,
  SWEEP;

  private static final GcPhase[] ALL = values();

  public static GcPhase of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
