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
  private static final int NOBODY = -1;
  private static final int FIRST_CAPACITY = 16;

  /**
   * The actor that is due first, or NOBODY; kept beside the heap: in most steps its next
   * appointment is still the first, and then nothing else changes.
   */
  private int first = NOBODY;

  /** When the first actor is due, or NEVER. */
  private long firstTime = NEVER;

  /** When the first of the others is due, or NEVER. */
  private long secondTime = NEVER;

  /** A binary heap of the other actors. */
  private int[] heap;

  /** When the actor in each place of the heap is due: beside it, since every step compares them. */
  private long[] due;

  /** Where in the heap each actor is; the one that is due first is in none. */
  private int[] place;

  private int others;

  public Agenda() {
    due = new long[FIRST_CAPACITY];
    heap = new int[FIRST_CAPACITY];
    place = new int[FIRST_CAPACITY];
    Arrays.fill(place, ABSENT);
  }

  private Agenda(Agenda original) {
    first = original.first;
    firstTime = original.firstTime;
    secondTime = original.secondTime;
    due = original.due.clone();
    heap = original.heap.clone();
    place = original.place.clone();
    others = original.others;
  }

  public Agenda copy() {
    return new Agenda(this);
  }

  public boolean isEmpty() {
    return first == NOBODY;
  }

  public int size() {
    return first == NOBODY ? 0 : others + 1;
  }

  /** The actor whose appointment comes first. */
  public int first() {
    if (first == NOBODY) {
      throw new IllegalStateException("The agenda is empty.");
    }
    return first;
  }

  /** When the first appointment is, or NEVER. */
  public long firstTime() {
    return firstTime;
  }

  /** When the actor is due, or NEVER. */
  public long timeOf(int actor) {
    if (actor == first) {
      return firstTime;
    }
    return actor < place.length && place[actor] != ABSENT ? due[place[actor]] : NEVER;
  }

  /** Gives the actor an appointment, in place of any other it has. NEVER takes it away. */
  public void schedule(int actor, long time) {
    if (actor == first && time < secondTime) {
      firstTime = time;
    } else {
      reorder(actor, time);
    }
  }

  private void reorder(int actor, long time) {
    if (time == NEVER) {
      cancel(actor);
      return;
    }
    if (actor == first) {
      moveFirst(time);
    } else if (isBeforeFirst(actor, time)) {
      becomeFirst(actor, time);
    } else {
      moveOther(actor, time);
    }
    noteSecond();
  }

  public void cancel(int actor) {
    if (actor == first) {
      first = NOBODY;
      firstTime = NEVER;
      if (others > 0) {
        takeFirstFromHeap();
        remove(0);
      }
    } else if (actor < place.length && place[actor] != ABSENT) {
      int at = place[actor];
      place[actor] = ABSENT;
      remove(at);
    }
    noteSecond();
  }

  private void moveFirst(long time) {
    int actor = first;
    if (others > 0 && isBefore(0, actor, time)) {
      takeFirstFromHeap();
      sink(0, actor, time);
    } else {
      firstTime = time;
    }
  }

  /** Makes the heap's first actor the first of all, which leaves the heap's first place free. */
  private void takeFirstFromHeap() {
    first = heap[0];
    firstTime = due[0];
    place[first] = ABSENT;
  }

  private boolean isBeforeFirst(int actor, long time) {
    return time < firstTime || (time == firstTime && actor < first);
  }

  /** Makes the actor the first; the one that was first so far rises to the top of the heap. */
  private void becomeFirst(int actor, long time) {
    makeRoomFor(actor);
    int at = place[actor];
    place[actor] = ABSENT;
    if (first != NOBODY) {
      int free = at == ABSENT ? others++ : at;
      rise(free, first, firstTime);
    }
    first = actor;
    firstTime = time;
  }

  private void moveOther(int actor, long time) {
    makeRoomFor(actor);
    int at = place[actor];
    if (at == ABSENT) {
      rise(others++, actor, time);
    } else if (time < due[at]) {
      rise(at, actor, time);
    } else {
      sink(at, actor, time);
    }
  }

  private void noteSecond() {
    secondTime = others == 0 ? NEVER : due[0];
  }

  /** Fills the place, whose actor has left it, with the last of the heap. */
  private void remove(int at) {
    others--;
    if (at == others) {
      return;
    }
    int last = heap[others];
    long time = due[others];
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
    while (child < others) {
      if (child + 1 < others && isBefore(child + 1, heap[child], due[child])) {
        child++;
      }
      if (!isBefore(child, actor, time)) {
        break;
      }
      put(at, heap[child], due[child]);
      at = child;
      child = 2 * at + 1;
    }
    put(at, actor, time);
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
