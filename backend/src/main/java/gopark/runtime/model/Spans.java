package gopark.runtime.model;

import gopark.program.ObjectCounts;
import gopark.program.SizeClasses;
import org.jspecify.annotations.Nullable;

/**
 * The spans of the heap, and which of them are still to be swept. Who allocates sweeps as well, so
 * that less is left to those whose task it is. In Go: mheap.go, mcentral.go.
 */
public final class Spans {
  /** The runtime's other objects of the class in which goroutines are. */
  private static final int BESIDE_GOROUTINES = 6;

  /** The class of which the runtime has one object more than fit into a span. */
  private static final int LARGEST_OWN = SizeClasses.spanClass(1152, false);

  /**
   * The other classes in which the runtime has an object that lives: what one sees in a process
   * with ten variables in its environment.
   */
  private static final int[] OWN = {2, 4, 5, 6, 7, 9, 11, 12, 16, 17, 18, 19, 53, 66, 76, 118};

  /** The classes in which package os, and what it needs, has an object that lives. */
  private static final int[] OWN_OF_OS = {10, 23, 24, 30};

  /** The pages that are looked through at once for spans to give back. In Go: reclaimChunk. */
  private static final long CHUNK = 512;

  /** A span of small objects. */
  private static final long BYTES = 8 << 10;

  private final @Nullable Central[] centrals = new @Nullable Central[SizeClasses.SPAN_CLASSES];

  /** The goroutines that were ever made, as far as they are known here; 0: nothing is. */
  private int goroutines;

  /** The class of the spans in which goroutines are. */
  private int goroutineClass;

  /** The threads that were ever made, beyond those that every process has, as far as known here. */
  private int threads;

  /** How many of the known threads have ended. */
  private int endedThreads;

  /** The program's objects that the collection under way has found alive. */
  private @Nullable ObjectCounts marked;

  /** What is to be swept of the heap of a program whose objects are not modelled. */
  private long unknown;

  /** The class in which sweepers look next. In Go: centralIndex. */
  private int next;

  /** Whether spans of small objects without pointers look as if nothing in them lived. */
  private boolean hidesMarks;

  /** Pages that have not been looked through since marking ended. In Go: reclaimIndex. */
  private long unseen;

  /** Pages that were given back and not taken since. In Go: reclaimCredit. */
  private long credit;

  /**
   * Takes note of how many goroutines were ever made.
   *
   * @param bytes what one of them takes; it is asked once
   * @param withOs whether the program has package os; it is asked once
   */
  public void goroutines(int made, long bytes, boolean withOs) {
    if (goroutines == 0) {
      goroutineClass = SizeClasses.spanClass(bytes, true);
      begin(withOs);
    }
    of(goroutineClass).keep(made - goroutines);
    goroutines = made;
  }

  /**
   * Takes note of how many threads were ever made, beyond those that every process has, and how
   * many of them have ended: their memory is garbage. Gives how many are new.
   *
   * @param each the classes of what is kept of one
   */
  public int threads(int made, int ended, int[] each) {
    int more = made - threads;
    int fewer = ended - endedThreads;
    threads = made;
    endedThreads = ended;
    if (more > 0 || fewer > 0) {
      for (int spanClass : each) {
        of(spanClass).keep(more);
        of(spanClass).drop(fewer);
      }
    }
    return more;
  }

  private void begin(boolean withOs) {
    for (int own : OWN) {
      of(own).keep(1);
    }
    if (withOs) {
      for (int own : OWN_OF_OS) {
        of(own).keep(1);
      }
    }
    of(goroutineClass).keep(BESIDE_GOROUTINES);
    of(LARGEST_OWN).keep(SizeClasses.objectsIn(LARGEST_OWN) + 1);
  }

  private Central of(int spanClass) {
    Central known = centrals[spanClass];
    if (known == null) {
      known = new Central(spanClass);
      centrals[spanClass] = known;
    }
    return known;
  }

