package gopark.os;

/**
 * The quota at one moment, as {@code cpu.max} and {@code cpu.stat} tell it.
 *
 * @param quotaNs core time for each period; 0: there is no limit
 * @param periodNs how long a period is
 * @param periodStart when the present one began
 * @param usedNs core time used in it
 * @param throttledUntil when the frozen threads go on; 0: they are not frozen
 * @param nrPeriods periods in which any thread ran
 * @param nrThrottled those in which the quota was used up
 * @param throttledNs how long threads were frozen in all, on the clock
 */
public record QuotaStatus(
    long quotaNs,
    long periodNs,
    long periodStart,
    long usedNs,
    long throttledUntil,
    long nrPeriods,
    long nrThrottled,
    long throttledNs) {}
