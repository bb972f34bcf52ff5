package gopark.golang.machine;

import gopark.program.Operation;
import org.jspecify.annotations.Nullable;

/** The go statement, with a function that is known or a function value. */
public final class GoCall extends Instruction {
  private final @Nullable Code callee;
  private final int closureSlot;
  private final int argBase;
  private final int args;

  private GoCall(@Nullable Code callee, int closureSlot, int argBase, int args) {
    this.callee = callee;
    this.closureSlot = closureSlot;
    this.argBase = argBase;
    this.args = args;
  }

  /** A call of a known function, whose args arguments are in the slots from argBase on. */
  public static GoCall ofCode(Code callee, int argBase, int args) {
    return new GoCall(callee, -1, argBase, args);
  }

  /** A call of a function value. */
  public static GoCall ofClosure(int closureSlot, int argBase, int args) {
    return new GoCall(null, closureSlot, argBase, args);
  }

  @Override
  public int run(Fiber f, int pc) {
    Code code = callee;
    Closure closure = null;
    if (code == null) {
      closure = (Closure) f.refs[f.base + closureSlot];
      if (closure == null) {
        return f.wait(new Operation.Go(null));
      }
      code = closure.code;
    }
    f.pc = pc;
    GoProgram program = GoProgram.call(f, code, closure, f.base + argBase, args);
    return f.wait(new Operation.Go(program));
  }
}
