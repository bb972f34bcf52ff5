package gopark.golang.machine;

import gopark.program.Operation;
import gopark.program.Outcome;

/** Sends a value on a channel; a struct or an array must be nobody else's. */
public final class Send extends Instruction implements TouchesMemory {
  private final int channelSlot;
  private final int valueSlot;
  private final boolean word;

  public Send(int channelSlot, int valueSlot, boolean word) {
    this.channelSlot = channelSlot;
    this.valueSlot = valueSlot;
    this.word = word;
  }

  @Override
  public int run(Fiber f, int pc) {
    Object value = Channel.value(f, valueSlot, word);
    return f.wait(new Operation.Send(Channel.handle(f, channelSlot), value));
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    if (!word) {
      Channel.sent(f, channelSlot, valueSlot);
    }
    return pc + 1;
  }

  @Override
  public void touch(Fiber f, Touches seen) {
    seen.channel(f, f.refs[f.base + channelSlot], false);
  }

  @Override
  public String within() {
    return "runtime.chansend";
  }
}
