package gopark.golang.value;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A part of other memory that is an array: what a slice becomes as a pointer to an array. */
public final class ArrayView extends Memory {
  private Memory memory;
  private final int offset;
  private final int length;

  private ArrayView(Memory memory, int offset, int length) {
    this.memory = memory;
    this.offset = offset;
    this.length = length;
  }

  /** The part, or the memory itself if that is all of it. */
  public static Memory of(Memory memory, int offset, int length) {
    return offset == 0 && memory.length() == length
        ? memory
        : new ArrayView(memory, offset, length);
  }

  /** What it is a part of. */
  public Memory memory() {
    return memory;
  }

  public int offset() {
    return offset;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public long word(int index) {
    return memory.word(offset + index);
  }

  @Override
  public void setWord(int index, long value) {
    memory.setWord(offset + index, value);
  }

  @Override
  public @Nullable Object ref(int index) {
    return memory.ref(offset + index);
  }

  @Override
  public void setRef(int index, @Nullable Object value) {
    memory.setRef(offset + index, value);
  }

  @Override
  public Memory copy(Spender by) {
    Memory copy = memory.zeros(length, by);
    copy.move(memory, offset, 0, length, by);
    return copy;
  }

  @Override
  public void move(Memory from, int fromIndex, int toIndex, int count, Spender by) {
    if (from instanceof ArrayView view) {
      memory.move(view.memory, view.offset + fromIndex, offset + toIndex, count, by);
    } else {
      memory.move(from, fromIndex, offset + toIndex, count, by);
    }
  }

  @Override
  public Memory zeros(int count, Spender by) {
    return memory.zeros(count, by);
  }

  @Override
  public void clear(int from, int count, Spender by) {
    memory.clear(offset + from, count, by);
  }

  @Override
  public long elementBytes() {
    return memory.elementBytes();
  }

  @Override
  protected ArrayView emptyCopy(Spender by) {
    return new ArrayView(memory, offset, length);
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    ((ArrayView) copy).memory = copies.of(memory, it -> (Memory) it.copy(copies));
  }

  @Override
  protected void reach(Living living) {
    living.one(memory);
  }

  @Override
  protected boolean holdsPointers() {
    return false;
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
