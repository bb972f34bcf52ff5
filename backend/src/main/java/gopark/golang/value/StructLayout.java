package gopark.golang.value;

/** Which fields of a struct are structs or arrays themselves, and what it takes in memory. */
final class StructLayout {
  /** The parts, with those of structs within it, that are copied at the price of an instruction. */
  private static final long FEW_PARTS = 16;

  private static final long SLOT_BYTES = 16;

  /** The fields whose objects the struct owns, in order. */
  final int[] owned;

  final long bytes;

  /** Where fields begin in memory. */
  final long[] offsets;

  /** The fields, with those of structs that are fields. */
  final long parts;

  private final boolean[] owns;

  StructLayout(boolean[] owns, long[] offsets, long bytes, long parts) {
    this.owns = owns;
    this.parts = parts;
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

  /** What making or copying one costs, without the structs and arrays within it. */
  long making() {
    return costs(Costs.MADE);
  }

  /** What assigning to one costs, without the structs and arrays within it. */
  long assigning() {
    return costs(Costs.OBJECT);
  }

  private long costs(long each) {
    return parts <= FEW_PARTS ? 0 : Costs.copying(SLOT_BYTES * owns.length) + each * owned.length;
  }

  boolean owns(int field) {
    return owns[field];
  }
}
