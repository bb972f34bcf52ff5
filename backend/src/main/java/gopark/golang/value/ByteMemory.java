package gopark.golang.value;

import gopark.program.Copies;
import java.util.Arrays;

/** Elements of one byte each, of which none is negative: bytes and bools. */
public final class ByteMemory extends Memory {
  public final byte[] bytes;

  public ByteMemory(int length) {
    this(new byte[length]);
  }

  public ByteMemory(byte[] bytes) {
    this.bytes = bytes;
  }

  @Override
  public int length() {
    return bytes.length;
  }

  @Override
  public long word(int index) {
    return bytes[index] & 0xff;
  }

  @Override
  public void setWord(int index, long value) {
    bytes[index] = (byte) value;
  }

  @Override
  public ByteMemory copy() {
    return new ByteMemory(bytes.clone());
  }

  @Override
  public void move(Memory from, int fromIndex, int toIndex, int count) {
    System.arraycopy(((ByteMemory) from).bytes, fromIndex, bytes, toIndex, count);
  }

  @Override
  public ByteMemory zeros(int length) {
    return new ByteMemory(length);
  }

  @Override
  public void clear(int from, int count) {
    Arrays.fill(bytes, from, from + count, (byte) 0);
  }

  @Override
  protected ByteMemory emptyCopy() {
    return copy();
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {}

  @Override
  public long elementBytes() {
    return 1;
  }

  @Override
  protected long footprint() {
    return Footprint.bytes(bytes.length);
  }

  @Override
  protected long bytes() {
    return bytes.length;
  }
}
