package gopark.golang.machine;

/** Returns one reference. */
public final class ReturnRef extends Instruction {
  private final Code code;
  private final int from;

  /** Returns from this function what is in the slot. */
  public ReturnRef(Code code, int from) {
    this.code = code;
    this.from = from;
  }

  @Override
  public int run(Fiber f, int pc) {
    f.refs[f.base] = f.refs[f.base + from];
    Return.forget(f, code, 1);
    return Return.leave(f);
  }
}
