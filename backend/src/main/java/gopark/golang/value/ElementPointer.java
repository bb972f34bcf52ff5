package gopark.golang.value;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A pointer to an element of a slice or an array, or to a global variable. */
public final class ElementPointer extends Reference {
  public final int index;
  private Memory memory;

  public ElementPointer(Memory memory, int index) {
    this.memory = memory;
    this.index = index;
  }

  public Memory memory() {
    return memory;
  }

  @Override
  public long word() {
    return memory.word(index);
  }

  @Override
  public void setWord(long value) {
    memory.setWord(index, value);
  }

  @Override
  public @Nullable Object ref() {
    return memory.ref(index);
  }

  @Override
  public void setRef(@Nullable Object value) {
    memory.setRef(index, value);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // The same memory.
  public boolean equals(@Nullable Object other) {
    return other instanceof ElementPointer that && memory == that.memory && index == that.index;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(memory) + index;
  }

  @Override
  protected ElementPointer emptyCopy(Spender by) {
    return new ElementPointer(memory, index);
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    ((ElementPointer) copy).memory = copies.of(memory, it -> (Memory) it.copy(copies));
  }

  @Override
  protected void reach(Living living) {
    living.one(memory);
  }

  @Override
  protected long footprint() {
    return Footprint.OBJECT;
  }

  @Override
  protected long bytes() {
    return 0;
  }
}
