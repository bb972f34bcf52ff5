package gopark.runtime.model;

import gopark.program.Copies;

/** A counter, and those who wait for it to be zero. In Go: sync/waitgroup.go, type WaitGroup. */
public final class WaitGroup implements Handles.Numbered {
  public final int handle;
  public final String name;
  public int counter;
  public int waiters;
  public final Sema sema = new Sema();

  public WaitGroup(int handle, String name) {
    this.handle = handle;
    this.name = name;
  }

  /** Another group that counts as many. */
  public WaitGroup sibling(int number) {
    WaitGroup sibling = new WaitGroup(number, name);
    sibling.counter = counter;
    return sibling;
  }

  @Override
  public WaitGroup copy(Copies copies) {
    WaitGroup copy = new WaitGroup(handle, name);
    copy.counter = counter;
    copy.waiters = waiters;
    copy.sema.copyFrom(sema, copies);
    return copy;
  }
}
