package gopark.golang.machine;

import gopark.golang.value.GoPanic;
import gopark.program.Outcome;

/** Calls a function value. */
public final class CallClosure extends Instruction {
  private final int closureSlot;
  private final int calleeBase;

  /** Whether Go knows which function it is and puts it in the place of the call. */
  final boolean replaced;

  public CallClosure(int closureSlot, int calleeBase, boolean replaced) {
    this.closureSlot = closureSlot;
    this.calleeBase = calleeBase;
    this.replaced = replaced;
  }

  @Override
  public int run(Fiber f, int pc) {
    Closure closure = closure(f);
    int base = f.base + calleeBase;
    Code code = closure.code;
    int next = replaced ? f.replaceCall(code, base, pc + 1) : f.call(code, base, pc + 1);
    return begun(f, closure, base, next);
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    Closure closure = closure(f);
    int base = f.base + calleeBase;
    Code code = closure.code;
    int next =
        replaced
            ? f.replaceCallAfterPause(code, base, pc + 1)
            : f.callAfterPause(code, base, pc + 1);
    return begun(f, closure, base, next);
  }

  private Closure closure(Fiber f) {
    Object closure = f.refs[f.base + closureSlot];
    if (closure == null) {
      throw GoPanic.nilDereference();
    }
    return (Closure) closure;
  }

  /** The call has begun, or waits: then it does not harm. */
  private static int begun(Fiber f, Closure closure, int base, int next) {
    int slot = closure.code.closureSlot;
    if (slot >= 0 && next >= 0) {
      f.refs[base + slot] = closure;
    }
    return next;
  }
}
