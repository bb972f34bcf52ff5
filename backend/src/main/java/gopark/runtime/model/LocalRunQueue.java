package gopark.runtime.model;

import gopark.program.Copies;
import gopark.simulation.SimulatorBug;
import org.jspecify.annotations.Nullable;

/**
 * A processor's ring of runnable goroutines, without its runnext. The counters grow for ever; a
 * slot is a counter modulo the capacity. In Go: runtime2.go, runqhead, runqtail and runq of type p.
 */
public final class LocalRunQueue {
  private @Nullable Goroutine[] ring;
  public int head;
  public int tail;

  LocalRunQueue(int capacity) {
    ring = new Goroutine[capacity];
  }

  public int capacity() {
    return ring.length;
  }

  public int size() {
    return tail - head;
  }

  private boolean isFull() {
    return size() == ring.length;
  }

  /** The goroutine at the given distance from the head. */
  public Goroutine get(int distance) {
    Goroutine g = ring[slot(head + distance)];
    if (g == null || distance >= size()) {
      throw new SimulatorBug("The run queue has no goroutine at " + distance);
    }
    return g;
  }

  /** Puts it at the tail; how many there may be is for the caller, the ring grows with them. */
  public void add(Goroutine g) {
    if (isFull()) {
      grow();
    }
    ring[slot(tail)] = g;
    tail++;
  }

  public @Nullable Goroutine poll() {
    if (head == tail) {
      return null;
    }
    int slot = slot(head);
    Goroutine g = ring[slot];
    ring[slot] = null;
    head++;
    return g;
  }

  /** Takes the last one back, as procresize does. */
  public @Nullable Goroutine pollLast() {
    if (head == tail) {
      return null;
    }
    tail--;
    int slot = slot(tail);
    Goroutine g = ring[slot];
    ring[slot] = null;
    return g;
  }

  private int slot(int counter) {
    return counter & (ring.length - 1);
  }

  private void grow() {
    @Nullable Goroutine[] larger = new Goroutine[Math.max(1, ring.length * 2)];
    int size = size();
    for (int i = 0; i < size; i++) {
      larger[head + i & (larger.length - 1)] = ring[slot(head + i)];
    }
    ring = larger;
  }

  void copyFrom(LocalRunQueue original, Copies copies) {
    ring = new Goroutine[original.ring.length];
    for (int i = 0; i < ring.length; i++) {
      ring[i] = Links.knownOrNull(copies, original.ring[i]);
    }
    head = original.head;
    tail = original.tail;
  }
}
