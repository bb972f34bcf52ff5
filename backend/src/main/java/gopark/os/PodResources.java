package gopark.os;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What Kubernetes makes of a container's requests and limits for processors, in control groups of
 * version 2.
 *
 * @param requestMillis in thousandths of a processor; 0: none
 * @param limitMillis in thousandths of a processor; 0: none
 */
public record PodResources(long requestMillis, long limitMillis) {
  private static final int MAX_MILLIS = 1_024_000;

  public static final long PERIOD_NS = 100_000_000;

  /** The kernel takes no quota that is shorter. */
  private static final long LEAST_QUOTA_NS = 1_000_000;

  private static final long MILLI = 1_000;
  private static final long SHARES_OF_A_PROCESSOR = 1_024;
  private static final long LEAST_SHARES = 2;
  private static final long MOST_SHARES = 262_144;
  private static final long MOST_WEIGHT = 10_000;

  private static final Pattern WHOLE_OR_DECIMAL = Pattern.compile("\\d{1,4}(\\.\\d{1,3})?");
  private static final Pattern MILLIS = Pattern.compile("\\d{1,7}m");

  /**
   * The thousandths that a quantity such as {@code 500m} or {@code 1.5} means; 0 for an empty one,
   * null for what is none or too large.
   */
  public static @Nullable Long millis(String quantity) {
    String text = quantity.strip();
    if (text.isEmpty()) {
      return 0L;
    }
    long millis;
    if (MILLIS.matcher(text).matches()) {
      millis = Long.parseLong(text.substring(0, text.length() - 1));
    } else if (WHOLE_OR_DECIMAL.matcher(text).matches()) {
      millis = new BigDecimal(text).movePointRight(3).setScale(0, RoundingMode.UP).longValue();
    } else {
      return null;
    }
    return millis <= MAX_MILLIS ? millis : null;
  }

  /** Core time in a period; 0: there is no limit. A limit below 10m counts as 10m. */
  public long quotaNs() {
    return limitMillis == 0 ? 0 : Math.max(LEAST_QUOTA_NS, limitMillis * (PERIOD_NS / MILLI));
  }

  /** The limit as the file {@code cpu.max} says it. */
  public String cpuMax() {
    return (limitMillis == 0 ? "max" : quotaNs() / MILLI) + " " + PERIOD_NS / MILLI;
  }

  /** The share among those that want processors at once: it limits nobody. */
  public long cpuWeight() {
    long shares =
        Math.clamp(requestMillis * SHARES_OF_A_PROCESSOR / MILLI, LEAST_SHARES, MOST_SHARES);
    return 1 + (shares - LEAST_SHARES) * (MOST_WEIGHT - 1) / (MOST_SHARES - LEAST_SHARES);
  }

  /** What go.uber.org/automaxprocs sets: the quota rounded down, one at the least. */
  public int automaxprocs(int cpus) {
    return limitMillis == 0 ? cpus : (int) Math.max(1, limitMillis / MILLI);
  }

  /** The time in each period that this many busy processors run before they are frozen. */
  public long runsNs(int processors, int cpus) {
    if (limitMillis == 0) {
      return PERIOD_NS;
    }
    return Math.min(PERIOD_NS, quotaNs() / Math.min(processors, cpus));
  }
}
