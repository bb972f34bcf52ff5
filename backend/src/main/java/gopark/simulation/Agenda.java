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

  /** When each actor is due; meaningful only for actors in the heap. */
  private long[] due;

  /** A binary heap of actors. */
  private int[] heap;

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
    return size == 0 ? NEVER : due[heap[0]];
  }

  /** When the actor is due, or NEVER. */
  public long timeOf(int actor) {
    return actor < place.length && place[actor] != ABSENT ? due[actor] : NEVER;
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
      due[actor] = time;
      rise(size++, actor);
    } else if (time < due[actor]) {
      due[actor] = time;
      rise(at, actor);
    } else {
      due[actor] = time;
      sink(at, actor);
    }
  }

  public void cancel(int actor) {
    if (actor >= place.length || place[actor] == ABSENT) {
      return;
    }
    int at = place[actor];
    place[actor] = ABSENT;
    int last = heap[--size];
    if (at == size) {
      return;
    }
    if (at > 0 && before(last, heap[(at - 1) >>> 1])) {
      rise(at, last);
    } else {
      sink(at, last);
    }
  }

  private boolean before(int one, int other) {
    return due[one] < due[other] || (due[one] == due[other] && one < other);
  }

  private void rise(int from, int actor) {
    int at = from;
    while (at > 0) {
      int parent = (at - 1) >>> 1;
      if (!before(actor, heap[parent])) {
        break;
      }
      put(at, heap[parent]);
      at = parent;
    }
    put(at, actor);
  }

  private void sink(int from, int actor) {
    int at = from;
    int child = 2 * at + 1;
    while (child < size) {
      if (child + 1 < size && before(heap[child + 1], heap[child])) {
        child++;
      }
      if (!before(heap[child], actor)) {
        break;
      }
      put(at, heap[child]);
      at = child;
      child = 2 * at + 1;
    }
    put(at, actor);
  }

  private void put(int at, int actor) {
    heap[at] = actor;
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
