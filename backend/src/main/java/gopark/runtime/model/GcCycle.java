package gopark.runtime.model;

import gopark.program.CollectionFigures;
import gopark.program.Copies;
import gopark.program.MemoryFigures;
import gopark.runtime.state.GcPhase;
import org.jspecify.annotations.Nullable;

/**
 * The state of the collector. In Go: mgc.go, work; mgcpacer.go, gcController; mgcsweep.go, sweep.
 */
public final class GcCycle {
  /** What the runtime itself has on the heap, which stays. */
  public static final long RUNTIMES_OWN = 40 << 10;

  /**
   * What each cycle looks through besides the heap and the stacks: the variables of packages, those
   * with a value from the start and the others.
   */
  public static final long DATA = 20 << 10;

  public static final long BSS = 132 << 10;

  /** Above this, an allocation is one object. */
  public static final long LARGE = 128 << 10;

  /** The free bytes in the runtime's own spans. */
  private static final long ROOM_IN_OWN = 16 << 10;

  public GcPhase phase = GcPhase.OFF;

  /** Whether the collector marks. In Go: gcBlackenEnabled. */
  public boolean blackenEnabled;

  /** How many cycles have begun. */
  public long cycles;

  public long heapLive = RUNTIMES_OWN;

  /**
   * The growth that starts a collection, in percent; below 0 there are none. In Go:
   * gcController.gcPercent.
   */
  public int percent = 100;

  /** What the last cycle has left alive; 0 before there was one. */
  public long heapMarked;

  /** The bytes of stacks that this cycle has looked through. */
  public long stackScan;

  /** The bytes of stacks that the last cycle looked through. */
  public long lastStackScan;

  public long goal;
  public long trigger;

  /** Large objects of the live heap, and their bytes. */
  public long largeObjects;

  public long largeBytes;

  /** The live heap when this cycle began. */
  public long heapAtStart;

  /** The bytes that this cycle finds alive of the heap at its start. */
  public long survivors;

  public long lastEnd;

  /** When the last mark termination began; 0 before there was one. In Go: work.tstart. */
  public long terminationStart;

  public final GcTimes times = new GcTimes();
  public final GcPauses pauses = new GcPauses();
  public long markStart;
  public int dedicatedNeeded;

  /** The share of each processor's time for marking, if there are fractional workers; else 0. */
  public double fractionalGoal;

  public int idleWorkers;
  public int maxIdleWorkers;

  /** Live heap that nobody has begun to mark. */
  public long heapLeft;

  /** What the runtime keeps of goroutines, as far as nobody has begun to mark it. */
  public long goroutinesLeft;

  /** The variables of packages that nobody has begun to mark. In Go: markrootJobs. */
  public long rootsLeft;

  /** The next goroutine whose stack is to be scanned, by its place in allgs. */
  public int nextStack;

  /** Goroutines from this place on are younger than the cycle. */
  public int stacks;

  /** Workers and assists that mark at this moment. */
  public int markers;

  /** What workers have marked and nobody who allocates has claimed. */
  public long backgroundCredit;

  /** Whether somebody marked since all last came to a safe point. In Go: flushedWork. */
  private boolean flushedWork;

  public int workers;
  public final Spans spans = new Spans();

  /** Whether all is swept, and sysmon is to wake the scavenger. In Go: scavenger.sysmonWake. */
  public boolean scavengerReady;

  public long spansInHand;

  /** Idle mark workers. In Go: gcBgMarkWorkerPool. */
  public final FreeList pool = new FreeList();

  public final GoroutineQueue assistQueue = new GoroutineQueue();

  /**
   * Goroutines that wait for the end of the cycle; the last to come is readied first. In Go:
   * sweepWaiters.
   */
  public final GoroutineQueue sweepWaiters = new GoroutineQueue();

  public final RuntimeSemaphore startSema = new RuntimeSemaphore();
  public final RuntimeSemaphore markDoneSema = new RuntimeSemaphore();

