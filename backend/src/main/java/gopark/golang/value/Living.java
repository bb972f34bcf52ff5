package gopark.golang.value;

import gopark.simulation.WorkMeter;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** Adds up what the objects take that a program can still reach. */
public final class Living {
  private final ArrayDeque<HeapObject> found = new ArrayDeque<>();
  private final int number;
  private long bytes;

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
        if (object.counted != number) {
          object.counted = number;
          Shadow shadow = object.shadow();
          bytes += object.footprint() + (shadow == null ? 0 : shadow.bytes());
          found.add(object);
        }
      }
      case Handle handle -> {
        bytes += Footprint.OBJECT;
        handle.reach(this);
      }
      case String text -> bytes += Footprint.text(text.length());
      case null, default -> {}
    }
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

  /** Follows everything that was told of. */
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
