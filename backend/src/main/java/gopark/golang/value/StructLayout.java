package gopark.golang.value;

/** Which fields of a struct are structs or arrays themselves, and what it takes in memory. */
final class StructLayout {
  /** The fields whose objects the struct owns, in order. */
  final int[] owned;

  final long bytes;

  /** Where fields begin in memory. */
  final long[] offsets;

  private final boolean[] owns;

  StructLayout(boolean[] owns, long[] offsets, long bytes) {
    this.owns = owns;
    this.offsets = offsets;
    this.bytes = bytes;
    int count = 0;
    for (boolean one : owns) {
      count += one ? 1 : 0;
    }
    owned = new int[count];
    int next = 0;
    for (int field = 0; field < owns.length; field++) {
      if (owns[field]) {
        owned[next++] = field;
      }
    }
  }

  boolean owns(int field) {
    return owns[field];
  }
}
