package gopark.golang.race;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is remembered of one variable: those accesses that others could still race with. */
final class Location {
  /** The most concurrent reads remembered; with more, the first are forgotten. */
  private static final int MOST = 16;

  private static final int FEW = 2;

  /** The bytes that a location takes in memory, with a few accesses. */
  static final long BYTES = 192;

  /** The accesses that Go remembers though they happen before others that are remembered. */
  private static final int OF_NO_USE_KEPT = 4;

  private @Nullable Access[] accesses = new Access[FEW];
  private int count;

  /** What happens before an atomic read of it. */
  VectorClock released = VectorClock.ZERO;

  /** A race for it has been found: reads of it are no longer of interest. In Go: kRodata. */
  private boolean reported;

  /**
   * Another access, which gets the clock of its goroutine to be compared with. Gives the first of
   * those before it that it races with, or null.
   */
  @Nullable Access add(Racing g, boolean write, boolean atomic) {
    if (reported && !write) {
      return null;
    }
    for (int i = 0; i < count; i++) {
      Access one = at(i);
      if (one.by() == g.number && one.covers(g.epoch, write, atomic)) {
        return null;
      }
    }
    Access racing = firstRacing(g, write, atomic);
    if (racing != null) {
      reported = true;
      accesses = new Access[FEW];
      count = 0;
      return racing;
    }
    put(g, g.access(write, atomic));
    return null;
  }

  private @Nullable Access firstRacing(Racing g, boolean write, boolean atomic) {
    for (int i = 0; i < count; i++) {
      Access one = at(i);
      if (one.conflicts(write, atomic) && !g.isPast(one)) {
        return one;
      }
    }
    return null;
  }

  /** Takes the place of an earlier one of the same goroutine, if it says no less. */
  private void put(Racing g, Access access) {
    for (int i = 0; i < count; i++) {
      Access one = at(i);
      if (one.by() == access.by() && access.replaces(one)) {
        accesses[i] = access;
        return;
      }
    }
    if (count >= OF_NO_USE_KEPT) {
      forgetPast(g, access);
    }
    append(access);
  }

  /** Forgets past accesses: what races with one of them races with this later access, too. */
  private void forgetPast(Racing g, Access access) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      Access one = at(i);
      if (!access.replaces(one) || !g.isPast(one)) {
        accesses[kept++] = one;
      }
    }
    Arrays.fill(accesses, kept, count, null);
    count = kept;
  }

  private Access at(int i) {
    Access one = accesses[i];
    if (one == null) {
      throw new IllegalStateException("There is no access " + i);
    }
    return one;
  }

  private void append(Access access) {
    if (count == MOST) {
      System.arraycopy(accesses, 1, accesses, 0, MOST - 1);
      count--;
    }
    if (count == accesses.length) {
      accesses = Arrays.copyOf(accesses, Math.min(MOST, Math.max(FEW, 2 * count)));
    }
    accesses[count++] = access;
  }

  /** The first access to something new cannot race. */
  void begin(Access first) {
    append(first);
  }

  Location copy() {
    Location copy = new Location();
    copy.accesses = accesses.clone();
    copy.count = count;
    copy.released = released;
    copy.reported = reported;
    return copy;
  }
}
