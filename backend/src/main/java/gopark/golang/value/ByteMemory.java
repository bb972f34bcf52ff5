package gopark.golang.value;

import gopark.program.Copies;

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
  public ByteMemory copy(Spender by) {
    return new ByteMemory(Pieces.copy(bytes, by));
  }

  @Override
  public void move(Memory from, int fromIndex, int toIndex, int count, Spender by) {
    Pieces.move(((ByteMemory) from).bytes, fromIndex, bytes, toIndex, count, by);
  }

  @Override
  public ByteMemory zeros(int length, Spender by) {
    by.spend(Costs.copying(length));
    return new ByteMemory(length);
  }

  @Override
  public void clear(int from, int count, Spender by) {
    Pieces.clear(bytes, from, count, by);
  }

  @Override
  protected ByteMemory emptyCopy(Spender by) {
    return copy(by);
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
  protected boolean holdsPointers() {
    return false;
  }

  @Override
  protected long bytes() {
    return bytes.length;
  }
}
