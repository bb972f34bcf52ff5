package gopark.golang.value;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** Adds up what the objects take that a program can still reach. */
public final class Living {
  private final ArrayDeque<HeapObject> found = new ArrayDeque<>();
  private final int number;
  private long bytes;

  Living(int number) {
    this.number = number;
  }

  /** All of these can be reached, and what they refer to. */
  public void all(@Nullable Object[] refs, int count) {
    for (int i = 0; i < count; i++) {
      one(refs[i]);
    }
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

  /** Follows everything that was told of. */
  public long bytes() {
    HeapObject object = found.poll();
    while (object != null) {
      object.reach(this);
      object = found.poll();
    }
    return bytes;
  }
}
