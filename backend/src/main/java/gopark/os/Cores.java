package gopark.os;

import gopark.simulation.Agenda;
import java.util.Arrays;

/** Which thread each core has, and since when. A frozen thread keeps its core's place. */
final class Cores {
  static final int FREE = -1;

  private int[] occupant;

  /** The thread that had the core last. */
  private int[] last;

  /** When the thread of each core got it. */
  private long[] stintFrom;

  /** When the present slice of each core's thread began. */
  private long[] sliceFrom;

  private int taken;

  Cores(int count) {
    requirePositive(count);
    occupant = new int[count];
    last = new int[count];
    stintFrom = new long[count];
    sliceFrom = new long[count];
    Arrays.fill(occupant, FREE);
    Arrays.fill(last, FREE);
  }

  private Cores(Cores original) {
    occupant = original.occupant.clone();
    last = original.last.clone();
    stintFrom = original.stintFrom.clone();
    sliceFrom = original.sliceFrom.clone();
    taken = original.taken;
  }

  Cores copy() {
    return new Cores(this);
  }

  static void requirePositive(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("A machine has at least one core, not " + count + ".");
    }
  }

  /** More cores, or fewer; those that go must be free. */
  void resize(int count) {
    int old = occupant.length;
    occupant = Arrays.copyOf(occupant, count);
    last = Arrays.copyOf(last, count);
    stintFrom = Arrays.copyOf(stintFrom, count);
    sliceFrom = Arrays.copyOf(sliceFrom, count);
    if (count > old) {
      Arrays.fill(occupant, old, count, FREE);
      Arrays.fill(last, old, count, FREE);
    }
  }

  int count() {
    return occupant.length;
  }

  int taken() {
    return taken;
  }

  int occupant(int core) {
    return occupant[core];
  }

  int lastOn(int core) {
    return last[core];
  }

  /** The preferred core if it is free, else the first that is, else FREE. */
  int free(int preferred) {
    if (taken == occupant.length) {
      return FREE;
    }
    if (preferred >= 0 && preferred < occupant.length && occupant[preferred] == FREE) {
      return preferred;
    }
    int core = 0;
    while (occupant[core] != FREE) {
      core++;
    }
    return core;
  }

  void take(int core, int thread, long now) {
    occupant[core] = thread;
    last[core] = thread;
    stintFrom[core] = now;
    sliceFrom[core] = now;
    taken++;
  }

  void release(int core) {
    occupant[core] = FREE;
    taken--;
  }

  /** The core whose thread has had it longest, and for this long at least; or FREE. */
  int longestStint(long atLeast, long now) {
    int longest = FREE;
    for (int core = 0; core < occupant.length; core++) {
      if (occupant[core] != FREE
          && now - stintFrom[core] >= atLeast
          && (longest == FREE || stintFrom[core] < stintFrom[longest])) {
        longest = core;
      }
    }
    return longest;
  }

  /** The core whose slice is over and whose thread has had it longest; or FREE. */
  int sliceOver(long slice, long now) {
    int longest = FREE;
    for (int core = 0; core < occupant.length; core++) {
      if (occupant[core] != FREE
          && now - sliceFrom[core] >= slice
          && (longest == FREE || stintFrom[core] < stintFrom[longest])) {
        longest = core;
      }
    }
    return longest;
  }

  /** Begins another slice for threads whose slice is over, with nobody to take their place. */
  void renewSlices(long slice, long now) {
    for (int core = 0; core < occupant.length; core++) {
      if (now - sliceFrom[core] >= slice) {
        sliceFrom[core] = now;
      }
    }
  }

  /** When the first slice will be over. */
  long firstSliceEnd(long slice) {
    long first = Agenda.NEVER;
    for (int core = 0; core < occupant.length; core++) {
      if (occupant[core] != FREE) {
        first = Math.min(first, sliceFrom[core] + slice);
      }
    }
    return first;
  }

  /** The time for which everything stood still counts for no slice. */
  void stoodStill(long ns) {
    for (int core = 0; core < occupant.length; core++) {
      stintFrom[core] += ns;
      sliceFrom[core] += ns;
    }
  }
}
