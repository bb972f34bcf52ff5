package gopark.runtime;

import gopark.runtime.event.GcWorkerMode;
import gopark.runtime.state.ProcessorStatus;
import org.jspecify.annotations.Nullable;

/** What a machine needs to run Go code: queue, free list, timers. In Go: runtime2.go, type p. */
final class Processor {
  final int id;
  ProcessorStatus status = ProcessorStatus.GCSTOP;
  @Nullable Machine m;

  /** The machine that had it last; asked for after the world stood still (1.26). */
  @Nullable Machine oldm;

  /** The next idle processor. */
  @Nullable Processor link;

  final LocalRunQueue runq;
  @Nullable Goroutine runnext;
  int schedtick;
  int syscalltick;
  boolean preempt;

  /** What sysmon saw at its last look. */
  int seenSchedtick;

  long seenSchedWhen;
  int seenSyscalltick;
  long seenSyscallWhen;

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
}
