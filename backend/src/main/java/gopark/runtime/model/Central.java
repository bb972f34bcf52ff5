package gopark.runtime.model;

import gopark.program.SizeClasses;

/**
 * The spans of one class. Which objects of a class lie in which span is not known: those that a
 * collection finds alive are taken to lie beside each other. All processors have one cache here. In
 * Go: mcentral.go; mcache.go, refill.
 */
final class Central {
  /** An allocation looks at so many spans before it takes a fresh one. In Go: spanBudget. */
  private static final int MOST_TRIES = 101;

  private final int slots;
  private final int objectBytes;

  /** The bytes of a span that are no object's. */
  private final int restBytes;

  /** The objects of the runtime itself, which live for ever. */
  private int own;

  /** The swept spans without room, and with some; neither is the one in the cache. */
  private int full;

  private int partial;

  /** The spans to be swept in which all objects live, some do, and none does. */
  private int unsweptFull;

  private int unsweptPartial;
  private int unsweptEmpty;

  /** The objects for which a span has room that is neither empty nor full. */
  private int room;

  private boolean isCached;

  /** The objects for which the span in the cache still has room. */
  private int roomInCache;

  /** How many spans were taken into the cache since the last collection. */
  private int taken;

  Central(int spanClass) {
    slots = SizeClasses.objectsIn(spanClass);
    objectBytes = SizeClasses.objectBytes(spanClass);
    restBytes = SizeClasses.restOfSpan(spanClass);
    room = slots;
  }

  private Central(Central original) {
    slots = original.slots;
    objectBytes = original.objectBytes;
    restBytes = original.restBytes;
    own = original.own;
    full = original.full;
    partial = original.partial;
    unsweptFull = original.unsweptFull;
    unsweptPartial = original.unsweptPartial;
    unsweptEmpty = original.unsweptEmpty;
    room = original.room;
    isCached = original.isCached;
    roomInCache = original.roomInCache;
    taken = original.taken;
  }

  Central copy() {
    return new Central(this);
  }

  int unswept() {
    return unsweptFull + unsweptPartial + unsweptEmpty;
  }

  /** The runtime itself allocates so many objects, and keeps them. */
  void keep(int objects) {
    own += objects;
    allocate(objects);
  }

  /** Objects that the runtime has allocated and kept are garbage now. */
  void drop(int objects) {
    own -= objects;
  }

  /** The bytes of the spans taken into the cache that are no object's, or no object's yet. */
  long roomInCache() {
    return (long) roomInCache * objectBytes + (long) taken * restBytes;
  }

  /** Finds room for so many objects, and sweeps for it. Gives how many fresh spans it took. */
  int allocate(int objects) {
    int left = objects;
    int fresh = 0;
    while (left > 0) {
      if (roomInCache == 0 && refill()) {
        fresh++;
      }
      int now = Math.min(left, roomInCache);
      roomInCache -= now;
      left -= now;
    }
    return fresh;
  }

  /** Whether it took a fresh span. */
  private boolean refill() {
    if (isCached) {
      full++;
    }
    isCached = true;
    taken++;
    if (partial > 0) {
      partial--;
      roomInCache = room;
    } else if (unsweptPartial > 0) {
      unsweptPartial--;
      roomInCache = room;
    } else if (unsweptEmpty > 0) {
      unsweptEmpty--;
      roomInCache = slots;
    } else {
      int tried = Math.min(unsweptFull, MOST_TRIES);
      unsweptFull -= tried;
      full += tried;
      roomInCache = slots;
      return true;
    }
    return false;
  }

  /**
   * Everything is to be swept again, but for the span in the cache, which is swept as it leaves it.
   *
   * @param ofProgram the program's objects of the class that live
   */
  void flip(int ofProgram) {
    int alive = own + ofProgram;
    int spans = full + partial + unswept() + (isCached ? 1 : 0);
    unsweptFull = Math.min(spans, alive / slots);
    int rest = alive - unsweptFull * slots;
    unsweptPartial = rest > 0 && spans > unsweptFull ? 1 : 0;
    unsweptEmpty = spans - unsweptFull - unsweptPartial;
    room = Math.max(1, slots - Math.min(rest, slots));
    full = 0;
    partial = 0;
    roomInCache = 0;
    taken = 0;
    if (isCached) {
      isCached = false;
      flush();
    }
  }

  private void flush() {
    if (unsweptPartial > 0) {
      unsweptPartial--;
      partial++;
    } else if (unsweptEmpty > 0) {
      unsweptEmpty--;
    } else {
      unsweptFull--;
      full++;
    }
  }

  /**
   * Sweeps a part of the spans that look as if nothing in them lived.
   *
   * @param all whether all spans of the class look so
   * @return how many were given back
   */
  int reclaim(double part, boolean all) {
    if (all) {
      int ofFull = (int) Math.ceil(part * unsweptFull);
      unsweptFull -= ofFull;
      full += ofFull;
      int ofPartial = (int) Math.ceil(part * unsweptPartial);
      unsweptPartial -= ofPartial;
      partial += ofPartial;
    }
    int ofEmpty = (int) Math.ceil(part * unsweptEmpty);
    unsweptEmpty -= ofEmpty;
    return ofEmpty;
  }

  /** Sweeps at most so many spans; an empty one is given back. Gives how many those were. */
  int sweep(int most) {
    int ofFull = Math.min(most, unsweptFull);
    unsweptFull -= ofFull;
    full += ofFull;
    int ofPartial = Math.min(most - ofFull, unsweptPartial);
    unsweptPartial -= ofPartial;
    partial += ofPartial;
    int ofEmpty = Math.min(most - ofFull - ofPartial, unsweptEmpty);
    unsweptEmpty -= ofEmpty;
    return ofFull + ofPartial + ofEmpty;
  }
}
