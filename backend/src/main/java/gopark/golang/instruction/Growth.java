package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Memory;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import gopark.program.SizeClasses;
import org.jspecify.annotations.Nullable;

/** How slices grow: by Go's rule, up to the size classes of its allocator. */
final class Growth {
  /** Room that a map is made with at most, before it has entries. */
  static final long MOST_ROOM = 1 << 20;

  private static final long ADDRESS_SPACE = 1L << 48;
  private static final long MOST_ELEMENTS = Integer.MAX_VALUE - 8;
  private static final int SMALL = 256;

  /** The release since which what is appended first may lie on the stack. */
  private static final int APPENDS_ON_STACK = 26;

  private Growth() {}

  /** How many elements a slice can have. */
  static long most(RuntimeType element) {
    return ADDRESS_SPACE / Math.max(1, element.bytes());
  }

  /** Memory for {@code count} elements. */
  static Memory allocate(Fiber f, RuntimeType element, long count) {
    f.reserve(element, count);
    if (count > MOST_ELEMENTS) {
      throw GoPanic.outOfMemory();
    }
    return element.newElements((int) count, f);
  }

  /**
   * The slice with {@code count} elements more, which are still to be set.
   *
   * @param room where they may be if the slice is empty
   */
  static SliceValue longer(
      Fiber f, @Nullable SliceValue slice, RuntimeType element, int count, Appends.Room room) {
    int length = slice == null ? 0 : slice.length;
    int capacity = slice == null ? 0 : slice.capacity;
    long wanted = (long) length + count;
    if (slice != null && wanted <= capacity) {
      return new SliceValue(slice.memory, slice.offset, (int) wanted, capacity);
    }
    if (room == Appends.Room.BUFFER && length == 0 && fitsOnStack(f, element, wanted)) {
      int most = (int) (Fiber.SHORT / element.bytes());
      f.heap().make(most * element.bytes());
      return new SliceValue(allocate(f, element, most), 0, (int) wanted, most);
    }
    long grown = capacity(capacity, wanted, element.bytes(), element.hasPointers());
    Memory memory = allocate(f, element, grown);
    long bytes = grown * element.bytes();
    if (room == Appends.Room.HEAP || capacity > 0 || bytes > Fiber.SHORT) {
      f.heap().allocate(bytes, element.hasPointers());
    } else {
      f.heap().make(bytes);
    }
    if (slice != null) {
      memory.move(slice.memory, slice.offset, 0, length, f);
    }
    return new SliceValue(memory, 0, (int) wanted, (int) grown);
  }

  /** In Go: ssagen/ssa.go, append. */
  private static boolean fitsOnStack(Fiber f, RuntimeType element, long count) {
    return f.world.settings.minor() >= APPENDS_ON_STACK
        && element.bytes() > 0
        && count * element.bytes() <= Fiber.SHORT;
  }

  /** The capacity of a slice that must hold {@code wanted} elements and had room for fewer. */
  private static long capacity(long old, long wanted, long elementBytes, boolean pointers) {
    long bytes = elementBytes;
    if (bytes == 0) {
      return wanted;
    }
    return SizeClasses.room(atLeast(old, wanted) * bytes, pointers) / bytes;
  }

  private static long atLeast(long old, long wanted) {
    if (wanted > 2 * old) {
      return wanted;
    }
    if (old < SMALL) {
      return 2 * old;
    }
    long capacity = old;
    while (capacity < wanted) {
      capacity += (capacity + 3 * SMALL) >> 2;
    }
    return capacity;
  }
}
