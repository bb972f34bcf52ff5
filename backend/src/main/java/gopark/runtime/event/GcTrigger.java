package gopark.runtime.event;

/** What began a collection. */
public enum GcTrigger {
  HEAP,
  TIME,
  CALL;

  private static final GcTrigger[] ALL = values();

  public static GcTrigger of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
