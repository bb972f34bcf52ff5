package gopark.golang.machine;

import gopark.golang.value.RuntimeType;
import gopark.program.Operation;
import gopark.program.Outcome;

/** Receives from a channel. */
public final class Receive extends Instruction {
  private final int to;
  private final int okTo;
  private final int channelSlot;
  private final RuntimeType element;

  /**
   * Makes the instruction.
   *
   * @param to where the value goes; −1 for nowhere
   * @param okTo where it goes whether the value was sent; −1 for nowhere
   */
  public Receive(int to, int okTo, int channelSlot, RuntimeType element) {
    this.to = to;
    this.okTo = okTo;
    this.channelSlot = channelSlot;
    this.element = element;
  }

  @Override
  public int run(Fiber f, int pc) {
    int channel = Channel.handle(f, channelSlot);
    return f.wait(new Operation.Receive(channel, to >= 0, okTo >= 0));
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    if (!element.isWord()) {
      Channel.received(f, channelSlot, outcome);
    }
    if (to >= 0) {
      Channel.store(f, to, element, outcome.value, outcome.ok);
    }
    if (okTo >= 0) {
      f.words[f.base + okTo] = outcome.ok ? 1 : 0;
    }
    return pc + 1;
  }
}
