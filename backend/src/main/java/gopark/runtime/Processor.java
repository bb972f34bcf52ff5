package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.event.GcWorkerMode;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.VirtualTime;
import org.jspecify.annotations.Nullable;

/** What a machine needs to run Go code: queue, free list, timers. In Go: runtime2.go, type p. */
final class Processor {
  /**
   * Go's clock does not begin with the process, so that a zero there is longer ago than a slice.
   */
  private static final long LONG_AGO = -10 * VirtualTime.MILLISECOND;

  final int id;
  ProcessorStatus status = ProcessorStatus.GCSTOP;
  @Nullable Machine m;

  /** The machine that had it last; asked for after the world stood still (1.26). */
  @Nullable Machine oldm;

  /** It is in the list of idle processors; one on its way to a machine is not. In Go: idlepMask. */
  boolean listedIdle;

  /** The next idle processor. */
  @Nullable Processor link;

  final LocalRunQueue runq;
  @Nullable Goroutine runnext;
  int schedtick;
  int syscalltick;
  boolean preempt;

  /**
   * What sysmon saw at its last look, and when it saw it first; before its first look, long ago.
   */
  int seenSchedtick;

  long seenSchedWhen = LONG_AGO;
  int seenSyscalltick;
  long seenSyscallWhen = LONG_AGO;

  final FreeList gFree = new FreeList();
  final TimerHeap timers = new TimerHeap();

  /** The ids it may hand out: from this one. */
  int goidcache;

  /** … up to, not including, this one. */
  int goidcacheend;

  GcWorkerMode gcMarkWorkerMode = GcWorkerMode.NOT_WORKER;
  @Nullable Goroutine gcWorker;
  @Nullable Goroutine nextGcWorker;
  long gcFractionalMarkTime;

  /** When the mark worker that runs here began. */
  long gcMarkWorkerStartTime;

  boolean runSafePoint;

  Processor(int id, int queueCapacity) {
    this.id = id;
    runq = new LocalRunQueue(queueCapacity);
  }

  /** In Go: runqempty. */
  boolean hasNoWork() {
    return runq.size() == 0 && runnext == null;
  }

  boolean is(ProcessorStatus other) {
    return status == other;
  }

  @Override
  public String toString() {
    return "P" + id;
  }

  /** Everything but what points to others. */
  Processor copyOfItself() {
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
    copy.runSafePoint = runSafePoint;
    return copy;
  }

  /** What points to others, who are all known by now. */
  void copyLinksFrom(Processor original, Copies copies) {
    m = RuntimeCopy.knownOrNull(copies, original.m);
    oldm = RuntimeCopy.knownOrNull(copies, original.oldm);
    link = RuntimeCopy.knownOrNull(copies, original.link);
    runq.copyFrom(original.runq, copies);
    runnext = RuntimeCopy.knownOrNull(copies, original.runnext);
    gFree.copyFrom(original.gFree, copies);
    timers.copyFrom(original.timers, copies);
    gcWorker = RuntimeCopy.knownOrNull(copies, original.gcWorker);
    nextGcWorker = RuntimeCopy.knownOrNull(copies, original.nextGcWorker);
  }
}
