package gopark.runtime.model;

import gopark.program.Copies;

/** A mutex. In Go: internal/sync/mutex.go, type Mutex, whose state is one word of these four. */
public final class Mutex implements Handles.Numbered {
  public final int handle;
  public final String name;
  public boolean locked;

  /**
   * The goroutine that locked the mutex last; Go does not remember, but a learner wants to know.
   */
  public int holder;

  /** Whether a goroutine is on its way to take the mutex, so that an unlock need wake none. */
  public boolean woken;

  /** Whether the mutex is in starvation mode: Unlock hands it to the first waiter. */
  public boolean starving;

  /** The number of waiters, without the one that was woken to compete for it. */
  public int waiters;

  public final Sema sema = new Sema();

  public Mutex(int handle, String name) {
    this.handle = handle;
    this.name = name;
  }

  /** Another mutex, locked if this one is. */
  public Mutex sibling(int number) {
    Mutex sibling = new Mutex(number, name);
    sibling.locked = locked;
    sibling.holder = holder;
    return sibling;
  }

  @Override
  public Mutex copy(Copies copies) {
    Mutex copy = new Mutex(handle, name);
    copy.copyFrom(this, copies);
    return copy;
  }

  void copyFrom(Mutex original, Copies copies) {
    locked = original.locked;
    holder = original.holder;
    woken = original.woken;
    starving = original.starving;
    waiters = original.waiters;
    sema.copyFrom(original.sema, copies);
  }
}
