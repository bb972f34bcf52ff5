package gopark.runtime;

import gopark.program.Copies;

/** A mutex. In Go: internal/sync/mutex.go, type Mutex, whose state is one word of these four. */
final class Mutex implements Handles.Numbered {
  final int handle;
  final String name;
  boolean locked;

  /** The goroutine that locked it last; Go does not remember, but a learner wants to know. */
  int holder;

  /** Somebody is on its way to take it, so that an unlock need wake nobody. */
  boolean woken;

  /** Who unlocks it hands it to the first that waits. */
  boolean starving;

  /** Those who wait, without the one that was woken to compete for it. */
  int waiters;

  final Sema sema = new Sema();

  Mutex(int handle, String name) {
    this.handle = handle;
    this.name = name;
  }

  /** Another that is locked if this one is. */
  Mutex sibling(int number) {
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
