package gopark.runtime.model;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A list of goroutines linked through schedlink. In Go: proc.go, types gQueue and gList. */
public final class GoroutineQueue {
  public @Nullable Goroutine head;
  private @Nullable Goroutine tail;
  private int size;

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return head == null;
  }

  public void addLast(Goroutine g) {
    g.schedlink = null;
    if (tail == null) {
      head = g;
    } else {
      tail.schedlink = g;
    }
    tail = g;
    size++;
  }

  public void addFirst(Goroutine g) {
    g.schedlink = head;
    head = g;
    if (tail == null) {
      tail = g;
    }
    size++;
  }

  /** Takes over all of the other queue, behind one's own. */
  public void addAll(GoroutineQueue other) {
    Goroutine g = other.removeFirst();
    while (g != null) {
      addLast(g);
      g = other.removeFirst();
    }
  }

  public @Nullable Goroutine removeFirst() {
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
    head = Links.knownOrNull(copies, original.head);
    tail = Links.knownOrNull(copies, original.tail);
    size = original.size;
  }
}
