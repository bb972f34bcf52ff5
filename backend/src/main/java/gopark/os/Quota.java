package gopark.os;

import gopark.simulation.Agenda;
import gopark.simulation.VirtualTime;

/**
 * How much core time the threads may use together in each period, as cpu.max of a control group
 * says. Left out: Linux deals the quota out to the cores in portions, so that a little of it can
 * lie unused on one while another waits.
 */
final class Quota {
  private static final long SHORTEST = VirtualTime.MILLISECOND;
  private static final long LONGEST_PERIOD = VirtualTime.SECOND;

  /** 0: no limit. */
  private long quotaNs;

  private long periodNs;
  private long periodStart;

  /** Whether any thread has run in this period. */
  private boolean periodCounted;

  private long usedNs;
  private long settledAt;
  private boolean throttled;
  private long throttledSince;
  private long nrPeriods;
  private long nrThrottled;
  private long throttledNs;

  Quota copy() {
    Quota copy = new Quota();
    copy.quotaNs = quotaNs;
    copy.periodNs = periodNs;
    copy.periodStart = periodStart;
    copy.periodCounted = periodCounted;
    copy.usedNs = usedNs;
    copy.settledAt = settledAt;
    copy.throttled = throttled;
    copy.throttledSince = throttledSince;
    copy.nrPeriods = nrPeriods;
    copy.nrThrottled = nrThrottled;
    copy.throttledNs = throttledNs;
    return copy;
  }

  /** A period begins now, with nothing used. */
  void set(long quota, long period, long now) {
    if (quota < SHORTEST || period < SHORTEST || period > LONGEST_PERIOD) {
      throw new IllegalArgumentException(
          "A quota must be at least 1 ms and its period from 1 ms to 1 s, not "
              + quota
              + " and "
              + period
              + " ns.");
    }
    quotaNs = quota;
    periodNs = period;
    beginPeriod(now);
    settledAt = now;
  }

  void clear() {
    quotaNs = 0;
    periodNs = 0;
    periodStart = 0;
    usedNs = 0;
  }

  boolean isSet() {
    return quotaNs > 0;
  }

  boolean isThrottled() {
    return throttled;
  }

  /** Counts what this many threads have used since it was last counted. */
  void settle(int running, long now) {
    usedNs += running * (now - settledAt);
    settledAt = now;
    long periods = (now - periodStart) / periodNs;
    if (periods > 0) {
      beginPeriod(periodStart + periods * periodNs);
    }
  }

  /** Whether so little is left that not all of these threads can go on. */
  boolean isUsedUp(int running) {
    return running > 0 && quotaNs - usedNs < running;
  }

  /** When to look again, with this many threads running from now on. */
  long nextLook(int running, long now) {
    if (throttled) {
      return periodStart + periodNs;
    }
    if (running == 0) {
      return Agenda.NEVER;
    }
    if (!periodCounted) {
      periodCounted = true;
      nrPeriods++;
    }
    return Math.min(periodStart + periodNs, now + (quotaNs - usedNs) / running);
  }

  void throttle(long now) {
    throttled = true;
    throttledSince = now;
    nrThrottled++;
  }

  /** Ends the throttling; returns how long it was. */
  long unthrottle(long now) {
    long ns = now - throttledSince;
    throttled = false;
    throttledNs += ns;
    return ns;
  }

  long throttledUntil() {
    return throttled ? periodStart + periodNs : 0;
  }

  QuotaStatus status(int running, long now) {
    boolean idleSince = isSet() && now >= periodStart + periodNs;
    long used = isSet() && !idleSince ? usedNs + running * (now - settledAt) : 0;
    long start = idleSince ? now - (now - periodStart) % periodNs : periodStart;
    return new QuotaStatus(
        quotaNs,
        periodNs,
        start,
        used,
        throttledUntil(),
        nrPeriods,
        nrThrottled,
        throttledNs + (throttled ? now - throttledSince : 0));
  }

  private void beginPeriod(long start) {
    periodStart = start;
    periodCounted = false;
    usedNs = 0;
  }
}
