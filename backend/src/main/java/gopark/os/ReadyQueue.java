package gopark.os;

/** The threads that wait for a core, first come, first served. */
final class ReadyQueue {
  static final int NOBODY = -1;

  private static final int FIRST_CAPACITY = 16;

  /** A ring; its length is a power of two. */
  private int[] ring = new int[FIRST_CAPACITY];

  private int head;
  private int size;

  ReadyQueue copy() {
    ReadyQueue copy = new ReadyQueue();
    copy.ring = ring.clone();
    copy.head = head;
    copy.size = size;
    return copy;
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int get(int index) {
    return ring[at(index)];
  }

  void add(int thread) {
    if (size == ring.length) {
      grow();
    }
    ring[at(size++)] = thread;
  }

  int removeFirst() {
    if (size == 0) {
      return NOBODY;
    }
    int first = ring[head];
    head = at(1);
    size--;
    return first;
  }

  /** Takes the thread from wherever it is; those behind it move up. */
  void remove(int thread) {
    int index = 0;
    while (index < size && get(index) != thread) {
      index++;
    }
    if (index == size) {
      throw new IllegalStateException("Thread " + thread + " does not wait for a core.");
    }
    for (int i = index; i < size - 1; i++) {
      ring[at(i)] = ring[at(i + 1)];
    }
    size--;
  }

  private int at(int index) {
    return (head + index) & (ring.length - 1);
  }

  private void grow() {
    int[] larger = new int[ring.length * 2];
    for (int i = 0; i < size; i++) {
      larger[i] = get(i);
    }
    ring = larger;
    head = 0;
  }
}
