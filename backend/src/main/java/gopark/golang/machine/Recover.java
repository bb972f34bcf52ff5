package gopark.golang.machine;

/** The function recover: gives what was panicked with, if a panic called the running function. */
public final class Recover extends Instruction {
  private final int to;
  private final boolean deferred;

  /**
   * Makes the instruction.
   *
   * @param deferred whether recover itself was deferred, so that it acts for the function that runs
   *     it at its end
   */
  public Recover(int to, boolean deferred) {
    this.to = to;
    this.deferred = deferred;
  }

  @Override
  public int run(Fiber f, int pc) {
    f.refs[f.base + to] = Unwinding.recover(f, deferred);
    return pc + 1;
  }
}
