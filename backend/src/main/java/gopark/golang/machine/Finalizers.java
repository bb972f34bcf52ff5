package gopark.golang.machine;

import gopark.golang.value.Dynamic;
import gopark.golang.value.HeapObject;
import gopark.golang.value.Living;
import gopark.program.Copies;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Which objects have a function to be called when nobody can reach them any more: a finalizer,
 * which is given the object and so may keep it, or cleanups, which are called after it is gone.
 */
public final class Finalizers implements Copies.Shared {

  /**
   * One function of an object.
   *
   * @param pointer to the object
   * @param whole whether a finalizer's parameter is an interface, so that it is given the pointer
   *     with its type
   * @param number of a cleanup, by which it can be stopped; 0 of the finalizer
   */
  private record Entry(Dynamic pointer, Closure function, boolean whole, long number) {
    HeapObject object() {
      if (pointer.ref instanceof HeapObject object) {
        return object;
      }
      throw new IllegalStateException("There is nothing to be watched.");
    }

    Entry copy(Copies copies) {
      return new Entry(
          copies.of(pointer, it -> it.copy(copies)),
          copies.of(function, it -> (Closure) it.copy(copies)),
          whole,
          number);
    }
  }

  private final List<Entry> entries = new ArrayList<>();

  /** The finalizers to be called, the last first. */
  private final ArrayDeque<Entry> due = new ArrayDeque<>();

  /** The cleanups to be called, the first first. */
  private final ArrayDeque<Entry> cleanups = new ArrayDeque<>();

  private long lastNumber;

  /** Gives the object a finalizer, in place of none. Whether it had none. */
  public boolean set(Dynamic pointer, Closure function, boolean whole) {
    boolean free = entries.stream().noneMatch(it -> isFinalizerOf(it, pointer));
    if (free) {
      entries.add(new Entry(pointer, function, whole, 0));
    }
    return free;
  }

  public void clear(Dynamic pointer) {
    entries.removeIf(it -> isFinalizerOf(it, pointer));
  }

  private static boolean isFinalizerOf(Entry entry, Dynamic pointer) {
    return entry.number == 0 && entry.pointer.ref == pointer.ref;
  }

  /** Adds a cleanup. Gives its number. */
  public long add(Dynamic pointer, Closure function) {
    entries.add(new Entry(pointer, function, false, ++lastNumber));
    return lastNumber;
  }

  public void stop(long number) {
    entries.removeIf(it -> it.number == number);
  }

  /** Leaves the next function in the first place and a finalizer's argument in the second. */
  public void next(Fiber f, boolean finalizer) {
    Entry entry = finalizer ? due.pollLast() : cleanups.poll();
    f.setRef(0, entry == null ? null : entry.function);
    if (finalizer) {
      f.setRef(1, entry == null ? null : entry.whole ? entry.pointer : entry.pointer.ref);
    }
  }

  boolean isEmpty() {
    return entries.isEmpty();
  }

  public boolean hasFinalizersDue() {
    return !due.isEmpty();
  }

  public boolean hasCleanupsDue() {
    return !cleanups.isEmpty();
  }

  /** All of it takes memory until it is called. */
  void weigh(Living living) {
    for (Entry entry : entries) {
      living.counted(entry.pointer);
      living.counted(entry.function);
    }
    reachDue(living);
  }

  private void reachDue(Living living) {
    for (Entry entry : due) {
      living.counted(entry.pointer);
      living.counted(entry.function);
    }
    for (Entry entry : cleanups) {
      living.counted(entry.function);
    }
  }

  /**
   * Finds whose functions are due. What an object with a finalizer refers to is kept until that has
   * been called; a cleanup waits for the object's finalizer.
   *
   * @param living which has been told of all that the program can reach
   */
  void collect(Living living) {
    reachDue(living);
    for (Entry entry : entries) {
      living.counted(entry.function);
      if (entry.number == 0) {
        living.within(entry.object());
      }
    }
    living.bytes();
    move(living, true);
    reachDue(living);
    living.bytes();
    move(living, false);
  }

  private void move(Living living, boolean finalizers) {
    for (Iterator<Entry> rest = entries.iterator(); rest.hasNext(); ) {
      Entry entry = rest.next();
      if ((entry.number == 0) == finalizers && !living.hasMet(entry.object())) {
        rest.remove();
        (finalizers ? due : cleanups).add(entry);
      }
    }
  }

  @Override
  public Finalizers copy(Copies copies) {
    Finalizers copy = new Finalizers();
    copy.lastNumber = lastNumber;
    copies.later(() -> {
      entries.forEach(it -> copy.entries.add(it.copy(copies)));
      due.forEach(it -> copy.due.add(it.copy(copies)));
      cleanups.forEach(it -> copy.cleanups.add(it.copy(copies)));
    });
    return copy;
  }
}
