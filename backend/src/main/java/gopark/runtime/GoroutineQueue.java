package gopark.runtime;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A list of goroutines linked through schedlink. In Go: proc.go, types gQueue and gList. */
final class GoroutineQueue {
  @Nullable Goroutine head;
  private @Nullable Goroutine tail;
  private int size;

  int size() {
    return size;
  }

  boolean isEmpty() {
    return head == null;
  }

  void addLast(Goroutine g) {
    g.schedlink = null;
    if (tail == null) {
      head = g;
    } else {
      tail.schedlink = g;
    }
    tail = g;
    size++;
  }

  void addFirst(Goroutine g) {
    g.schedlink = head;
    head = g;
    if (tail == null) {
      tail = g;
    }
    size++;
  }

  /** Takes over all of the other queue, behind one's own. */
  void addAll(GoroutineQueue other) {
    Goroutine g = other.removeFirst();
    while (g != null) {
      addLast(g);
      g = other.removeFirst();
    }
  }

  @Nullable Goroutine removeFirst() {
    Goroutine g = head;
    if (g == null) {
      return null;
    }
    head = g.schedlink;
    if (head == null) {
      tail = null;
    }
    g.schedlink = null;
    size--;
    return g;
  }

  void copyFrom(GoroutineQueue original, Copies copies) {
    head = RuntimeCopy.knownOrNull(copies, original.head);
    tail = RuntimeCopy.knownOrNull(copies, original.tail);
    size = original.size;
  }
}
