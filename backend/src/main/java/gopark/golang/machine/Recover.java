package gopark.golang.machine;

/** The function recover: gives what was panicked with, if a panic called the running function. */
public final class Recover extends Instruction {
  private final int to;

  public Recover(int to) {
    this.to = to;
  }

  @Override
  public int run(Fiber f, int pc) {
    f.refs[f.base + to] = Unwinding.recover(f);
    return pc + 1;
  }
}
