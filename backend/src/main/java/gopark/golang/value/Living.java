package gopark.golang.value;

import gopark.program.LiveHeap;
import gopark.program.ObjectCounts;
import gopark.program.SizeClasses;
import gopark.simulation.WorkMeter;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Adds up what the objects take that a program can still reach: in our own memory, and in Go's. */
public final class Living {
  /** More texts than this are not told apart. */
  private static final int MOST_TEXTS = 1 << 18;

  private final ArrayDeque<HeapObject> found = new ArrayDeque<>();
  private final int number;
  private long bytes;

  /** The size in Go's memory, without values that are on no heap. */
  private long goBytes;

  /** What of that Go's collector looks through. */
  private long scanned;

  private final ObjectCounts objects = new ObjectCounts();

  /** Texts that were met, as objects: two that share one share its bytes. */
  private final Set<String> texts = Collections.newSetFromMap(new IdentityHashMap<>());

  /** How many objects and references were met since work was last reported. */
  private int met;

  private final Spender by;

  Living(int number, Spender by) {
    this.number = number;
    this.by = by;
  }

  /** All of these can be reached, and what they refer to. */
  public void all(@Nullable Object[] refs, int count) {
    for (int i = 0; i < count; i++) {
      counted(refs[i]);
    }
  }

  /** All of these can be reached, and what they refer to. */
  void all(Iterable<Object> refs) {
    for (Object ref : refs) {
      counted(ref);
    }
  }

  /** This can be reached, one of maybe very many. */
  public void counted(@Nullable Object ref) {
    if (++met >= WorkMeter.PIECE) {
      spend();
    }
    one(ref);
  }

  /** This can be reached. */
  public void one(@Nullable Object ref) {
    switch (ref) {
      case HeapObject object -> {
        if (meets(object)) {
          boolean pointers = object.holdsPointers();
          long size = inGo(object.bytes(), pointers);
          scanned += pointers ? size : 0;
        }
      }
      case Handle handle -> {
        bytes += Footprint.OBJECT;
        handle.reach(this);
      }
      case String text -> {
        bytes += Footprint.text(text.length());
        if (text.length() > 1 && (texts.size() >= MOST_TEXTS || texts.add(text))) {
          long _ = inGo(text.length(), false);
        }
      }
      case null, default -> {}
    }
  }

  /** The runtime's own memory of something takes these bytes here. */
  public void holds(long bytesHere) {
    bytes += bytesHere;
  }

  /** This can be reached, and in Go is a part of what refers to it. */
  void part(@Nullable Object ref) {
    if (++met >= WorkMeter.PIECE) {
      spend();
    }
    if (ref instanceof HeapObject object && meets(object) && ref instanceof ArrayView array) {
      meets(array.memory());
    }
  }

  /** An object of that size counts; gives what it takes in Go's memory. */
  private long inGo(long asked, boolean pointers) {
    int spanClass = SizeClasses.spanClass(asked, pointers);
    long size = SizeClasses.sizeIn(spanClass, asked);
    goBytes += size;
    if (size > 0) {
      objects.add(spanClass);
    }
    return size;
  }

  /** All of these can be reached, and in Go are parts of what refers to them. */
  void parts(@Nullable Object[] refs, int count) {
    for (int i = 0; i < count; i++) {
      part(refs[i]);
    }
  }

  /** Whether it is met for the first time; then what it refers to will be followed. */
  private boolean meets(HeapObject object) {
    if (object.counted == number) {
      return false;
    }
    object.counted = number;
    Shadow shadow = object.shadow();
    bytes += object.footprint() + (shadow == null ? 0 : shadow.bytes());
    found.add(object);
    return true;
  }

  /** What the object refers to can be reached, the object itself perhaps not. */
  public void within(HeapObject object) {
    object.reach(this);
  }

  public boolean hasMet(HeapObject object) {
    return object.counted == number;
  }

  private void spend() {
    by.spend(met);
    met = 0;
  }

  /** Follows everything that was told of, and gives what of Go's heap that is. */
  public LiveHeap heap() {
    bytes();
    return new LiveHeap(goBytes, scanned, objects);
  }

  /** Follows everything that was told of, and gives what it takes here. */
  public long bytes() {
    HeapObject object = found.poll();
    while (object != null) {
      met += (int) Costs.OBJECT;
      if (met >= WorkMeter.PIECE) {
        spend();
      }
      object.reach(this);
      object = found.poll();
    }
    spend();
    return bytes;
  }
}
