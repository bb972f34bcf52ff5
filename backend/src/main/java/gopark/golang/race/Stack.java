package gopark.golang.race;

import java.util.Arrays;

/** Calls in progress: their pcs, the innermost first. It never changes. */
final class Stack {
  /** The stack of a goroutine that the program has not started. */
  static final Stack NONE = new Stack();

  /** The stack of a goroutine that a timer has started. */
  static final Stack TIMER = new Stack(-1);

  private static final long OWN_BYTES = 48;

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

  /** The memory that the stack takes, with its entry among those that are known. */
  long bytes() {
    return Races.ENTRY_BYTES + OWN_BYTES + (long) Integer.BYTES * pcs.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Stack stack && isAt(stack.pcs);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(pcs);
  }

  @Override
  public String toString() {
    return Arrays.toString(pcs);
  }
}
