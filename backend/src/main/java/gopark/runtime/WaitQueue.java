package gopark.runtime;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** Those who wait for one thing, the first to come first. In Go: chan.go, type waitq. */
final class WaitQueue {
  @Nullable Waiter first;
  @Nullable Waiter last;
  private int size;

  int size() {
    return size;
  }

  boolean isEmpty() {
    return first == null;
  }

  void addLast(Waiter waiter) {
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

  void addFirst(Waiter waiter) {
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
  @Nullable Waiter dequeue() {
    Waiter waiter = removeFirst();
    while (waiter != null && waiter.isSelect && waiter.g.selectDone) {
      waiter = removeFirst();
    }
    if (waiter != null && waiter.isSelect) {
      waiter.g.selectDone = true;
    }
    return waiter;
  }

  @Nullable Waiter removeFirst() {
    Waiter waiter = first;
    if (waiter != null) {
      remove(waiter);
    }
    return waiter;
  }

  void remove(Waiter waiter) {
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
   * Sets the places' links too: whoever owns a queue copies it, and need not ask for the places.
   */
  void copyFrom(WaitQueue original, Copies copies) {
    Waiter before = null;
    first = null;
    for (Waiter waiter = original.first; waiter != null; waiter = waiter.next) {
      copies.spend(RuntimeCopy.LINK_WORK);
      Waiter copy = RuntimeCopy.waiter(copies, waiter);
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

  /** The copy of this queue, the same for all who ask in one act of copying. */
  WaitQueue copy(Copies copies) {
    return copies.of(
        this,
        original -> {
          WaitQueue copy = new WaitQueue();
          copy.copyFrom(original, copies);
          return copy;
        });
  }
}