  /** The goroutine that waits for the mark worker it has created to run; null if none does. */
  public @Nullable Goroutine creator;

  public boolean hasWork() {
    return rootsLeft > 0 || goroutinesLeft > 0 || heapLeft > 0 || nextStack < stacks;
  }

  /** Whether all marking is done. In Go: gcIsMarkDone. */
  public boolean isMarkDone() {
    return markers == 0 && !hasWork();
  }

  /** Notes that a marking goroutine has shared what it found with others. In Go: gcw.balance. */
  public void sharedWork() {
    flushedWork = true;
  }

  /** Whether anybody has shared work since this was last asked. */
  public boolean takeFlushedWork() {
    boolean flushed = flushedWork;
    flushedWork = false;
    return flushed;
  }

  public boolean isSweepDone() {
    return spansInHand == 0 && spans.left() == 0;
  }

  /** What was allocated by a program whose objects are not modelled is to be swept. */
  public void flipUnknown() {
    spans.flipUnknown(heapLive - RUNTIMES_OWN - largeBytes - ROOM_IN_OWN, largeObjects);
  }

  /** Whether the marking of that cycle is over. In Go: the condition of gcWaitOnMark. */
  public boolean hasMarked(long cycle) {
    return cycles + (phase == GcPhase.MARK ? 0 : 1) > cycle;
  }

  /** The cycle is over but for the sweeping. */
  public void end(long now, long stoodNs) {
    lastEnd = now;
    times.end(now, stoodNs);
    pauses.add(times);
  }

  /**
   * What the program may read, with its collections.
   *
   * @param available the processors' time since the start
   */
  public CollectionFigures collections(long available) {
    return new CollectionFigures(
        figures(),
        pauses.forced(),
        goal,
        Math.max(heapLive, pauses.largestHeap()),
        pauses.totalNs(),
        pauses.list(),
        times.shareOf(available));
  }

  /** What the program itself may read. */
  public MemoryFigures figures() {
    return new MemoryFigures(heapLive, cycles - (blackenEnabled ? 1 : 0));
  }

  public void copyFrom(GcCycle original, Copies copies) {
    phase = original.phase;
    blackenEnabled = original.blackenEnabled;
    cycles = original.cycles;
    heapLive = original.heapLive;
    percent = original.percent;
    heapMarked = original.heapMarked;
    stackScan = original.stackScan;
    lastStackScan = original.lastStackScan;
    goal = original.goal;
    trigger = original.trigger;
    largeObjects = original.largeObjects;
    largeBytes = original.largeBytes;
    heapAtStart = original.heapAtStart;
    survivors = original.survivors;
    lastEnd = original.lastEnd;
    terminationStart = original.terminationStart;
    times.copyFrom(original.times);
    pauses.copyFrom(original.pauses);
    markStart = original.markStart;
    dedicatedNeeded = original.dedicatedNeeded;
    fractionalGoal = original.fractionalGoal;
    idleWorkers = original.idleWorkers;
    maxIdleWorkers = original.maxIdleWorkers;
    heapLeft = original.heapLeft;
    goroutinesLeft = original.goroutinesLeft;
    rootsLeft = original.rootsLeft;
    nextStack = original.nextStack;
    stacks = original.stacks;
    markers = original.markers;
    backgroundCredit = original.backgroundCredit;
    flushedWork = original.flushedWork;
    workers = original.workers;
    spans.copyFrom(original.spans);
    scavengerReady = original.scavengerReady;
    spansInHand = original.spansInHand;
    pool.copyFrom(original.pool, copies);
    assistQueue.copyFrom(original.assistQueue, copies);
    sweepWaiters.copyFrom(original.sweepWaiters, copies);
    startSema.copyFrom(original.startSema, copies);
    markDoneSema.copyFrom(original.markDoneSema, copies);
    creator = Links.knownOrNull(copies, original.creator);
  }
}
