package gopark.golang.machine;

import gopark.golang.value.Dynamic;
import gopark.golang.value.HeapObject;
import gopark.golang.value.Living;
import gopark.program.Copies;
import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

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
   * @param cleanup whether it is no finalizer
   */
  private record Entry(Dynamic pointer, Closure function, boolean whole, boolean cleanup) {
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
          cleanup);
    }
  }

  /** The finalizers by their numbers, which grow. */
  private final SequencedMap<Long, Entry> entries = new LinkedHashMap<>();

  /** The numbers of finalizers by their objects; only ever asked, never walked. */
  private final IdentityHashMap<Object, Long> finalizers = new IdentityHashMap<>();

  /** The finalizers to be called, the last first. */
  private final ArrayDeque<Entry> due = new ArrayDeque<>();

  /** The cleanups to be called, the first first. */
  private final ArrayDeque<Entry> cleanups = new ArrayDeque<>();

  private long lastNumber;

  /** How many functions are looked through to find that of an object. */
  public int size() {
    return entries.size();
  }

  /** Gives the object a finalizer, in place of none. Whether it had none. */
  public boolean set(Dynamic pointer, Closure function, boolean whole) {
    Entry entry = new Entry(pointer, function, whole, false);
    boolean free = finalizers.putIfAbsent(entry.object(), lastNumber + 1) == null;
    if (free) {
      entries.put(++lastNumber, entry);
    }
    return free;
  }

  public void clear(Dynamic pointer) {
    Long number = finalizers.remove(pointer.ref);
    if (number != null) {
      entries.remove(number);
    }
  }

  /** Adds a cleanup. Gives its number. */
  public long add(Dynamic pointer, Closure function) {
    entries.put(++lastNumber, new Entry(pointer, function, false, true));
    return lastNumber;
  }

  public void stop(long number) {
    entries.remove(number);
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
    for (Entry entry : entries.values()) {
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
    for (Entry entry : entries.values()) {
      living.counted(entry.function);
      if (!entry.cleanup) {
        living.within(entry.object());
      }
    }
    living.bytes();
    move(living, false);
    reachDue(living);
    living.bytes();
    move(living, true);
  }

  private void move(Living living, boolean cleanup) {
    for (Iterator<Entry> rest = entries.values().iterator(); rest.hasNext(); ) {
      Entry entry = rest.next();
      if (entry.cleanup == cleanup && !living.hasMet(entry.object())) {
        rest.remove();
        if (cleanup) {
          cleanups.add(entry);
        } else {
          finalizers.remove(entry.object());
          due.add(entry);
        }
      }
    }
  }

  @Override
  public Finalizers copy(Copies copies) {
    Finalizers copy = new Finalizers();
    copy.lastNumber = lastNumber;
    copies.later(() -> {
      entries.forEach((number, it) -> copy.entries.put(number, it.copy(copies)));
      copy.entries.forEach((number, it) -> {
        if (!it.cleanup) {
          copy.finalizers.put(it.object(), number);
        }
      });
      due.forEach(it -> copy.due.add(it.copy(copies)));
      cleanups.forEach(it -> copy.cleanups.add(it.copy(copies)));
    });
    return copy;
  }
}
