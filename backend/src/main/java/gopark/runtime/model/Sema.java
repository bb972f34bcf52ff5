package gopark.runtime.model;

import gopark.program.Copies;

/** A count, and those who wait for it to be more than zero. In Go: sema.go, type semaRoot. */
public final class Sema {
  public final WaitQueue waiters = new WaitQueue();
  private int count;

  public int count() {
    return count;
  }

  public void add() {
    count++;
  }

  /** Takes one if there is one. In Go: cansemacquire. */
  public boolean tryTake() {
    if (count == 0) {
      return false;
    }
    count--;
    return true;
  }

  void copyFrom(Sema original, Copies copies) {
    count = original.count;
    waiters.copyFrom(original.waiters, copies);
  }
}
