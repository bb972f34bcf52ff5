package gopark.journal.embedded;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;

/** A disk in memory that can run full, refuse to confirm, and forget what it has not confirmed. */
final class FragileDisk implements Disk {

  private static final int SECTOR = 512;

  private final long capacity;
  private byte[] confirmed = new byte[0];
  private byte[] present = new byte[0];
  private BitSet unconfirmed = new BitSet();
  private int forcesLeft = Integer.MAX_VALUE;
  private int writesLeft = Integer.MAX_VALUE;

  FragileDisk(long capacity) {
    this.capacity = capacity;
  }

  /** A disk that holds these bytes safely. */
  static FragileDisk of(byte[] bytes) {
    FragileDisk disk = new FragileDisk(Long.MAX_VALUE);
    disk.present = bytes.clone();
    disk.confirmed = bytes.clone();
    return disk;
  }

  /** Lets so many forces pass and then refuses them. */
  void refuseForcesAfter(int count) {
    forcesLeft = count;
  }

  /** Lets so many writes and forces pass; then the power is gone. */
  void losePowerAfter(int count) {
    writesLeft = count;
  }

  boolean hasPower() {
    return writesLeft > 0;
  }

  byte[] bytes() {
    return present.clone();
  }

  /** What is found when the power is back: of each sector written since the last force, either. */
  FragileDisk afterLossOfPower(Random random) {
    byte[] found = Arrays.copyOf(present, random.nextBoolean() ? present.length : confirmed.length);
    for (int at = 0; at < found.length; at += SECTOR) {
      if (unconfirmed.get(at / SECTOR) && random.nextBoolean()) {
        int end = Math.min(found.length, at + SECTOR);
        byte[] old = Arrays.copyOf(confirmed, Math.max(confirmed.length, end));
        System.arraycopy(old, at, found, at, end - at);
      }
    }
    return of(found);
  }

  private void spendPower() throws IOException {
    if (writesLeft-- <= 0) {
      writesLeft = 0;
      throw new IOException("no power");
    }
  }

  @Override
  public synchronized void read(long position, ByteBuffer into) throws IOException {
    if (position + into.remaining() > present.length) {
      throw new EOFException();
    }
    into.put(present, (int) position, into.remaining());
  }

  @Override
  public synchronized void write(long position, ByteBuffer from) throws IOException {
    spendPower();
    int end = (int) position + from.remaining();
    if (end > capacity) {
      present = Arrays.copyOf(present, (int) Math.max(present.length, capacity));
      throw new IOException("No space left on device");
    }
    present = Arrays.copyOf(present, Math.max(present.length, end));
    unconfirmed.set((int) position / SECTOR, (end + SECTOR - 1) / SECTOR);
    from.duplicate().get(present, (int) position, from.remaining());
  }

  @Override
  public synchronized void force() throws IOException {
    spendPower();
    if (forcesLeft-- <= 0) {
      throw new IOException("Input/output error");
    }
    confirmed = present.clone();
    unconfirmed = new BitSet();
  }

  @Override
  public synchronized long size() {
    return present.length;
  }

  @Override
  public synchronized void truncate(long size) throws IOException {
    spendPower();
    present = Arrays.copyOf(present, (int) size);
  }

  @Override
  public boolean isFull(IOException failure) {
    return String.valueOf(failure.getMessage()).startsWith("No space");
  }

  @Override
  public void close() {}
}
