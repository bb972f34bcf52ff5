package gopark.golang.instruction;

import gopark.golang.value.Cell;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Memory;
import gopark.golang.value.Reference;
import gopark.golang.value.StructValue;
import org.jspecify.annotations.Nullable;

/** What pointers point to; of nil pointers nothing, and a panic is thrown. */
final class Pointers {
  private Pointers() {}

  static Object target(@Nullable Object pointer) {
    if (pointer == null) {
      throw GoPanic.nilDereference();
    }
    return pointer;
  }

  /**
   * The struct of a field.
   *
   * @param address where the field begins in it
   */
  static StructValue struct(@Nullable Object pointer, int address) {
    if (pointer == null) {
      throw GoPanic.nilDereference(address);
    }
    return (StructValue) pointer;
  }

  static Reference reference(@Nullable Object pointer) {
    if (pointer == null) {
      throw GoPanic.nilDereference();
    }
    return (Reference) pointer;
  }

  /** A function's own variable on the heap. */
  static Cell cell(@Nullable Object pointer) {
    if (pointer == null) {
      throw new IllegalStateException("A variable has not been made.");
    }
    return (Cell) pointer;
  }

  /** An array that is a part of other memory, which has an element of this index. */
  static Memory array(@Nullable Object array, long index) {
    Memory memory = (Memory) target(array);
    if (index < 0 || index >= memory.length()) {
      throw GoPanic.index(index, memory.length());
    }
    return memory;
  }
}
