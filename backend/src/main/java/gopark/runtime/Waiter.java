package gopark.runtime;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A goroutine's place in a wait queue. In Go: runtime2.go, type sudog. */
final class Waiter {
  final Goroutine g;
  @Nullable WaitQueue queue;
  @Nullable Waiter next;
  @Nullable Waiter prev;

  /** The next of the same goroutine: a select has one for each case. */
  @Nullable Waiter waitlink;

  /** What it wants to send; of a receiver: what it was given. */
  @Nullable Object value;

  /** Which case of its select. */
  int index;

  /** Its number among all who ever waited for the condition. */
  int ticket;

  boolean isSelect;

  /** Whether it is this one, and not another of its goroutine, that ended the wait. */
  boolean woken;

  /**
   * Whether it was woken by a value, and not by a close; of a semaphore: whether it was handed it.
   */
  boolean success;

  /** Whether the channel's timer was told that somebody waits for it. */
  boolean blocksTimer;

  /** When it began to wait. */
  long since;

  Waiter(Goroutine g) {
    this.g = g;
  }

  /** Everything but the links to other places, which its queue and its goroutine set. */
  Waiter copyOfItself(Copies copies) {
    Waiter copy = new Waiter(RuntimeCopy.known(copies, g));
    copy.value = copies.value(value);
    copy.index = index;
    copy.ticket = ticket;
    copy.isSelect = isSelect;
    copy.woken = woken;
    copy.success = success;
    copy.blocksTimer = blocksTimer;
    copy.since = since;
    return copy;
  }

  @Override
  public String toString() {
    return g + "'s place in a queue";
  }
}
