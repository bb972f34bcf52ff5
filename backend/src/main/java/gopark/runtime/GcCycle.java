package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.event.GcPhase;
import org.jspecify.annotations.Nullable;

/** What the collector knows. In Go: mgc.go, work; mgcpacer.go, gcController; mgcsweep.go, sweep. */
final class GcCycle {
  /** What the runtime itself has on the heap, which stays. */
  static final long RUNTIMES_OWN = 40 << 10;

  /** What each cycle looks through besides the heap and the stacks: the variables of packages. */
  static final long ROOTS = 32 << 10;

  /** A span of small objects; a larger object has one of its own. */
  private static final long SPAN = 8 << 10;

  /** Above this, an allocation is one object. */
  static final long LARGE = 128 << 10;

  /** The spans of the runtime's own objects, and of those of package os. */
  private static final long OWN_SPANS = 23;

  private static final long SPANS_OF_OS = 2;

  /** So many bytes more there is room for in them. */
  private static final long ROOM_IN_OWN = 16 << 10;

  /**
   * Those of them that the first collection leaves to the sweepers. The others are in the caches of
   * processors, which sweep what they give back.
   */
  private static final long OWN_SPANS_OUTSIDE_CACHES = 1;

  GcPhase phase = GcPhase.OFF;

  /** In Go: gcBlackenEnabled. */
  boolean blackenEnabled;

  /** How many cycles have begun. */
  long cycles;

  long heapLive = RUNTIMES_OWN;

  /** In Go: gcController.gcPercent; below 0 there are no collections. */
  int percent = 100;

  /** What the last cycle has left alive. */
  long heapMarked = RUNTIMES_OWN;

  long goal;
  long trigger;

  /** Large objects of the live heap, and their bytes. */
  long largeObjects;

  long largeBytes;

  /** The live heap when this cycle began. */
  long heapAtStart;

  /** What of it this cycle finds alive. */
  long survivors;

  long lastEnd;
  long markStart;
  int dedicatedNeeded;

  /** The share of each processor's time for marking, if there are fractional workers; else 0. */
  double fractionalGoal;

  int idleWorkers;
  int maxIdleWorkers;

  /** Live heap that nobody has begun to mark. */
  long heapLeft;

  /** The next goroutine whose stack is to be scanned, by its place in allgs. */
  int nextStack;

  /** Goroutines from this place on are younger than the cycle. */
  int stacks;

  /** Workers and assists that mark at this moment. */
  int markers;

  /** Marked by workers, and not yet claimed by those who allocate. */
  long backgroundCredit;

  /** Whether somebody marked since all last came to a safe point. In Go: flushedWork. */
  private boolean flushedWork;

  int workers;
  long spansLeft;

  /** All is swept, and sysmon is to wake the scavenger. In Go: scavenger.sysmonWake. */
  boolean scavengerReady;

  long spansInHand;

  /** Idle mark workers. In Go: gcBgMarkWorkerPool. */
  final FreeList pool = new FreeList();

  final GoroutineQueue assistQueue = new GoroutineQueue();

  /** Who waits for the end of the cycle; who came last is readied first. In Go: sweepWaiters. */
  final GoroutineQueue sweepWaiters = new GoroutineQueue();

  final RuntimeSemaphore startSema = new RuntimeSemaphore();
  final RuntimeSemaphore markDoneSema = new RuntimeSemaphore();

  /** Waits for the mark worker it has created to run; null if nobody does. */
  @Nullable Goroutine creator;

  boolean hasWork() {
    return heapLeft > 0 || nextStack < stacks;
  }

  /** In Go: gcIsMarkDone. */
  boolean isMarkDone() {
    return markers == 0 && !hasWork();
  }

  /** Who marks shares what it finds with others. In Go: gcw.balance. */
  void sharedWork() {
    flushedWork = true;
  }

  /** Whether anybody has shared work since this was last asked. */
  boolean takeFlushedWork() {
    boolean flushed = flushedWork;
    flushedWork = false;
    return flushed;
  }

  boolean isSweepDone() {
    return spansLeft == 0 && spansInHand == 0;
  }

  /** How many spans are in use, and to be swept. */
  long spans(boolean withOs) {
    long all = withOs ? OWN_SPANS + SPANS_OF_OS : OWN_SPANS;
    long own = cycles == 1 ? OWN_SPANS_OUTSIDE_CACHES : all;
    long small = Math.max(0, heapLive - RUNTIMES_OWN - largeBytes - ROOM_IN_OWN);
    return own + small / SPAN + largeObjects;
  }

  /** In Go: gcWaitOnMark, its condition. */
  boolean hasMarked(long cycle) {
    return cycles + (phase == GcPhase.MARK ? 0 : 1) > cycle;
  }

  void copyFrom(GcCycle original, Copies copies) {
    phase = original.phase;
    blackenEnabled = original.blackenEnabled;
    cycles = original.cycles;
    heapLive = original.heapLive;
    percent = original.percent;
    heapMarked = original.heapMarked;
    goal = original.goal;
    trigger = original.trigger;
    largeObjects = original.largeObjects;
    largeBytes = original.largeBytes;
    heapAtStart = original.heapAtStart;
    survivors = original.survivors;
    lastEnd = original.lastEnd;
    markStart = original.markStart;
    dedicatedNeeded = original.dedicatedNeeded;
    fractionalGoal = original.fractionalGoal;
    idleWorkers = original.idleWorkers;
    maxIdleWorkers = original.maxIdleWorkers;
    heapLeft = original.heapLeft;
    nextStack = original.nextStack;
    stacks = original.stacks;
    markers = original.markers;
    backgroundCredit = original.backgroundCredit;
    flushedWork = original.flushedWork;
    workers = original.workers;
    spansLeft = original.spansLeft;
    scavengerReady = original.scavengerReady;
    spansInHand = original.spansInHand;
    pool.copyFrom(original.pool, copies);
    assistQueue.copyFrom(original.assistQueue, copies);
    sweepWaiters.copyFrom(original.sweepWaiters, copies);
    startSema.copyFrom(original.startSema, copies);
    markDoneSema.copyFrom(original.markDoneSema, copies);
    creator = RuntimeCopy.knownOrNull(copies, original.creator);
  }
}
