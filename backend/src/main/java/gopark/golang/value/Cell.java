package gopark.golang.value;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A variable on the heap. */
public final class Cell extends Reference {
  private static final int BYTES = 8;

  public long word;
  public @Nullable Object ref;

  public Cell() {}

  public Cell(long word, @Nullable Object ref) {
    this.word = word;
    this.ref = ref;
  }

  @Override
  public long word() {
    return word;
  }

  @Override
  public void setWord(long value) {
    word = value;
  }

  @Override
  public @Nullable Object ref() {
    return ref;
  }

  @Override
  public void setRef(@Nullable Object value) {
    ref = value;
  }

  @Override
  protected Cell emptyCopy(Spender by) {
    return new Cell(word, null);
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    ((Cell) copy).ref = copied(ref, copies);
  }

  @Override
  protected void reach(Living living) {
    living.one(ref);
  }

  @Override
  protected long footprint() {
    return Footprint.OBJECT;
  }

  @Override
  protected long bytes() {
    return BYTES;
  }
}
