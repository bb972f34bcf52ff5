package gopark.runtime.model;

import gopark.program.Copies;
import gopark.program.Elements;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkMeter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A channel: a ring of values, and those who wait at both ends. In Go: chan.go, type hchan. */
public final class Channel implements Handles.Numbered {
  private static final int FIRST_SLOTS = 16;
  public final int handle;
  public final String name;
  public final int capacity;
  public final Elements elements;
  public final WaitQueue recvq = new WaitQueue();
  public final WaitQueue sendq = new WaitQueue();
  public boolean closed;

  /** The timer that sends on the channel, or null. */
  public @Nullable Timer timer;

  /** The ring as far as it has been used: memory for what a program only asked for is not taken. */
  private @Nullable Object[] slots;

  private int count;

  /** The slot that the next value goes to. */
  private int sendx;

  /** The slot that the next value comes from. */
  private int recvx;

  public Channel(int handle, String name, int capacity, Elements elements) {
    this.handle = handle;
    this.name = name;
    this.capacity = capacity;
    this.elements = elements;
    slots = new Object[Math.min(capacity, FIRST_SLOTS)];
  }

  /** How many values the buffer holds. */
  public int count() {
    return count;
  }

  public boolean hasRoom() {
    return count < capacity;
  }

  /** The value at a distance from the head of the buffer. */
  public @Nullable Object peek(int distance) {
    if (distance >= count) {
      throw new SimulatorBug("The buffer of channel " + handle + " has no value " + distance);
    }
    int slot = recvx + distance;
    return slots[slot >= capacity ? slot - capacity : slot];
  }

  public void put(@Nullable Object value) {
    if (sendx == slots.length) {
      slots = Arrays.copyOf(slots, (int) Math.min(capacity, 2L * slots.length));
    }
    slots[sendx] = value;
    sendx = after(sendx);
    count++;
  }

  public @Nullable Object take() {
    Object value = slots[recvx];
    slots[recvx] = null;
    recvx = after(recvx);
    count--;
    return value;
  }

  /** Throws away what is in the buffer; whether there was anything. In Go: timerchandrain. */
  public boolean drain() {
    boolean any = count > 0;
    while (count > 0) {
      take();
    }
    return any;
  }

  private int after(int slot) {
    return slot + 1 == capacity ? 0 : slot + 1;
  }

  @Override
  public Channel copy(Copies copies) {
    Channel copy = new Channel(handle, name, capacity, elements);
    Timer sender = timer;
    copy.closed = closed;
    copy.timer = sender == null ? null : Links.timer(copies, sender);
    copies.spend(slots.length);
    copy.slots = slots.clone();
    for (int i = 0; i < slots.length; i++) {
      if (i % WorkMeter.PIECE == WorkMeter.PIECE - 1) {
        copies.spend(WorkMeter.PIECE);
      }
      copy.slots[i] = copies.value(slots[i]);
    }
    copy.count = count;
    copy.sendx = sendx;
    copy.recvx = recvx;
    copy.recvq.copyFrom(recvq, copies);
    copy.sendq.copyFrom(sendq, copies);
    return copy;
  }
}
