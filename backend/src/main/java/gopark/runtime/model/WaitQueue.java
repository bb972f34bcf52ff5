package gopark.runtime.model;

import gopark.program.Copies;
import gopark.simulation.SimulatorBug;
import org.jspecify.annotations.Nullable;

/** Goroutines that wait for one thing, in the order they came. In Go: chan.go, type waitq. */
public final class WaitQueue {
  public @Nullable Waiter first;
  @Nullable Waiter last;
  private int size;

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return first == null;
  }

  public void addLast(Waiter waiter) {
    waiter.queue = this;
    waiter.next = null;
    waiter.prev = last;
    if (last == null) {
      first = waiter;
    } else {
      last.next = waiter;
    }
    last = waiter;
    size++;
  }

  public void addFirst(Waiter waiter) {
    waiter.queue = this;
    waiter.prev = null;
    waiter.next = first;
    if (first == null) {
      last = waiter;
    } else {
      first.prev = waiter;
    }
    first = waiter;
    size++;
  }

  /**
   * The first whose goroutine still waits, removed. One that waits in a select and was woken
   * through another of its channels, but has not run since, is passed over. In Go: chan.go,
   * dequeue.
   */
  public @Nullable Waiter dequeue() {
    Waiter waiter = removeFirst();
    while (waiter != null && waiter.isSelect && waiter.g.selectDone) {
      waiter = removeFirst();
    }
    if (waiter != null && waiter.isSelect) {
      waiter.g.selectDone = true;
    }
    return waiter;
  }

  public @Nullable Waiter removeFirst() {
    Waiter waiter = first;
    if (waiter != null) {
      remove(waiter);
    }
    return waiter;
  }

  public void remove(Waiter waiter) {
    if (waiter.queue != this) {
      throw new SimulatorBug(waiter.g + " is not in this queue");
    }
    if (waiter.prev == null) {
      first = waiter.next;
    } else {
      waiter.prev.next = waiter.next;
    }
    if (waiter.next == null) {
      last = waiter.prev;
    } else {
      waiter.next.prev = waiter.prev;
    }
    waiter.queue = null;
    waiter.next = null;
    waiter.prev = null;
    size--;
  }

  /**
   * Sets the places' links too, so that the owner of a queue copies the queue alone and not its
   * places.
   */
  void copyFrom(WaitQueue original, Copies copies) {
    Waiter before = null;
    first = null;
    for (Waiter waiter = original.first; waiter != null; waiter = waiter.next) {
      copies.spend(Links.LINK_WORK);
      Waiter copy = Links.waiter(copies, waiter);
      copy.queue = this;
      copy.prev = before;
      copy.next = null;
      if (before == null) {
        first = copy;
      } else {
        before.next = copy;
      }
      before = copy;
    }
    last = before;
    size = original.size;
  }
}
