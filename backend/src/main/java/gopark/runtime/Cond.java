package gopark.runtime;

import gopark.program.Copies;

/** A condition. In Go: sync/cond.go, type Cond, and sema.go, type notifyList. */
final class Cond implements Handles.Numbered {
  final int handle;
  final String name;

  /** The ticket of the next to wait. */
  int nextTicket;

  /** The ticket of the next to be notified. */
  int nextNotified;

  final WaitQueue waiters = new WaitQueue();

  Cond(int handle, String name) {
    this.handle = handle;
    this.name = name;
  }

  /** Whether everybody who ever took a ticket has been notified. */
  boolean allNotified() {
    return nextTicket == nextNotified;
  }

  boolean isNotified(int ticket) {
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
