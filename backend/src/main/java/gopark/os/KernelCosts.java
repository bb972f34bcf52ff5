package gopark.os;

import gopark.simulation.VirtualTime;

/**
 * How the kernel shares its cores, in virtual nanoseconds.
 *
 * @param slice how long a thread keeps its core while others wait
 * @param granularity how long it must have run before a woken thread takes its core
 * @param switchNs what a thread pays that gets a core straight from another; waking onto an idle
 *     core is part of what a wake-up costs anyway
 */
public record KernelCosts(long slice, long granularity, long switchNs) {
  public KernelCosts {
    if (slice <= 0 || granularity < 0 || switchNs < 0) {
      throw new IllegalArgumentException(
          "A slice must be positive, granularity and switch not negative: "
              + slice
              + ", "
              + granularity
              + ", "
              + switchNs);
    }
  }

  public static KernelCosts standard() {
    return new KernelCosts(
        3 * VirtualTime.MILLISECOND, // slice
        VirtualTime.MILLISECOND, // granularity
        2 * VirtualTime.MICROSECOND); // switchNs
  }
}