  /** The program has allocated this. */
  public void allocate(ObjectCounts objects) {
    for (int i = 0; i < centrals.length; i++) {
      if (objects.of(i) > 0) {
        reclaim((long) of(i).allocate(objects.of(i)) * SizeClasses.pagesOf(i));
      }
    }
  }

  /**
   * Gives back as many pages as are about to be taken, as far as spans are found in which nothing
   * lives. Whoever takes fresh spans while not everything is swept does this first. In Go:
   * mheap.reclaim.
   */
  private void reclaim(long pages) {
    long wanted = pages;
    while (wanted > credit && unseen > 0 && left() > 0) {
      double part = Math.min(1, (double) CHUNK / unseen);
      unseen -= Math.min(CHUNK, unseen);
      for (int i = 0; i < centrals.length; i++) {
        Central central = centrals[i];
        if (central != null) {
          boolean all = hidesMarks && SizeClasses.isSmallWithoutPointers(i);
          credit += (long) central.reclaim(part, all) * SizeClasses.pagesOf(i);
        }
      }
    }
    credit -= Math.min(credit, wanted);
  }

  /** The free bytes of the spans in the caches, which count as allocated when a pacer looks. */
  public long roomInCaches() {
    long room = 0;
    for (Central central : centrals) {
      room += central == null ? 0 : central.roomInCache();
    }
    return room;
  }

  /** Marking has begun, and will find this alive; null: nobody knows. */
  public void mark(@Nullable ObjectCounts alive) {
    marked = alive;
  }

  /**
   * Marking has ended: all spans are to be swept, but for those in the caches.
   *
   * @param meanwhile what was allocated since it began, which lives
   * @param marksInSpans whether small objects are marked in their spans and nowhere else
   */
  public void flip(@Nullable ObjectCounts meanwhile, boolean marksInSpans) {
    hidesMarks = marksInSpans;
    credit = 0;
    unseen = 0;
    for (int i = 0; i < centrals.length; i++) {
      Central central = centrals[i];
      if (central != null) {
        int alive = (marked == null ? 0 : marked.of(i)) + (meanwhile == null ? 0 : meanwhile.of(i));
        central.flip(alive);
        unseen += (long) central.unswept() * SizeClasses.pagesOf(i);
      }
    }
    marked = null;
    next = 0;
  }

  /** A heap of that size, whose objects are not modelled, is to be swept as well. */
  public void flipUnknown(long bytes, long largeObjects) {
    unknown = Math.max(0, bytes) / BYTES + largeObjects;
  }

  /** How many spans are to be swept. */
  public long left() {
    long left = unknown;
    for (int i = next; i < centrals.length; i++) {
      Central central = centrals[i];
      left += central == null ? 0 : central.unswept();
    }
    return left;
  }

  /** Sweeps at most so many spans. Gives how many those were. */
  public long sweep(long most) {
    long left = most;
    while (left > 0 && next < centrals.length) {
      Central central = centrals[next];
      left -= central == null ? 0 : central.sweep((int) Math.min(Integer.MAX_VALUE, left));
      if (left > 0) {
        next++;
      }
    }
    long ofUnknown = Math.min(left, unknown);
    unknown -= ofUnknown;
    return most - left + ofUnknown;
  }

  void copyFrom(Spans original) {
    for (int i = 0; i < centrals.length; i++) {
      Central central = original.centrals[i];
      centrals[i] = central == null ? null : central.copy();
    }
    goroutines = original.goroutines;
    goroutineClass = original.goroutineClass;
    ObjectCounts alive = original.marked;
    marked = alive == null ? null : alive.copy();
    unknown = original.unknown;
    threads = original.threads;
    endedThreads = original.endedThreads;
    next = original.next;
    hidesMarks = original.hidesMarks;
    unseen = original.unseen;
    credit = original.credit;
  }
}
