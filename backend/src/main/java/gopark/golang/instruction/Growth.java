package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Memory;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import org.jspecify.annotations.Nullable;

/** How slices grow: by Go's rule, up to the size classes of its allocator. */
public final class Growth {
  /** Room that a map is made with at most, before it has entries. */
  static final long MOST_ROOM = 1 << 20;

  private static final long ADDRESS_SPACE = 1L << 48;
  private static final long MOST_ELEMENTS = Integer.MAX_VALUE - 8;
  private static final int SMALL = 256;
  private static final int PAGE = 8192;
  private static final int LARGEST_CLASS = 32768;
  private static final int TINY_HEADER_LIMIT = 512;

  /** Objects that hold pointers have eight bytes more, if they are larger than this. */
  private static final int HEADER = 8;

  private static final int[] CLASSES = {
    0, 8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256, 288, 320,
    352, 384, 416, 448, 480, 512, 576, 640, 704, 768, 896, 1024, 1152, 1280, 1408, 1536, 1792, 2048,
    2304, 2688, 3072, 3200, 3456, 4096, 4864, 5120, 5376, 6144, 6528, 6784, 6912, 8192, 9472, 9728,
    10240, 10880, 12288, 13568, 14336, 16384, 18432, 19072, 20480, 21760, 24576, 27264, 28672, 32768
  };

  private Growth() {}

  /** How many elements a slice can have. */
  static long most(RuntimeType element) {
    return ADDRESS_SPACE / Math.max(1, element.bytes());
  }

  /** Memory for so many elements. */
  static Memory allocate(Fiber f, RuntimeType element, long count) {
    f.reserve(element, count);
    if (count > MOST_ELEMENTS) {
      throw GoPanic.outOfMemory();
    }
    return element.newElements((int) count, f);
  }

  /** The slice with so many elements more, which are still to be set. */
  static SliceValue longer(Fiber f, @Nullable SliceValue slice, RuntimeType element, int count) {
    int length = slice == null ? 0 : slice.length;
    int capacity = slice == null ? 0 : slice.capacity;
    long wanted = (long) length + count;
    if (slice != null && wanted <= capacity) {
      return new SliceValue(slice.memory, slice.offset, (int) wanted, capacity);
    }
    long room = capacity(capacity, wanted, element.bytes(), hasPointers(element));
    Memory memory = allocate(f, element, room);
    f.allocate(room * element.bytes());
    if (slice != null) {
      memory.move(slice.memory, slice.offset, 0, length, f);
    }
    return new SliceValue(memory, 0, (int) wanted, (int) room);
  }

  /** The capacity of a slice that must hold so many elements and had room for fewer. */
  public static long capacity(long old, long wanted, long elementBytes, boolean pointers) {
    long bytes = elementBytes;
    if (bytes == 0) {
      return wanted;
    }
    return rounded(atLeast(old, wanted) * bytes, pointers) / bytes;
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

  /** The bytes that the allocator gives for so many. */
  private static long rounded(long bytes, boolean pointers) {
    if (bytes > LARGEST_CLASS - HEADER) {
      return (bytes + PAGE - 1) / PAGE * PAGE;
    }
    long header = pointers && bytes > TINY_HEADER_LIMIT ? HEADER : 0;
    for (int size : CLASSES) {
      if (size >= bytes + header) {
        return size - header;
      }
    }
    return LARGEST_CLASS;
  }

  private static boolean hasPointers(RuntimeType type) {
    return switch (type.kind) {
      case ARRAY -> type.length() > 0 && hasPointers(type.element());
      case STRUCT -> type.fields().stream().anyMatch(field -> hasPointers(field.type()));
      default -> !type.isWord();
    };
  }
}
