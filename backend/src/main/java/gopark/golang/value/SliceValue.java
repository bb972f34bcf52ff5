package gopark.golang.value;

import gopark.program.Copies;

/** A slice that is not nil. It never changes; assigning to elements changes its memory. */
public final class SliceValue implements Handle {
  public final Memory memory;
  public final int offset;
  public final int length;
  public final int capacity;

  public SliceValue(Memory memory, int offset, int length, int capacity) {
    this.memory = memory;
    this.offset = offset;
    this.length = length;
    this.capacity = capacity;
  }

  /** All of the memory. */
  public static SliceValue of(Memory memory) {
    int length = memory.length();
    return new SliceValue(memory, 0, length, length);
  }

  @Override
  public SliceValue copy(Copies copies) {
    return new SliceValue(
        copies.of(memory, it -> (Memory) it.copy(copies)), offset, length, capacity);
  }

  @Override
  public void reach(Living living) {
    living.one(memory);
  }
}
