package gopark.golang.machine;

import gopark.program.Operation;

/** The function close. */
public final class Close extends Instruction implements TouchesMemory {
  private final int channelSlot;

  public Close(int channelSlot) {
    this.channelSlot = channelSlot;
  }

  @Override
  public int run(Fiber f, int pc) {
    return f.wait(new Operation.Close(Channel.handle(f, channelSlot)));
  }

  @Override
  public void touch(Fiber f, Touches seen) {
    seen.channel(f, f.refs[f.base + channelSlot], true);
  }

  @Override
  public String within() {
    return "runtime.closechan";
  }
}
