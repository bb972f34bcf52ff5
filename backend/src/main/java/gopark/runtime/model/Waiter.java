package gopark.runtime.model;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A goroutine's place in a wait queue. In Go: runtime2.go, type sudog. */
public final class Waiter {
  public final Goroutine g;
  public @Nullable WaitQueue queue;
  public @Nullable Waiter next;
  @Nullable Waiter prev;

  /** The next waiter of the same goroutine: a select has one for each case. */
  public @Nullable Waiter waitlink;

  /** What a sender wants to send; what a receiver was given. */
  public @Nullable Object value;

  /** The number of the case of the goroutine's select. */
  public int index;

  /** The waiter's number among all that ever waited for the condition. */
  public int ticket;

  public boolean isSelect;

  /** Whether this waiter, and not another of its goroutine, ended the wait. */
  public boolean woken;

  /**
   * Whether the waiter was woken by a value, and not by a close; of a semaphore: whether it was
   * handed the permit.
   */
  public boolean success;

  /** Whether the channel's timer was told that somebody waits for it. */
  public boolean blocksTimer;

  /** When the waiter began to wait. */
  public long since;

  public Waiter(Goroutine g) {
    this.g = g;
  }

  /** Everything but the links to other places, which its queue and its goroutine set. */
  Waiter copyOfItself(Copies copies) {
    Waiter copy = new Waiter(Links.known(copies, g));
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
