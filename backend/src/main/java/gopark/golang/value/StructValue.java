package gopark.golang.value;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/**
 * A struct. A variable of a struct type owns one for life: it is assigned to by {@link #copyFrom},
 * so that pointers to it, which are the object itself, stay good. Field i is a word or a reference.
 */
public final class StructValue extends HeapObject {
  static final long[] NO_WORDS = {};
  static final @Nullable Object[] NO_REFS = {};

  /** Empty if no field is a word. */
  public final long[] words;

  /** Empty if no field is a reference. */
  public final @Nullable Object[] refs;

  final StructLayout layout;

  StructValue(StructLayout layout, long[] words, @Nullable Object[] refs) {
    this.layout = layout;
    this.words = words;
    this.refs = refs;
  }

  /** How many fields it has. */
  public int fields() {
    return layout.offsets.length;
  }

  /** Whether the field is a struct or an array. */
  public boolean owns(int field) {
    return layout.owns(field);
  }

  /** An independent struct with the same content. */
  public StructValue copy(Spender by) {
    by.spend(layout.making());
    long[] newWords = words.length == 0 ? NO_WORDS : words.clone();
    @Nullable Object[] newRefs = NO_REFS;
    if (refs.length > 0) {
      newRefs = refs.clone();
      for (int field : layout.owned) {
        newRefs[field] = Owned.copy(newRefs[field], by);
      }
    }
    return new StructValue(layout, newWords, newRefs);
  }

  /** One that has the same references, also to what only one struct may own. */
  StructValue shallowCopy() {
    return new StructValue(
        layout,
        words.length == 0 ? NO_WORDS : words.clone(),
        refs.length == 0 ? NO_REFS : refs.clone());
  }

  /** Takes the content of another of the same type. */
  public void copyFrom(StructValue other, Spender by) {
    if (other == this) {
      return;
    }
    by.spend(layout.assigning());
    System.arraycopy(other.words, 0, words, 0, words.length);
    if (layout.owned.length == 0) {
      System.arraycopy(other.refs, 0, refs, 0, refs.length);
      return;
    }
    for (int field = 0; field < refs.length; field++) {
      if (layout.owns(field)) {
        Owned.assign(refs[field], other.refs[field], by);
      } else {
        refs[field] = other.refs[field];
      }
    }
  }

  @Override
  protected StructValue emptyCopy(Spender by) {
    return new StructValue(
        layout,
        words.length == 0 ? NO_WORDS : words.clone(),
        refs.length == 0 ? NO_REFS : new Object[refs.length]);
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    copyAll(refs, ((StructValue) copy).refs, refs.length, copies);
  }

  @Override
  protected void reach(Living living) {
    for (int field = 0; field < refs.length; field++) {
      if (layout.owns(field)) {
        living.part(refs[field]);
      } else {
        living.counted(refs[field]);
      }
    }
  }

  @Override
  protected boolean holdsPointers() {
    return refs.length > 0;
  }

  @Override
  protected long footprint() {
    return Footprint.struct(words.length, refs.length);
  }

  @Override
  protected long bytes() {
    return layout.bytes;
  }
}
