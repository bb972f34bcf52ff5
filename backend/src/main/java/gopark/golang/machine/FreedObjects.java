package gopark.golang.machine;

/**
 * How many objects each of the last two collections has found, with those before, to be garbage.
 */
final class FreedObjects {
  private long marks;
  private long last;
  private long before;

  /** A collection marks, and will leave so many of all objects that ever were as garbage. */
  void mark(long garbage) {
    marks++;
    before = last;
    last = garbage;
  }

  /** How many have gone when that many collections are over: the last may go on yet. */
  long after(long collections) {
    return collections < marks ? before : last;
  }

  void copyFrom(FreedObjects original) {
    marks = original.marks;
    last = original.last;
    before = original.before;
  }
}
