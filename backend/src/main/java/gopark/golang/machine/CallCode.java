package gopark.golang.machine;

import gopark.program.Outcome;

/** Calls a function that is known; arguments are in the slots from its base on. */
public final class CallCode extends Instruction {
  private final Code callee;
  private final int calleeBase;

  public CallCode(Code callee, int calleeBase) {
    this.callee = callee;
    this.calleeBase = calleeBase;
  }

  @Override
  public int run(Fiber f, int pc) {
    return f.call(callee, f.base + calleeBase, pc + 1);
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    return f.callAfterPause(callee, f.base + calleeBase, pc + 1);
  }
}
