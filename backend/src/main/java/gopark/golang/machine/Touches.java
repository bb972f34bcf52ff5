package gopark.golang.machine;

import gopark.golang.race.Racing;
import gopark.golang.value.ArrayView;
import gopark.golang.value.Cell;
import gopark.golang.value.ChanValue;
import gopark.golang.value.Costs;
import gopark.golang.value.ElementPointer;
import gopark.golang.value.FieldPointer;
import gopark.golang.value.HeapObject;
import gopark.golang.value.MapValue;
import gopark.golang.value.Memory;
import gopark.golang.value.RefMemory;
import gopark.golang.value.SliceValue;
import gopark.golang.value.StructValue;
import org.jspecify.annotations.Nullable;

/** Takes what instructions say that they touch, and tells the detector of races. */
public enum Touches {
  /** Accesses of a program's own code. */
  PLAINLY,
  /** Accesses of package sync/atomic: the detector sees them, and they order. */
  ATOMICALLY,
  /** Accesses of packages that have locks for them: they order, and the detector does not look. */
  UNSEEN;

  /** A variable that a pointer that is no struct's or array's points to. */
  public void variable(Fiber f, @Nullable Object reference, boolean write) {
    switch (reference) {
      case Cell cell -> one(f, cell, 0, write);
      case ElementPointer pointer -> one(f, pointer.memory(), pointer.index, write);
      case FieldPointer pointer -> one(f, pointer.struct(), pointer.field, write);
      case null, default -> {}
    }
  }

  /** A field of a struct that is neither struct nor array. */
  public void field(Fiber f, @Nullable Object struct, int field, boolean write) {
    if (struct instanceof StructValue value) {
      one(f, value, field, write);
    }
  }

  /** An element of a slice. */
  public void element(Fiber f, @Nullable Object slice, long index, boolean write) {
    if (slice instanceof SliceValue s && index >= 0 && index < s.length) {
      one(f, s.memory, s.offset + (int) index, write);
    }
  }

  /** An element of an array. */
  public void arrayElement(Fiber f, @Nullable Object array, long index, boolean write) {
    if (array instanceof Memory memory && index >= 0 && index < memory.length()) {
      int at = (int) index;
      if (memory instanceof ArrayView view) {
        one(f, view.memory(), view.offset() + at, write);
      } else {
        one(f, memory, at, write);
      }
    }
  }

  /**
   * Notes an access to elements of a slice's memory, the first at a distance from its beginning.
   */
  public void elements(Fiber f, @Nullable Object slice, int from, int count, boolean write) {
    if (slice instanceof SliceValue s) {
      range(f, s.memory, s.offset + from, count, write);
    }
  }

  /** All of a slice. */
  public void all(Fiber f, @Nullable Object slice, boolean write) {
    if (slice instanceof SliceValue s) {
      range(f, s.memory, s.offset, s.length, write);
    }
  }

  /** All of a struct or an array. */
  public void whole(Fiber f, @Nullable Object owned, boolean write) {
    if (owned instanceof StructValue struct) {
      f.spend(Costs.WATCHED * struct.fields());
      for (int i = 0; i < struct.fields(); i++) {
        if (struct.owns(i)) {
          whole(f, struct.refs[i], write);
        } else {
          one(f, struct, i, write);
        }
      }
    } else if (owned instanceof ArrayView view) {
      range(f, view.memory(), view.offset(), view.length(), write);
    } else if (owned instanceof Memory memory) {
      range(f, memory, 0, memory.length(), write);
    }
  }

  private void range(Fiber f, Memory memory, int from, int count, boolean write) {
    boolean owned = memory instanceof RefMemory refs && refs.element().isOwned();
    for (int i = from; i < from + count; i++) {
      f.spend(Costs.WATCHED);
      if (owned) {
        whole(f, memory.ref(i), write);
      } else {
        one(f, memory, i, write);
      }
    }
  }

  /** An element of a slice or an array that is itself a struct or an array. */
  public void ownedElement(Fiber f, @Nullable Object row, long index, boolean write) {
    if (row instanceof SliceValue s && index >= 0 && index < s.length) {
      whole(f, s.memory.ref(s.offset + (int) index), write);
    } else if (row instanceof Memory memory && index >= 0 && index < memory.length()) {
      whole(f, memory.ref((int) index), write);
    }
  }

  /** A slice before {@code count} elements are appended: these are written, or all others moved. */
  public void growth(Fiber f, @Nullable Object slice, int count) {
    if (slice instanceof SliceValue s) {
      if ((long) s.length + count <= s.capacity) {
        range(f, s.memory, s.offset + s.length, count, true);
      } else {
        range(f, s.memory, s.offset, s.length, false);
      }
    }
  }

  /** A slice after {@code count} elements have been appended. */
  public void appended(Fiber f, @Nullable Object slice, int count) {
    if (slice instanceof SliceValue s) {
      range(f, s.memory, s.offset + s.length - count, count, true);
    }
  }

  /** A channel: to close it is as a write, and to send on it as a read. */
  public void channel(Fiber f, @Nullable Object channel, boolean write) {
    if (channel instanceof ChanValue value) {
      one(f, value, 0, write);
    }
  }

  /** A map, all of which is one thing. */
  public void map(Fiber f, @Nullable Object map, boolean write) {
    if (map instanceof MapValue value) {
      one(f, value, 0, write);
    }
  }

  /** One variable of an object. */
  public void one(Fiber f, HeapObject object, int index, boolean write) {
    Racing g = f.racing;
    if (g == null) {
      return;
    }
    if (this != UNSEEN) {
      g.touches(object, index, write, this == ATOMICALLY);
    }
    if (this != PLAINLY) {
      g.synchronizes(object, index, write);
    }
  }

  /** A variable that has just been made, with its value. */
  public void fresh(Fiber f, @Nullable Object object) {
    Racing g = f.racing;
    if (this != PLAINLY || g == null) {
      return;
    }
    if (object instanceof Cell cell) {
      g.makes(cell, 0);
    } else if (object instanceof StructValue struct) {
      for (int i = 0; i < struct.fields(); i++) {
        if (struct.owns(i)) {
          fresh(f, struct.refs[i]);
        } else {
          g.makes(struct, i);
        }
      }
    }
  }
}
