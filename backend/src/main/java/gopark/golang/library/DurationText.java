package gopark.golang.library;

/** How a time.Duration reads: {@code 1h15m30.918s}. */
final class DurationText {
  private static final long SECOND = 1_000_000_000;
  private static final long MINUTE = 60;

  private DurationText() {}

  /** The duration as text, in the bytes of a Go string, where a micro sign takes two. */
  static String of(long ns) {
    if (ns == 0) {
      return "0s";
    }
    String sign = ns < 0 ? "-" : "";
    long amount = ns < 0 ? -ns : ns;
    if (Long.compareUnsigned(amount, SECOND) < 0) {
      return sign + small(amount);
    }
    long seconds = Long.divideUnsigned(amount, SECOND);
    String text = decimal(seconds % MINUTE, Long.remainderUnsigned(amount, SECOND), 9) + "s";
    long minutes = seconds / MINUTE;
    if (minutes > 0) {
      text = minutes % MINUTE + "m" + text;
    }
    return sign + (minutes >= MINUTE ? minutes / MINUTE + "h" : "") + text;
  }

  private static String small(long ns) {
    if (ns < 1_000) {
      return ns + "ns";
    }
    return ns < 1_000_000
        ? decimal(ns / 1_000, ns % 1_000, 3) + "\u00C2\u00B5s"
        : decimal(ns / 1_000_000, ns % 1_000_000, 6) + "ms";
  }

  /** A number with at most {@code digits} digits after the point, and no zeros at the end. */
  private static String decimal(long whole, long fraction, int digits) {
    if (fraction == 0) {
      return String.valueOf(whole);
    }
    StringBuilder text = new StringBuilder(String.valueOf(fraction));
    while (text.length() < digits) {
      text.insert(0, '0');
    }
    while (text.charAt(text.length() - 1) == '0') {
      text.setLength(text.length() - 1);
    }
    return whole + "." + text;
  }
}
