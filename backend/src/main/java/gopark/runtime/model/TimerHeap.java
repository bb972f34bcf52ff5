package gopark.runtime.model;

import gopark.program.Copies;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A processor's timers: a heap with four children to a node, whose order among equals is the
 * runtime's own. A timer that is stopped or changed keeps its place until a clean-up. In Go:
 * time.go, type timers. Releases before 1.23 did the same with more states; their order is taken to
 * be this.
 */
public final class TimerHeap {
  /** What it takes to look at a timer, and to move it. */
  private static final long TIMER_WORK = 30;

  private static final int CHILDREN = 4;

  private final List<Timer> heap = new ArrayList<>();
  private int zombies;

  /** The time by which the first timer is placed; 0 if the heap is empty. */
  private long firstPlacedBy;

  /** The earliest of the new times of timers whose place is still to change; 0 if there is none. */
  private long firstModified;

  /** How many timers the heap holds, with those that will not fire. */
  public int size() {
    return heap.size();
  }

  public Timer get(int index) {
    return heap.get(index);
  }

  public boolean isEmpty() {
    return heap.isEmpty();
  }

  /** When somebody should look here next; 0 if there is nothing. In Go: wakeTime. */
  public long earliest() {
    return firstPlacedBy == 0 || (firstModified != 0 && firstModified < firstPlacedBy)
        ? firstModified
        : firstPlacedBy;
  }

  /** Adds a timer to the heap. In Go: addHeap. */
  public void add(Timer timer) {
    if (timer.heap != null || timer.when <= 0) {
      throw new SimulatorBug("A timer is added that has a heap or no time");
    }
    timer.heap = this;
    timer.zombie = false;
    timer.modified = false;
    timer.placedBy = timer.when;
    heap.add(timer);
    rise(heap.size() - 1);
    first();
  }

  /** The timer, which is here, has another time. Whether somebody must look earlier for it. */
  public boolean change(Timer timer, long when) {
    timer.when = when;
    timer.modified = true;
    revive(timer);
    if (firstModified == 0 || when < firstModified) {
      firstModified = when;
      return true;
    }
    return false;
  }

  /** Cancels the removal of the timer. */
  public void revive(Timer timer) {
    if (timer.zombie) {
      timer.zombie = false;
      zombies--;
    }
  }

  /** Leaves the timer where it is, to be taken out later. */
  public void makeZombie(Timer timer) {
    timer.modified = true;
    if (!timer.zombie) {
      timer.zombie = true;
      zombies++;
    }
  }

  /**
   * Leaves the timer as a zombie that keeps its time: it may be wanted again before it is taken
   * out.
   */
  public void leaveToBeFound(Timer timer) {
    timer.zombie = true;
    zombies++;
  }

  public boolean hasManyZombies() {
    return zombies > heap.size() / CHILDREN;
  }

  /** The first that is due, with its place put right before; or null. In Go: run. */
  public @Nullable Timer firstDue(long now) {
    while (!heap.isEmpty()) {
      Timer timer = heap.getFirst();
      if (!timer.modified && !timer.zombie) {
        return timer.placedBy > now ? null : timer;
      }
      update(timer);
    }
    return null;
  }

  /** The first has fired: it goes, or it has a new time. In Go: unlockAndRun, updateHeap. */
  public void fired(Timer first) {
    first.modified = true;
    if (first.when == 0) {
      makeZombie(first);
    }
    update(first);
  }

  private void update(Timer first) {
    if (first.zombie) {
      zombies--;
      removeFirst();
    } else {
      first.modified = false;
      first.placedBy = first.when;
      sink(0);
      first();
    }
  }

  /** Takes zombies out at both ends, and puts the first in its place. In Go: cleanHead. */
  public void cleanHead(WorkMeter work) {
    while (!heap.isEmpty()) {
      work.spend(TIMER_WORK);
      Timer last = heap.getLast();
      if (last.zombie) {
        heap.removeLast();
        forget(last);
        zombies--;
        continue;
      }
      Timer first = heap.getFirst();
      if (!first.modified && !first.zombie) {
        return;
      }
      update(first);
    }
  }

  /** Puts all in their places, if one that has changed may be due, or if forced. In Go: adjust. */
  public void adjust(long now, boolean force, WorkMeter work) {
    if (!force && (firstModified == 0 || firstModified > now)) {
      return;
    }
    firstModified = 0;
    boolean changed = false;
    int i = 0;
    while (i < heap.size()) {
      work.spend(TIMER_WORK);
      Timer timer = heap.get(i);
      if (timer.zombie) {
        Timer last = heap.removeLast();
        if (last != timer) {
          heap.set(i, last);
        }
        forget(timer);
        zombies--;
        changed = true;
        continue;
      }
      if (timer.modified) {
        timer.placedBy = timer.when;
        timer.modified = false;
        changed = true;
      }
      i++;
    }
    if (changed) {
      for (int parent = (heap.size() - 2) / CHILDREN; parent >= 0; parent--) {
        work.spend(TIMER_WORK);
        sink(parent);
      }
    }
    first();
  }

  /** Takes over another's timers, whose processor is no more. In Go: take. */
  public void takeAll(TimerHeap other, WorkMeter work) {
    for (Timer timer : other.heap) {
      work.spend(2 * TIMER_WORK);
      boolean goes = timer.zombie;
      forget(timer);
      if (!goes) {
        add(timer);
      }
    }
    other.heap.clear();
    other.zombies = 0;
    other.firstPlacedBy = 0;
    other.firstModified = 0;
  }

  public void copyFrom(TimerHeap original, Copies copies) {
    heap.clear();
    for (Timer timer : original.heap) {
      copies.spend(Links.LINK_WORK);
      Timer copy = Links.timer(copies, timer);
      copy.heap = this;
      heap.add(copy);
    }
    zombies = original.zombies;
    firstPlacedBy = original.firstPlacedBy;
    firstModified = original.firstModified;
  }

  private void removeFirst() {
    Timer first = heap.getFirst();
    Timer last = heap.removeLast();
    if (last != first) {
      heap.set(0, last);
      sink(0);
    }
    forget(first);
    first();
    if (heap.isEmpty()) {
      firstModified = 0;
    }
  }

  private static void forget(Timer timer) {
    timer.heap = null;
    timer.zombie = false;
    timer.modified = false;
  }

  private void first() {
    firstPlacedBy = heap.isEmpty() ? 0 : heap.getFirst().placedBy;
  }

  private void rise(int from) {
    int at = from;
    Timer timer = heap.get(at);
    while (at > 0) {
      int parent = (at - 1) / CHILDREN;
      if (timer.placedBy >= heap.get(parent).placedBy) {
        break;
      }
      heap.set(at, heap.get(parent));
      at = parent;
    }
    heap.set(at, timer);
  }

  private void sink(int from) {
    int size = heap.size();
    if (from >= size) {
      return;
    }
    int at = from;
    Timer timer = heap.get(at);
    while (true) {
      int least = -1;
      long earliest = timer.placedBy;
      int first = at * CHILDREN + 1;
      for (int child = first; child < first + CHILDREN && child < size; child++) {
        if (heap.get(child).placedBy < earliest) {
          earliest = heap.get(child).placedBy;
          least = child;
        }
      }
      if (least < 0) {
        break;
      }
      heap.set(at, heap.get(least));
      at = least;
    }
    heap.set(at, timer);
  }
}
