package gopark.golang.value;

import gopark.program.Copies;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/**
 * A thing of a program's heap that can change. Copies are made in two steps, so that chains of any
 * length are copied without recursion: first the object, later what is in it.
 */
public abstract class HeapObject implements Copies.Shared {
  /** What few objects have besides. */
  private @Nullable Tag tag;

  /** The number of the last count of living objects that met it. */
  int counted;

  /** An object of the same kind and size, with the words in it but without references. */
  protected abstract HeapObject emptyCopy(Spender by);

  /** Gives the copy the references, copied by {@link #copied}. */
  protected abstract void fillCopy(HeapObject copy, Copies copies);

  /** Tells of all that it refers to. */
  protected abstract void reach(Living living);

  /** What it takes in Go's memory. */
  protected abstract long bytes();

  /** Whether Go's collector looks through it for pointers. */
  protected boolean holdsPointers() {
    return true;
  }

  /** About what it takes in our own. */
  protected abstract long footprint();

  @Override
  public final HeapObject copy(Copies copies) {
    HeapObject copy =
        emptyCopy(instructions -> {
          copies.spend(instructions);
          return true;
        });
    copy.tag = tag == null ? null : tag.copy();
    copies.later(() -> fillCopy(copy, copies));
    return copy;
  }

  /** Made when it is first needed. */
  Tag tag() {
    Tag known = tag;
    if (known == null) {
      known = new Tag();
      tag = known;
    }
    return known;
  }

  /** What a detector of races remembers of it. */
  public final @Nullable Shadow shadow() {
    return tag == null ? null : tag.shadow;
  }

  public final void remember(Shadow shadow) {
    tag().shadow = shadow;
  }

  /** The copy of a reference of any kind. */
  public static @Nullable Object copied(@Nullable Object original, Copies copies) {
    return original instanceof Handle handle ? handle.copy(copies) : copies.value(original);
  }

  /** Copies of all of them. */
  public static void copyAll(
      @Nullable Object[] from, @Nullable Object[] to, int count, Copies copies) {
    for (int i = 0; i < count; i++) {
      if (i % WorkMeter.PIECE == WorkMeter.PIECE - 1) {
        copies.spend(WorkMeter.PIECE);
      }
      to[i] = copied(from[i], copies);
    }
  }
}
