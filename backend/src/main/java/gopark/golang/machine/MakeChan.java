package gopark.golang.machine;

import gopark.golang.race.Races;
import gopark.golang.value.ChanValue;
import gopark.golang.value.GoPanic;
import gopark.golang.value.RuntimeType;
import gopark.program.Operation;
import gopark.program.Outcome;

/** Makes a channel. */
public final class MakeChan extends Instruction {
  private static final long LARGEST = 1L << 47;

  private final int to;
  private final RuntimeType element;
  private final int capacitySlot;
  private final String name;
  private final ChannelElements elements;

  /**
   * Makes the instruction.
   *
   * @param type the channel's
   * @param capacitySlot −1 if it has no buffer
   * @param name of the variable that it is for, or empty
   */
  public MakeChan(int to, RuntimeType type, int capacitySlot, String name) {
    this.to = to;
    this.element = type.element();
    this.capacitySlot = capacitySlot;
    this.name = name;
    this.elements = new ChannelElements(element);
  }

  @Override
  public int run(Fiber f, int pc) {
    long capacity = capacity(f);
    if (capacity < 0 || (capacity > 0 && element.bytes() > LARGEST / capacity)) {
      throw GoPanic.plainError("makechan: size out of range");
    }
    f.reserve(ChanValue.HEADER_BYTES + capacity * Math.max(1, element.bytes()));
    allocate(f, capacity);
    return f.wait(new Operation.MakeChannel((int) capacity, name, elements));
  }

  private void allocate(Fiber f, long capacity) {
    long elements = capacity * element.bytes();
    if (elements > 0 && element.hasPointers()) {
      f.heap().allocate(ChanValue.HEADER_BYTES, true);
      f.heap().allocate(elements, true);
    } else {
      f.heap().allocate(ChanValue.HEADER_BYTES + elements);
    }
  }

  private long capacity(Fiber f) {
    return capacitySlot < 0 ? 0 : f.words[f.base + capacitySlot];
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    int capacity = (int) capacity(f);
    Races races = f.world.races;
    if (races != null && capacity > 0 && element.bytes() == 0) {
      races.hasElementsWithoutSize((int) outcome.number);
    }
    f.refs[f.base + to] = new ChanValue((int) outcome.number, element, capacity);
    return pc + 1;
  }
}
