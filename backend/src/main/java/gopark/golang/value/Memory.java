package gopark.golang.value;

import org.jspecify.annotations.Nullable;

/** Elements in a row: an array, or what slices show parts of. Its length never changes. */
public abstract class Memory extends HeapObject {

  public abstract int length();

  /** The element, if elements are words. */
  public long word(int index) {
    throw new IllegalStateException("There are no words here.");
  }

  public void setWord(int index, long value) {
    throw new IllegalStateException("There are no words here.");
  }

  /** The element, if elements are references. */
  public @Nullable Object ref(int index) {
    throw new IllegalStateException("There are no references here.");
  }

  /** Structs and arrays must be given as copies that nobody else has; see {@link Owned#assign}. */
  public void setRef(int index, @Nullable Object value) {
    throw new IllegalStateException("There are no references here.");
  }

  /** An independent array with the same content. */
  public abstract Memory copy(Spender by);

  /** Takes the content of another of the same type and length. */
  public final void copyFrom(Memory other, Spender by) {
    if (other instanceof ArrayView view) {
      move(view.memory(), view.offset(), 0, view.length(), by);
    } else {
      move(other, 0, 0, other.length(), by);
    }
  }

  /** Takes elements of another, or its own, as if all of them were read first. */
  public abstract void move(Memory from, int fromIndex, int toIndex, int count, Spender by);

  /** New memory of the same kind whose elements are all zero. */
  public abstract Memory zeros(int length, Spender by);

  /** Makes these elements zero. */
  public abstract void clear(int from, int count, Spender by);

  /** What one element takes in Go's memory. */
  public abstract long elementBytes();

  @Override
  protected void reach(Living living) {}
}
