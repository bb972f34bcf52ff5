package gopark.runtime.gc;

import gopark.program.KnowsItsHeap;
import gopark.program.LiveHeap;
import gopark.program.ObjectCounts;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Sched;
import org.jspecify.annotations.Nullable;

/** What the program has on its heap, and what that means for the spans. */
public final class ProgramHeap {
  /** The threads that every process has, whose memory is among what the runtime itself has. */
  private static final int FIRST_THREADS = 4;

  /** More bytes than this are not free in the caches of a small heap. */
  private static final long MOST_IN_CACHES = 1 << 20;

  /** The bytes of a span that are in no object are never more than this share of it. */
  private static final long LARGEST_SHARE = 8;

  private final Sched sched;
  private final RuntimeConfig config;
  private final GcCycle cycle;

  /** The classes of what the runtime keeps of a thread, and its bytes. */
  private final int[] objectsOfThread;

  private final long threadBytes;

  public ProgramHeap(Sched sched, RuntimeConfig config, GcCycle cycle) {
    this.sched = sched;
    this.config = config;
    this.cycle = cycle;
    this.objectsOfThread = config.objectsOfThread();
    this.threadBytes = config.threadBytes();
  }

  /** Any goroutine of the program knows what all of them share; main is the first. */
  private @Nullable KnowsItsHeap program() {
    return sched.allgs.getFirst().program instanceof KnowsItsHeap program ? program : null;
  }

  /** Takes note of what was allocated until now, and so swept by those who allocate. */
  @Nullable ObjectCounts catchUp() {
    cycle.spans.goroutines(
        sched.allgs.size(), config.goroutineBytes(), config.beginning().finalizers());
    int more = cycle.spans.threads(threads(), sched.nmfreed, objectsOfThread);
    cycle.heapLive += more * threadBytes;
    KnowsItsHeap program = program();
    ObjectCounts allocated = program == null ? null : program.takeAllocated();
    if (allocated != null) {
      cycle.spans.allocate(allocated);
    }
    return allocated;
  }

  private int threads() {
    return Math.max(0, sched.allm.size() - FIRST_THREADS);
  }

  /**
   * Whether so much is in use that a collection is to begin. Go counts spans in the caches as if
   * they were full; here they are counted so when that makes the difference. In Go: gcTrigger.test.
   */
  boolean reachesTrigger() {
    long left = cycle.trigger - cycle.heapLive;
    long most = Math.max(MOST_IN_CACHES, cycle.heapLive / LARGEST_SHARE);
    if (left <= 0 || left > most || program() == null) {
      return left <= 0;
    }
    catchUp();
    long room = cycle.spans.roomInCaches();
    if (cycle.heapLive + room < cycle.trigger) {
      return false;
    }
    cycle.heapLive += room;
    return true;
  }

  /** Marking begins: what it will find alive, and how much of it there is to look through. */
  void beginMarking() {
    catchUp();
    KnowsItsHeap program = program();
    if (program != null) {
      cycle.heapLive += program.beginMarking();
    }
    LiveHeap live = program == null ? null : program.liveHeap();
    long most = cycle.heapLive - GcCycle.RUNTIMES_OWN;
    cycle.rootsLeft = GcCycle.DATA + GcCycle.BSS;
    if (live == null) {
      cycle.survivors = GcCycle.RUNTIMES_OWN + GcPacer.survivors(most);
      cycle.heapLeft = GcPacer.survivors(most);
      cycle.spans.mark(null);
    } else {
      long goroutines = config.goroutineBytes() * (sched.allgs.size() - sched.ngsys);
      long threads = threadBytes * Math.max(0, threads() - sched.nmfreed);
      long alive = live.bytes() + goroutines + threads;
      cycle.survivors = GcCycle.RUNTIMES_OWN + Math.min(most, alive);
      cycle.heapLeft = Math.min(most, live.scanned());
      cycle.goroutinesLeft = goroutines;
      cycle.spans.mark(live.objects());
    }
  }

  /** Nobody has to help from now on. */
  void endMarking() {
    KnowsItsHeap program = program();
    if (program != null) {
      program.endMarking();
    }
  }

  /** Marking has ended, and all spans are to be swept. */
  void beginSweeping() {
    ObjectCounts meanwhile = catchUp();
    cycle.spans.flip(meanwhile, config.marksInSpans());
    if (meanwhile == null) {
      cycle.flipUnknown();
    }
  }
}
