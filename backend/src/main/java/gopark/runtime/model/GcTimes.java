package gopark.runtime.model;

/**
 * How long the parts of a cycle take, as GODEBUG=gctrace tells it. In Go: mgc.go, the times and
 * sizes in work; mstats.go, cpuStats.
 */
public final class GcTimes {
  /** When the world was told to stop, so that marking could begin. In Go: tSweepTerm. */
  public long beginsAt;

  /** When marking had begun and the world went on. In Go: tMark. */
  public long marksAt;

  /** When the world was told to stop since all was marked. In Go: tMarkTerm. */
  public long terminatesAt;

  /** When sweeping began. In Go: tEnd. */
  public long endsAt;

  /** The number of processors, and how many of them the machine has cores for. */
  public int processors;

  public int stoppedProcessors;

  /** The time in which those marked who allocate, and the workers, each of its kind. */
  public long assisted;

  public long marked;
  public long markedIdle;

  /** The live heap when all was marked. */
  public long heapAtEnd;

  /** The heap at which the cycle was to end. */
  public long goal;

  /** Whether the program has asked for it. */
  public boolean isForced;

  /**
   * The processors' time that all cycles took together, without that of processors that had nothing
   * else to do.
   */
  private long taken;

  /** A cycle begins: the world is told to stop. */
  public void begin(long now, int gomaxprocs, int cores, boolean forced) {
    beginsAt = now;
    processors = gomaxprocs;
    stoppedProcessors = Math.min(gomaxprocs, cores);
    isForced = forced;
    assisted = 0;
    marked = 0;
    markedIdle = 0;
  }

  /** Marking begins, and the world goes on. */
  public void mark(long now, long stoodNs) {
    marksAt = now;
    taken += stoodNs * processors;
  }

  /** Sweeping begins, and the world goes on. */
  public void end(long now, long stoodNs) {
    endsAt = now;
    taken += stoodNs * processors + assisted + marked;
  }

  /** How long the world did not go on in this cycle, with the time until all had stopped. */
  long pausedNs() {
    return marksAt - beginsAt + endsAt - terminatesAt;
  }

  /** The share of the processors' time that all cycles took, as of {@link #percentOf}. */
  public double shareOf(long available) {
    return available == 0 ? 0 : (double) taken / available;
  }

  /**
   * The percentage of the processors' time that all cycles took.
   *
   * @param available the processors' time since the start
   */
  public int percentOf(long available) {
    return available == 0 ? 0 : (int) (100.0 * taken / available);
  }

  void copyFrom(GcTimes original) {
    beginsAt = original.beginsAt;
    marksAt = original.marksAt;
    terminatesAt = original.terminatesAt;
    endsAt = original.endsAt;
    processors = original.processors;
    stoppedProcessors = original.stoppedProcessors;
    assisted = original.assisted;
    marked = original.marked;
    markedIdle = original.markedIdle;
    heapAtEnd = original.heapAtEnd;
    goal = original.goal;
    isForced = original.isForced;
    taken = original.taken;
  }
}
