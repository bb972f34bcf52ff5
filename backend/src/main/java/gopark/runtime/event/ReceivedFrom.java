package gopark.runtime.event;

/** Where a received value came from. */
public enum ReceivedFrom {
  BUFFER,
  /** A sender that waited; with a buffer, its value takes the place of the oldest. */
  SENDER,
  /** Nowhere: the channel is closed and empty. */
  CLOSED;

  private static final ReceivedFrom[] ALL = values();

  public static ReceivedFrom of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
