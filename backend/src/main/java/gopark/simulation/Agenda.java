package gopark.simulation;

import java.util.Arrays;

/**
 * What will happen: each actor has at most one appointment, and the earliest comes first. Of two at
 * the same time the actor with the smaller number goes first, so that a run can be repeated.
 */
public final class Agenda {
  /** Later than anything: an appointment that somebody else must bring about. */
  public static final long NEVER = Long.MAX_VALUE;

  private static final int ABSENT = -1;
  private static final int FIRST_CAPACITY = 16;

  /** A binary heap of actors. */
  private int[] heap;

  /** When the actor in each place of the heap is due: beside it, since every step compares them. */
  private long[] due;

  /** Where in the heap each actor is. */
  private int[] place;

  private int size;

  public Agenda() {
    due = new long[FIRST_CAPACITY];
    heap = new int[FIRST_CAPACITY];
    place = new int[FIRST_CAPACITY];
    Arrays.fill(place, ABSENT);
  }

  private Agenda(Agenda original) {
    due = original.due.clone();
    heap = original.heap.clone();
    place = original.place.clone();
    size = original.size;
  }

  public Agenda copy() {
    return new Agenda(this);
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public int size() {
    return size;
  }

  /** The actor whose appointment comes first. */
  public int first() {
    if (size == 0) {
      throw new IllegalStateException("The agenda is empty.");
    }
    return heap[0];
  }

  /** When the first appointment is, or NEVER. */
  public long firstTime() {
    return size == 0 ? NEVER : due[0];
  }

  /** When the actor is due, or NEVER. */
  public long timeOf(int actor) {
    return actor < place.length && place[actor] != ABSENT ? due[place[actor]] : NEVER;
  }

  /** Gives the actor an appointment, in place of any other it has. NEVER takes it away. */
  public void schedule(int actor, long time) {
    if (time == NEVER) {
      cancel(actor);
      return;
    }
    makeRoomFor(actor);
    int at = place[actor];
    if (at == ABSENT) {
      rise(size++, actor, time);
    } else if (time < due[at]) {
      rise(at, actor, time);
    } else {
      sink(at, actor, time);
    }
  }

  public void cancel(int actor) {
    if (actor >= place.length || place[actor] == ABSENT) {
      return;
    }
    int at = place[actor];
    place[actor] = ABSENT;
    size--;
    if (at == size) {
      return;
    }
    int last = heap[size];
    long time = due[size];
    if (at > 0 && !isBefore((at - 1) >>> 1, last, time)) {
      rise(at, last, time);
    } else {
      sink(at, last, time);
    }
  }

  /** Whether the actor in that place comes before another who is due at the time. */
  private boolean isBefore(int at, int other, long time) {
    return due[at] < time || (due[at] == time && heap[at] < other);
  }

  private void rise(int from, int actor, long time) {
    int at = from;
    while (at > 0) {
      int parent = (at - 1) >>> 1;
      if (isBefore(parent, actor, time)) {
        break;
      }
      put(at, heap[parent], due[parent]);
      at = parent;
    }
    put(at, actor, time);
  }

  private void sink(int from, int actor, long time) {
    int at = from;
    int child = 2 * at + 1;
    while (child < size) {
      if (child + 1 < size && isBefore(child + 1, heap[child], due[child])) {
        child++;
      }
      if (!isBefore(child, actor, time)) {
        break;
      }
      put(at, heap[child], due[child]);
      at = child;
      child = 2 * at + 1;
    }
    if (at == from && heap[at] == actor) {
      // Most stay where they are.
      due[at] = time;
    } else {
      put(at, actor, time);
    }
  }

  private void put(int at, int actor, long time) {
    heap[at] = actor;
    due[at] = time;
    place[actor] = at;
  }

  private void makeRoomFor(int actor) {
    if (actor < place.length) {
      return;
    }
    int old = place.length;
    int capacity = Math.max(actor + 1, old * 2);
    due = Arrays.copyOf(due, capacity);
    heap = Arrays.copyOf(heap, capacity);
    place = Arrays.copyOf(place, capacity);
    Arrays.fill(place, old, capacity, ABSENT);
  }
}
