package gopark.runtime.event;

/** Why a processor that is given away gets a machine, or does not. */
public enum HandOff {
  LOCAL_WORK,
  GLOBAL_WORK,
  TRACE_READER,
  GC_WORK,
  NOBODY_LOOKS,
  WORLD_STOPS,
  LAST_TO_POLL,
  IDLE;

  private static final HandOff[] ALL = values();

  public static HandOff of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
