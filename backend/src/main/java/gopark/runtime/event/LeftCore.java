package gopark.runtime.event;

/** Why a thread left its core; in the order of the kernel's own reasons. */
public enum LeftCore {
  SLEEPS,
  SLICE_OVER,
  ANOTHER_WOKE,
  THROTTLED,
  CORE_REMOVED;

  private static final LeftCore[] ALL = values();

  public static LeftCore of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
