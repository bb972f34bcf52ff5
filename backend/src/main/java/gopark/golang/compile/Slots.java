package gopark.golang.compile;

/** The slots of a function's frame: variables in scope, above them values on their way. */
final class Slots {
  private int top;
  private int most;
  private int refsStart = Integer.MAX_VALUE;
  private int refsEnd;

  int take() {
    return take(1);
  }

  /** Takes as many slots in a row. */
  int take(int count) {
    int first = top;
    top += count;
    most = Math.max(most, top);
    return first;
  }

  int top() {
    return top;
  }

  /** Gives back all slots from this one on. */
  void release(int mark) {
    top = mark;
  }

  /** Says that a reference may be in the slot. */
  void holdsRef(int slot) {
    refsStart = Math.min(refsStart, slot);
    refsEnd = Math.max(refsEnd, slot + 1);
  }

  /** The first slot that may hold a reference. */
  int refsStart() {
    return Math.min(refsStart, refsEnd);
  }

  /** Behind the last slot that may hold a reference. */
  int refsEnd() {
    return refsEnd;
  }

  /** How many the function needs. */
  int most() {
    return most;
  }
}
