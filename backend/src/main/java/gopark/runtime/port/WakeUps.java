package gopark.runtime.port;

import gopark.runtime.config.CostModel;
import gopark.simulation.SeededRandom;

/**
 * How long the system takes to wake threads. It is never the same twice, and without that two
 * threads that wake each other would fall into a step which no real machine keeps. The numbers are
 * of their own, so that the runtime's do not depend on how often somebody slept.
 */
public final class WakeUps {
  /**
   * Any would do; with this one main stays on P0 by the usual seed, where a learner looks first.
   */
  private static final long STREAM = 11;

  private static final long MICROSECOND = 1_000;

  private final CostModel costs;
  private SeededRandom random;

  public WakeUps(CostModel costs, long seed) {
    this.costs = costs;
    this.random = new SeededRandom(seed ^ STREAM);
  }

  /** About as long as that, and at most by the spread more or less. */
  public long about(long ns) {
    long spread = ns * Math.min(MICROSECOND, costs.wakeSpread()) / MICROSECOND;
    return spread == 0 ? ns : ns - spread + (random.next() >>> 1) % (2 * spread + 1);
  }

  /** Stands for its state in a digest. */
  public long state() {
    return random.copy().next();
  }

  public void copyFrom(WakeUps original) {
    random = original.random.copy();
  }
}
