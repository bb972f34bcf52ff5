package gopark.golang.race;

import org.jspecify.annotations.Nullable;

/**
 * How much of every goroutine has happened before a moment: for each place that goroutines have, an
 * epoch. It never changes, and clocks that are alike share what is the same in them, so that many
 * goroutines which have met each other need little memory.
 */
@SuppressWarnings("ReferenceEquality") // What is the same is shared.
final class VectorClock {
  private static final int BITS = 4;
  private static final int WIDTH = 1 << BITS;
  private static final int MASK = WIDTH - 1;

  private static final long OWN_BYTES = 24;
  private static final long PART_BYTES = 80;

  /** The clock before anything has happened. */
  static final VectorClock ZERO = new VectorClock(new int[WIDTH], 0);

  /** An array of epochs, or of such parts one level below. */
  private final Object root;

  /** How many levels of parts there are above the arrays of epochs. */
  private final int levels;

  private VectorClock(Object root, int levels) {
    this.root = root;
    this.levels = levels;
  }

  /** The epoch of the place, 0 if nothing of it has happened. */
  int at(int place) {
    if (place >>> ((levels + 1) * BITS) != 0) {
      return 0;
    }
    Object part = root;
    for (int level = levels; level > 0; level--) {
      part = ((Object[]) part)[(place >>> (level * BITS)) & MASK];
      if (part == null) {
        return 0;
      }
    }
    return ((int[]) part)[place & MASK];
  }

  /** A clock that has another epoch at the place and is otherwise like this one. */
  VectorClock with(int place, int epoch) {
    Object raised = root;
    int height = levels;
    while (place >>> ((height + 1) * BITS) != 0) {
      @Nullable Object[] above = new Object[WIDTH];
      above[0] = raised;
      raised = above;
      height++;
    }
    return new VectorClock(with(raised, height, place, epoch), height);
  }

  private static Object with(@Nullable Object part, int level, int place, int epoch) {
    if (level == 0) {
      int[] changed = part == null ? new int[WIDTH] : ((int[]) part).clone();
      changed[place & MASK] = epoch;
      return changed;
    }
    @Nullable Object[] changed = part == null ? new Object[WIDTH] : ((Object[]) part).clone();
    int index = (place >>> (level * BITS)) & MASK;
    changed[index] = with(changed[index], level - 1, place, epoch);
    return changed;
  }

  /** Tells what it takes in memory, without what has been told before. */
  void weigh(Weighing weighing) {
    if (weighing.meets(this, OWN_BYTES)) {
      weigh(root, levels, weighing);
    }
  }

  private static void weigh(@Nullable Object part, int level, Weighing weighing) {
    if (part == null || !weighing.meets(part, PART_BYTES) || level == 0) {
      return;
    }
    for (Object below : (Object[]) part) {
      weigh(below, level - 1, weighing);
    }
  }

  /** What the clock takes that differs from another one in one place. */
  long changeBytes() {
    return OWN_BYTES + PART_BYTES * (levels + 1L);
  }

  /** What has happened before one of the two moments. */
  VectorClock join(VectorClock other) {
    if (this == other || other == ZERO) {
      return this;
    }
    if (this == ZERO) {
      return other;
    }
    VectorClock higher = levels >= other.levels ? this : other;
    VectorClock lower = higher == this ? other : this;
    Object joined = joinedAt(higher.root, higher.levels, lower);
    return joined == root && higher == this ? this : new VectorClock(joined, higher.levels);
  }

  /** Goes down to where the lower clock belongs: at the first index of each level. */
  private static Object joinedAt(@Nullable Object part, int level, VectorClock lower) {
    if (level == lower.levels) {
      return part == null ? lower.root : joined(part, lower.root, level);
    }
    @Nullable Object[] parts = part == null ? new Object[WIDTH] : (Object[]) part;
    Object first = joinedAt(parts[0], level - 1, lower);
    if (part != null && first == parts[0]) {
      return part;
    }
    @Nullable Object[] changed = parts.clone();
    changed[0] = first;
    return changed;
  }

  private static Object joined(Object a, Object b, int level) {
    if (a == b) {
      return a;
    }
    return level == 0
        ? joinedEpochs((int[]) a, (int[]) b)
        : joinedParts((Object[]) a, (Object[]) b, level);
  }

  private static Object joinedEpochs(int[] a, int[] b) {
    int[] result = a;
    for (int i = 0; i < WIDTH; i++) {
      if (b[i] > a[i]) {
        if (result == a) {
          result = a.clone();
        }
        result[i] = b[i];
      }
    }
    return result;
  }

  private static Object joinedParts(@Nullable Object[] a, @Nullable Object[] b, int level) {
    @Nullable Object[] result = a;
    for (int i = 0; i < WIDTH; i++) {
      Object left = a[i];
      Object right = b[i];
      if (right == null || left == right) {
        continue;
      }
      Object both = left == null ? right : joined(left, right, level - 1);
      if (both != left) {
        if (result == a) {
          result = a.clone();
        }
        result[i] = both;
      }
    }
    return result;
  }
}
