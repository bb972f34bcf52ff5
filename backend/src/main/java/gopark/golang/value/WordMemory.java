package gopark.golang.value;

import gopark.program.Copies;
import java.util.Arrays;

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
  public WordMemory copy() {
    return new WordMemory(words.clone(), elementBytes);
  }

  @Override
  public void move(Memory from, int fromIndex, int toIndex, int count) {
    System.arraycopy(((WordMemory) from).words, fromIndex, words, toIndex, count);
  }

  @Override
  public WordMemory zeros(int length) {
    return new WordMemory(length, elementBytes);
  }

  @Override
  public void clear(int from, int count) {
    Arrays.fill(words, from, from + count, 0);
  }

  @Override
  protected WordMemory emptyCopy() {
    return copy();
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
  protected long bytes() {
    return (long) elementBytes * words.length;
  }
}
