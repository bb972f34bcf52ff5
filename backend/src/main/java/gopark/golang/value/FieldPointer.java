package gopark.golang.value;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A pointer to a field of a struct. */
public final class FieldPointer extends Reference {
  public final int field;
  private StructValue struct;

  public FieldPointer(StructValue struct, int field) {
    this.struct = struct;
    this.field = field;
  }

  public StructValue struct() {
    return struct;
  }

  /** How far from the beginning of the struct the field is said to be. */
  public long offset() {
    return struct.layout.offsets[field];
  }

  @Override
  public long word() {
    return struct.words[field];
  }

  @Override
  public void setWord(long value) {
    struct.words[field] = value;
  }

  @Override
  public @Nullable Object ref() {
    return struct.refs[field];
  }

  @Override
  public void setRef(@Nullable Object value) {
    struct.refs[field] = value;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FieldPointer that && struct == that.struct && field == that.field;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(struct) + field;
  }

  @Override
  protected FieldPointer emptyCopy(Spender by) {
    return new FieldPointer(struct, field);
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    ((FieldPointer) copy).struct = copies.of(struct, it -> (StructValue) it.copy(copies));
  }

  @Override
  protected void reach(Living living) {
    living.one(struct);
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
