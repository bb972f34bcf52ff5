package gopark.runtime.gc;

import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;

/**
 * When a collection begins and how many mark for it. In Go: mgcpacer.go. Left out: the runway that
 * moves the trigger, the memory limit and the limiter of the collector's share of the processors.
 */
public final class GcPacer {
  /** The share of all processors that is meant for marking. */
  private static final double UTILIZATION = 0.25;

  private static final double MOST_ERROR = 0.3;

  /** What the share of a fractional worker may exceed before it stops. */
  static final double SLACK = 1.2;

  private static final long SMALLEST_HEAP = 4 << 20;
  private static final long USUAL_PERCENT = 100;

  /** The trigger stands at 61/64 of the way from the marked heap to the goal. */
  private static final long TRIGGER_PARTS = 61;

  private static final long PARTS = 64;

  /**
   * Every fourth byte that a program allocates outlives the next collection, as far as its objects
   * are not modelled.
   */
  private static final long SURVIVES = 4;

  /** Every eighth byte of a stack is in use and scanned. */
  static final int USED_PART_OF_STACK = 8;

  private GcPacer() {}

  /** Workers that mark until the end of the phase. */
  public static int dedicated(int procs) {
    double goal = procs * UTILIZATION;
    int workers = (int) (goal + 0.5);
    return isFarOff(workers, goal) && workers > goal ? workers - 1 : workers;
  }

  /** The share of each processor's time that is left for fractional workers; 0: there are none. */
  public static double fractional(int procs) {
    double goal = procs * UTILIZATION;
    return isFarOff((int) (goal + 0.5), goal) ? (goal - dedicated(procs)) / procs : 0;
  }

  private static boolean isFarOff(int workers, double goal) {
    double error = workers / goal - 1;
    return error < -MOST_ERROR || error > MOST_ERROR;
  }

  /** How many processors with nothing else to do may mark. */
  public static int mostIdle(int procs, boolean byTime) {
    if (byTime) {
      return dedicated(procs) > 0 ? 0 : 1;
    }
    return procs - dedicated(procs);
  }

  /**
   * The next goal and trigger, by what the last cycle has left alive and by what each has to look
   * through besides. In Go: commit, trigger.
   */
  public static void aim(GcCycle cycle) {
    if (cycle.percent < 0) {
      cycle.goal = Long.MAX_VALUE;
      cycle.trigger = Long.MAX_VALUE;
      return;
    }
    long marked = cycle.heapMarked;
    long scanned = marked + cycle.lastStackScan + GcCycle.DATA + GcCycle.BSS;
    long smallest = SMALLEST_HEAP * cycle.percent / USUAL_PERCENT;
    cycle.goal = Math.max(smallest, marked + scanned * cycle.percent / USUAL_PERCENT);
    cycle.trigger =
        Math.max(
            marked + (cycle.goal - marked) / PARTS * TRIGGER_PARTS, cycle.goal - SMALLEST_HEAP);
  }

  /** The part of a heap that a cycle will find alive, if the program's objects are not modelled. */
  static long survivors(long bytes) {
    return bytes / SURVIVES;
  }

  /** Large objects outlive a collection as all others do. */
  static void keepLarge(GcCycle cycle) {
    double share = (double) cycle.survivors / cycle.heapAtStart;
    cycle.largeObjects = Math.round(cycle.largeObjects * share);
    cycle.largeBytes = Math.round(cycle.largeBytes * share);
  }

  /** Work for each byte allocated, so that marking ends before the goal. In Go: revise. */
  static double workPerByte(GcCycle cycle) {
    long stacks = (long) (cycle.stacks - cycle.nextStack) * Goroutine.STARTING_STACK;
    long work =
        Math.max(
            1,
            cycle.rootsLeft + cycle.goroutinesLeft + cycle.heapLeft + stacks / USED_PART_OF_STACK);
    return (double) work / Math.max(1, cycle.goal - cycle.heapLive);
  }
}
