package gopark.golang.value;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** Elements that are references. Structs and arrays among them are owned, and made at once. */
public final class RefMemory extends Memory {
  public final @Nullable Object[] refs;
  private final RuntimeType element;

  /** All elements are zero. */
  public RefMemory(int length, RuntimeType element, Spender by) {
    by.spend(Costs.references(length));
    this.refs = new Object[length];
    this.element = element;
    clear(0, length, by);
  }

  /** Makes a memory of these elements, which nobody else may hold. */
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
  public RefMemory copy(Spender by) {
    @Nullable Object[] copy = new Object[refs.length];
    if (!element.isOwned()) {
      Pieces.move(refs, 0, copy, 0, copy.length, by);
      return new RefMemory(copy, element);
    }
    for (int i = 0; i < copy.length; i++) {
      by.spend(Costs.MADE);
      copy[i] = Owned.copy(refs[i], by);
    }
    return new RefMemory(copy, element);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // Within itself.
  public void move(Memory from, int fromIndex, int toIndex, int count, Spender by) {
    @Nullable Object[] source = ((RefMemory) from).refs;
    if (!element.isOwned()) {
      Pieces.move(source, fromIndex, refs, toIndex, count, by);
      return;
    }
    boolean backwards = source == refs && fromIndex < toIndex;
    for (int i = 0; i < count; i++) {
      int at = backwards ? count - 1 - i : i;
      by.spend(Costs.OBJECT);
      Owned.assign(refs[toIndex + at], source[fromIndex + at], by);
    }
  }

  @Override
  public RefMemory zeros(int length, Spender by) {
    return new RefMemory(length, element, by);
  }

  /** Owned elements that are there already are kept, since there may be pointers to them. */
  @Override
  public void clear(int from, int count, Spender by) {
    if (!element.isOwned()) {
      Pieces.fill(refs, from, count, element.zeroRef(by), by);
      return;
    }
    Object zero = null;
    for (int i = from; i < from + count; i++) {
      Object known = refs[i];
      by.spend(known == null ? Costs.MADE : Costs.OBJECT);
      if (known == null) {
        refs[i] = element.zeroRef(by);
      } else {
        zero = zero == null ? element.zeroRef(by) : zero;
        Owned.assign(known, zero, by);
      }
    }
  }

  @Override
  protected RefMemory emptyCopy(Spender by) {
    return new RefMemory(new Object[refs.length], element);
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    copyAll(refs, ((RefMemory) copy).refs, refs.length, copies);
  }

  @Override
  protected void reach(Living living) {
    if (element.isOwned()) {
      living.parts(refs, refs.length);
    } else {
      living.all(refs, refs.length);
    }
  }

  @Override
  protected boolean holdsPointers() {
    return element.hasPointers();
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
    return element.bytes() * refs.length;
  }
}
