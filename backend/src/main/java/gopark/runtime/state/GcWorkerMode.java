package gopark.runtime.state;

/** How a mark worker works. */
public enum GcWorkerMode {
  NOT_WORKER,
  DEDICATED,
  FRACTIONAL,
  IDLE;

  private static final GcWorkerMode[] ALL = values();

  public static GcWorkerMode of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
