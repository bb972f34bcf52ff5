package gopark.runtime.event;

/** Where findRunnable found what to run. */
public enum Source {
  NOTHING,
  LOCKED,
  TRACE_READER,
  GC_WORKER,
  GLOBAL_TICK,
  RUNNEXT,
  LOCAL,
  GLOBAL,
  NETPOLL,
  STOLEN,
  STOLEN_RUNNEXT,
  STOLEN_TIMER,
  IDLE_GC_WORKER,
  GLOBAL_AGAIN,
  BLOCKING_NETPOLL;

  private static final Source[] ALL = values();

  public static Source of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
