package gopark.golang.machine;

import gopark.program.Operation;
import gopark.program.Outcome;

/** The functions len and cap of a channel. */
public final class ChanLength extends Instruction {
  private final int to;
  private final int channelSlot;
  private final boolean capacity;

  private ChanLength(int to, int channelSlot, boolean capacity) {
    this.to = to;
    this.channelSlot = channelSlot;
    this.capacity = capacity;
  }

  /** How many values it holds. */
  public static ChanLength length(int to, int channelSlot) {
    return new ChanLength(to, channelSlot, false);
  }

  /** How many it can hold. */
  public static ChanLength capacity(int to, int channelSlot) {
    return new ChanLength(to, channelSlot, true);
  }

  @Override
  public int run(Fiber f, int pc) {
    int handle = Channel.handle(f, channelSlot);
    return f.wait(capacity ? new Operation.Capacity(handle) : new Operation.Length(handle));
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    f.words[f.base + to] = outcome.number;
    return pc + 1;
  }
}
