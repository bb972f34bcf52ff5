package gopark.golang.race;

import java.util.Arrays;

/** Calls in progress: their pcs, the innermost first. It never changes. */
final class Stack {
  /** Of a goroutine that the program has not started. */
  static final Stack NONE = new Stack();

  /** Of one that a timer has started. */
  static final Stack TIMER = new Stack(-1);

  private final int[] pcs;

  Stack(int... pcs) {
    this.pcs = pcs;
  }

  int size() {
    return pcs.length;
  }

  int pc(int i) {
    return pcs[i];
  }

  boolean isAt(int[] others) {
    return Arrays.equals(pcs, others);
  }

  @Override
  public String toString() {
    return Arrays.toString(pcs);
  }
}
