package gopark.simulation;

/** Virtual time is a count of nanoseconds since the simulated process began. */
public final class VirtualTime {
  public static final long MICROSECOND = 1_000;
  public static final long MILLISECOND = 1_000_000;
  public static final long SECOND = 1_000_000_000;

  /**
   * The latest time for which anything is planned, so that no sum of times overflows: 146 years.
   */
  public static final long END = Long.MAX_VALUE / 2;

  /** The given time, or what is left until the end. */
  public static long within(long ns, long now) {
    return Math.min(ns, Math.max(0, END - now));
  }

  /** The time that {@code count} pieces of work take, or all there is. */
  public static long times(long count, long eachNs) {
    return eachNs > 0 && count > END / eachNs ? END : count * eachNs;
  }

  private VirtualTime() {}

  /** Microseconds with the nanoseconds after the point: 12.034us. */
  public static String text(long ns) {
    long whole = ns / MICROSECOND;
    long part = Math.abs(ns % MICROSECOND);
    String digits = Long.toString(part);
    String sign = ns < 0 && whole == 0 ? "-" : "";
    return sign + whole + "." + "0".repeat(3 - digits.length()) + digits + "us";
  }
}
