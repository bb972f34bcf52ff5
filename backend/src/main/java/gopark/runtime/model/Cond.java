package gopark.runtime.model;

import gopark.program.Copies;

/** A condition. In Go: sync/cond.go, type Cond, and sema.go, type notifyList. */
public final class Cond implements Handles.Numbered {
  public final int handle;
  public final String name;

  /** The ticket of the next to wait. */
  public int nextTicket;

  /** The ticket of the next to be notified. */
  public int nextNotified;

  public final WaitQueue waiters = new WaitQueue();

  public Cond(int handle, String name) {
    this.handle = handle;
    this.name = name;
  }

  /** Whether everybody who ever took a ticket has been notified. */
  public boolean allNotified() {
    return nextTicket == nextNotified;
  }

  public boolean isNotified(int ticket) {
    return ticket - nextNotified < 0;
  }

  @Override
  public Cond copy(Copies copies) {
    Cond copy = new Cond(handle, name);
    copy.nextTicket = nextTicket;
    copy.nextNotified = nextNotified;
    copy.waiters.copyFrom(waiters, copies);
    return copy;
  }
}
