package gopark.os;

import gopark.simulation.VirtualTime;

/**
 * How the kernel shares its cores, in virtual nanoseconds.
 *
 * @param slice how long a thread keeps its core while others wait
 * @param granularity how long it must have run before a woken thread takes its core
 * @param switchNs what a thread pays that gets a core straight from another; waking onto an idle
 *     core is part of what a wake-up costs anyway
 * @param siblingNs by how much each microsecond of work takes longer while the other hardware
 *     thread of the same physical core works, too; 0: every core is one of its own. Cores 0 and 1
 *     are siblings, 2 and 3, and so on
 */
public record KernelCosts(long slice, long granularity, long switchNs, long siblingNs) {
  /** A sibling that slows down more than this is beyond any machine. */
  public static final long MOST_SIBLING_NS = 100 * VirtualTime.MICROSECOND;

  public KernelCosts {
    if (slice <= 0 || granularity < 0 || switchNs < 0 || siblingNs < 0) {
      throw new IllegalArgumentException(
          "A slice must be positive; granularity, switch and sibling not negative: "
              + slice
              + ", "
              + granularity
              + ", "
              + switchNs
              + ", "
              + siblingNs);
    }
  }

  /** How long that much work takes on a core whose sibling works, too. */
  long besideSibling(long workNs) {
    // Whole microseconds by themselves: an endless loop's work times this cost is beyond a long.
    long whole = workNs / VirtualTime.MICROSECOND;
    long rest = workNs % VirtualTime.MICROSECOND;
    return workNs + whole * siblingNs + rest * siblingNs / VirtualTime.MICROSECOND;
  }

  /** How much work is done in that time on a core whose sibling works, too; rounded up. */
  long workBesideSibling(long ns) {
    long slowed = VirtualTime.MICROSECOND + siblingNs;
    return ns / slowed * VirtualTime.MICROSECOND
        + Math.ceilDiv(ns % slowed * VirtualTime.MICROSECOND, slowed);
  }

  public static KernelCosts standard() {
    return new KernelCosts(
        3 * VirtualTime.MILLISECOND, // slice
        30 * VirtualTime.MICROSECOND, // granularity
        2 * VirtualTime.MICROSECOND, // switchNs
        0); // siblingNs
  }
}
