package gopark.runtime;

import gopark.program.Copies;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A processor's timers: a heap with four children to a node, whose order among equals is the
 * runtime's own. In Go: time.go, siftUp, siftDown, deleteMin of type timers.
 */
final class TimerHeap {
  private static final int CHILDREN = 4;

  private final List<Timer> heap = new ArrayList<>();
  private int zombies;

  int size() {
    return heap.size();
  }

  Timer get(int index) {
    return heap.get(index);
  }

  /** When the first is due; 0 if there is none. */
  long earliest() {
    return heap.isEmpty() ? 0 : heap.getFirst().when;
  }

  @Nullable Timer first() {
    return heap.isEmpty() ? null : heap.getFirst();
  }

  void add(Timer timer) {
    timer.heap = this;
    timer.zombie = false;
    heap.add(timer);
    rise(heap.size() - 1);
  }

  /** The first, which has fired or is a zombie. */
  Timer removeFirst() {
    Timer first = heap.getFirst();
    Timer last = heap.removeLast();
    if (last != first) {
      heap.set(0, last);
      sink(0);
    }
    if (first.zombie) {
      zombies--;
    }
    first.heap = null;
    first.zombie = false;
    return first;
  }

  /** The first has a new time. */
  void firstChanged() {
    sink(0);
  }

  /** Leaves the timer where it is, not to fire; a clean-up takes it out. */
  void makeZombie(Timer timer) {
    if (!timer.zombie) {
      timer.zombie = true;
      zombies++;
    }
  }

  /** A zombie, or a timer whose time has changed, is put right in its place. */
  void change(Timer timer, long when) {
    if (timer.zombie) {
      timer.zombie = false;
      zombies--;
    }
    timer.when = when;
    int at = heap.indexOf(timer);
    rise(at);
    sink(heap.indexOf(timer));
  }

  /** Takes the zombies out when they are more than a quarter. In Go: adjust, cleanHead. */
  void clean() {
    while (!heap.isEmpty() && heap.getFirst().zombie) {
      removeFirst();
    }
    if (zombies > heap.size() / CHILDREN) {
      List<Timer> kept = new ArrayList<>();
      for (Timer timer : heap) {
        if (timer.zombie) {
          timer.heap = null;
          timer.zombie = false;
        } else {
          kept.add(timer);
        }
      }
      zombies = 0;
      heap.clear();
      for (Timer timer : kept) {
        add(timer);
      }
    }
  }

  /** Takes over another's timers, whose processor is no more. */
  void takeAll(TimerHeap other) {
    for (Timer timer : other.heap) {
      if (timer.zombie) {
        timer.heap = null;
        timer.zombie = false;
      } else {
        add(timer);
      }
    }
    other.heap.clear();
    other.zombies = 0;
  }

  private void rise(int from) {
    int at = from;
    Timer timer = heap.get(at);
    while (at > 0) {
      int parent = (at - 1) / CHILDREN;
      if (timer.when >= heap.get(parent).when) {
        break;
      }
      heap.set(at, heap.get(parent));
      at = parent;
    }
    heap.set(at, timer);
  }

  private void sink(int from) {
    if (heap.isEmpty()) {
      return;
    }
    int at = from;
    Timer timer = heap.get(at);
    while (true) {
      int least = -1;
      long when = timer.when;
      int first = at * CHILDREN + 1;
      for (int child = first; child < first + CHILDREN && child < heap.size(); child++) {
        if (heap.get(child).when < when) {
          when = heap.get(child).when;
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

  void copyFrom(TimerHeap original, Copies copies) {
    heap.clear();
    for (Timer timer : original.heap) {
      Timer copy = RuntimeCopy.timer(copies, timer);
      copy.heap = this;
      heap.add(copy);
    }
    zombies = original.zombies;
  }
}
