package gopark.golang.value;

import gopark.program.Copies;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Elements that are references. Structs and arrays among them are owned, and made at once. */
public final class RefMemory extends Memory {
  public final @Nullable Object[] refs;
  private final RuntimeType element;

  /** All elements are zero. */
  public RefMemory(int length, RuntimeType element) {
    this.refs = new Object[length];
    this.element = element;
    clear(0, length);
  }

  /** With these elements, which are nobody else's. */
  public RefMemory(@Nullable Object[] refs, RuntimeType element) {
    this.refs = refs;
    this.element = element;
  }

  public RuntimeType element() {
    return element;
  }

  @Override
  public int length() {
    return refs.length;
  }

  @Override
  public @Nullable Object ref(int index) {
    return refs[index];
  }

  @Override
  public void setRef(int index, @Nullable Object value) {
    refs[index] = value;
  }

  @Override
  public RefMemory copy() {
    @Nullable Object[] copy = refs.clone();
    if (element.isOwned()) {
      for (int i = 0; i < copy.length; i++) {
        copy[i] = Owned.copy(copy[i]);
      }
    }
    return new RefMemory(copy, element);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // Within itself.
  public void move(Memory from, int fromIndex, int toIndex, int count) {
    @Nullable Object[] source = ((RefMemory) from).refs;
    if (!element.isOwned()) {
      System.arraycopy(source, fromIndex, refs, toIndex, count);
    } else if (source == refs && fromIndex < toIndex) {
      for (int i = count - 1; i >= 0; i--) {
        Owned.assign(refs[toIndex + i], source[fromIndex + i]);
      }
    } else {
      for (int i = 0; i < count; i++) {
        Owned.assign(refs[toIndex + i], source[fromIndex + i]);
      }
    }
  }

  @Override
  public RefMemory zeros(int length) {
    return new RefMemory(length, element);
  }

  /** Owned elements that are there already are kept, since there may be pointers to them. */
  @Override
  public void clear(int from, int count) {
    if (!element.isOwned()) {
      Arrays.fill(refs, from, from + count, element.zeroRef());
      return;
    }
    for (int i = from; i < from + count; i++) {
      Object known = refs[i];
      if (known == null) {
        refs[i] = element.zeroRef();
      } else {
        Owned.assign(known, element.zeroRef());
      }
    }
  }

  @Override
  protected RefMemory emptyCopy() {
    return new RefMemory(new Object[refs.length], element);
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    copyAll(refs, ((RefMemory) copy).refs, refs.length, copies);
  }

  @Override
  protected void reach(Living living) {
    living.all(refs, refs.length);
  }

  @Override
  public long elementBytes() {
    return element.bytes();
  }

  @Override
  protected long footprint() {
    return Footprint.refs(refs.length);
  }

  @Override
  protected long bytes() {
    return element.isOwned() ? 0 : element.bytes() * refs.length;
  }
}
