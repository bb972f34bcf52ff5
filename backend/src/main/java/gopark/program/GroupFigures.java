package gopark.program;

/**
 * What the control group of the process says of its share of the processors, in nanoseconds.
 *
 * @param quotaNs core time in a period; 0: there is no limit
 * @param usedNs core time that all threads have had so far
 * @param periods in which any thread ran
 * @param throttled those of them in which the quota was used up
 * @param throttledNs how long threads were frozen in all
 */
public record GroupFigures(
    long quotaNs, long periodNs, long usedNs, long periods, long throttled, long throttledNs) {

  private static final long USUAL_PERIOD_US = 100_000;
  private static final long MICROSECOND = 1_000;

  /** The text of the file {@code cpu.max}. */
  public String cpuMax() {
    return quotaNs > 0
        ? quotaNs / MICROSECOND + " " + periodNs / MICROSECOND + "\n"
        : "max " + USUAL_PERIOD_US + "\n";
  }

  /** The text of the file {@code cpu.stat}; all time counts as the program's own. */
  public String cpuStat() {
    long used = usedNs / MICROSECOND;
    return "usage_usec "
        + used
        + "\nuser_usec "
        + used
        + "\nsystem_usec 0\nnr_periods "
        + periods
        + "\nnr_throttled "
        + throttled
        + "\nthrottled_usec "
        + throttledNs / MICROSECOND
        + "\nnr_bursts 0\nburst_usec 0\n";
  }
}
