package gopark.runtime.model;

import gopark.program.Copies;
import gopark.runtime.state.GcWorkerMode;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.VirtualTime;
import org.jspecify.annotations.Nullable;

/** What a machine needs to run Go code: queue, free list, timers. In Go: runtime2.go, type p. */
public final class Processor {
  /**
   * Go's clock does not begin with the process, so that a zero there is longer ago than a slice.
   */
  private static final long LONG_AGO = -10 * VirtualTime.MILLISECOND;

  public final int id;
  public ProcessorStatus status = ProcessorStatus.GCSTOP;
  public @Nullable Machine m;

  /** The machine that had the processor last; asked for after the world stood still (1.26). */
  public @Nullable Machine oldm;

  /**
   * Whether the processor is in the list of idle ones; on its way to a machine it is not. In Go:
   * idlepMask.
   */
  public boolean listedIdle;

  /** The next idle processor. */
  public @Nullable Processor link;

  public final LocalRunQueue runq;
  public @Nullable Goroutine runnext;
  public int schedtick;
  public int syscalltick;
  public boolean preempt;

  /**
   * What sysmon saw at its last look, and when it saw it first; before its first look, long ago.
   */
  public int seenSchedtick;

  public long seenSchedWhen = LONG_AGO;
  public int seenSyscalltick;
  public long seenSyscallWhen = LONG_AGO;

  public final FreeList gFree = new FreeList();
  public final TimerHeap timers = new TimerHeap();

  /** The first goroutine id of the processor's batch that is still free. */
  public int goidcache;

  /** The end of the processor's batch of goroutine ids, exclusive. */
  public int goidcacheend;

  public GcWorkerMode gcMarkWorkerMode = GcWorkerMode.NOT_WORKER;
  public @Nullable Goroutine gcWorker;
  public @Nullable Goroutine nextGcWorker;
  public long gcFractionalMarkTime;

  /** When the mark worker that runs here began. */
  public long gcMarkWorkerStartTime;

  /**
   * The bytes that the mark worker still marks before it looks whether to go on. In Go: checkWork.
   */
  public long gcCheckWork;

  public boolean runSafePoint;

  public Processor(int id, int queueCapacity) {
    this.id = id;
    runq = new LocalRunQueue(queueCapacity);
  }

  /** Whether the processor has no goroutine to run. In Go: runqempty. */
  public boolean hasNoWork() {
    return runq.size() == 0 && runnext == null;
  }

  public boolean is(ProcessorStatus other) {
    return status == other;
  }

  @Override
  public String toString() {
    return "P" + id;
  }

  /** Everything but what points to others. */
  public Processor copyOfItself() {
    Processor copy = new Processor(id, runq.capacity());
    copy.status = status;
    copy.schedtick = schedtick;
    copy.syscalltick = syscalltick;
    copy.listedIdle = listedIdle;
    copy.preempt = preempt;
    copy.seenSchedtick = seenSchedtick;
    copy.seenSchedWhen = seenSchedWhen;
    copy.seenSyscalltick = seenSyscalltick;
    copy.seenSyscallWhen = seenSyscallWhen;
    copy.goidcache = goidcache;
    copy.goidcacheend = goidcacheend;
    copy.gcMarkWorkerMode = gcMarkWorkerMode;
    copy.gcFractionalMarkTime = gcFractionalMarkTime;
    copy.gcMarkWorkerStartTime = gcMarkWorkerStartTime;
    copy.gcCheckWork = gcCheckWork;
    copy.runSafePoint = runSafePoint;
    return copy;
  }

  /** Copies the references to other parts, all of which are known by now. */
  public void copyLinksFrom(Processor original, Copies copies) {
    m = Links.knownOrNull(copies, original.m);
    oldm = Links.knownOrNull(copies, original.oldm);
    link = Links.knownOrNull(copies, original.link);
    runq.copyFrom(original.runq, copies);
    runnext = Links.knownOrNull(copies, original.runnext);
    gFree.copyFrom(original.gFree, copies);
    timers.copyFrom(original.timers, copies);
    gcWorker = Links.knownOrNull(copies, original.gcWorker);
    nextGcWorker = Links.knownOrNull(copies, original.nextGcWorker);
  }
}
