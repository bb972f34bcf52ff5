package gopark.golang.value;

/**
 * The memory that Go's maps take: groups of eight entries, in tables that double until they have
 * 1024 places, then more tables.
 */
final class MapGroups {
  private static final long HEADER = 48;
  private static final long TABLE = 32;
  private static final int GROUP = 8;
  private static final long LARGEST_TABLE = 1024;
  private static final long LARGEST_PART = 128;

  private final long groupBytes;
  private final boolean pointers;

  /** How many places there are; 0 before the first entry. */
  private long places;

  MapGroups(RuntimeType key, RuntimeType value) {
    long keyBytes = key.bytes() > LARGEST_PART ? Long.BYTES : key.bytes();
    long valueBytes = value.bytes() > LARGEST_PART ? Long.BYTES : value.bytes();
    long align = Math.max(align(keyBytes), align(valueBytes));
    long start = (keyBytes + align(valueBytes) - 1) / align(valueBytes) * align(valueBytes);
    long slot = (start + valueBytes + align - 1) / align * align;
    groupBytes = GROUP + GROUP * slot;
    pointers = key.hasPointers() || value.hasPointers();
  }

  /** The alignment of a part, as far as its size tells. */
  private static long align(long bytes) {
    return bytes % 8 == 0 ? (bytes == 0 ? 1 : 8) : bytes % 4 == 0 ? 4 : bytes % 2 == 0 ? 2 : 1;
  }

  /** Begins a new map with room for that number of entries. */
  void begin(long room, boolean heap, Heap memory) {
    if (heap) {
      memory.allocate(HEADER, true);
    }
    if (room > GROUP) {
      places = 2L * GROUP;
      while (places * 7 < room * 8) {
        places *= 2;
      }
      tables(memory);
    } else if (!heap) {
      places = GROUP;
    }
  }

  /** Counts one more entry, which makes this many. */
  void entered(int size, Heap memory) {
    if (places == 0) {
      places = GROUP;
      memory.allocate(groupBytes, pointers);
    } else if (size > (places == GROUP ? GROUP : places * 7 / 8)) {
      places *= 2;
      tables(memory);
    }
  }

  private void tables(Heap memory) {
    long tables = Math.max(1, places / LARGEST_TABLE);
    if (places == 2L * GROUP || tables > 1) {
      memory.allocate(Long.BYTES * tables, true);
    }
    for (long i = 0; i < tables; i++) {
      memory.allocate(TABLE, true);
      memory.allocate(Math.min(places, LARGEST_TABLE) / GROUP * groupBytes, pointers);
    }
  }

  /** What all of it takes. */
  long bytes() {
    return HEADER
        + (places <= GROUP ? 0 : TABLE * Math.max(1, places / LARGEST_TABLE))
        + places / GROUP * groupBytes;
  }

  void take(MapGroups other) {
    places = other.places;
  }
}
