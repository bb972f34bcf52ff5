package gopark.golang.value;

import gopark.program.Copies;

/** Elements that are words. */
public final class WordMemory extends Memory {
  public final long[] words;

  /** What one takes in Go's memory. */
  private final int elementBytes;

  public WordMemory(int length, int elementBytes) {
    this(new long[length], elementBytes);
  }

  public WordMemory(long[] words, int elementBytes) {
    this.words = words;
    this.elementBytes = elementBytes;
  }

  @Override
  public int length() {
    return words.length;
  }

  @Override
  public long word(int index) {
    return words[index];
  }

  @Override
  public void setWord(int index, long value) {
    words[index] = value;
  }

  @Override
  public WordMemory copy(Spender by) {
    return new WordMemory(Pieces.copy(words, by), elementBytes);
  }

  @Override
  public void move(Memory from, int fromIndex, int toIndex, int count, Spender by) {
    Pieces.move(((WordMemory) from).words, fromIndex, words, toIndex, count, by);
  }

  @Override
  public WordMemory zeros(int length, Spender by) {
    by.spend(Costs.copying((long) length * Long.BYTES));
    return new WordMemory(length, elementBytes);
  }

  @Override
  public void clear(int from, int count, Spender by) {
    Pieces.clear(words, from, count, by);
  }

  @Override
  protected WordMemory emptyCopy(Spender by) {
    return copy(by);
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {}

  @Override
  public long elementBytes() {
    return elementBytes;
  }

  @Override
  protected long footprint() {
    return Footprint.words(words.length);
  }

  @Override
  protected boolean holdsPointers() {
    return false;
  }

  @Override
  protected long bytes() {
    return (long) elementBytes * words.length;
  }
}
