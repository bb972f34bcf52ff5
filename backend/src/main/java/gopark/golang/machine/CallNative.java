package gopark.golang.machine;

import gopark.program.Operation;
import gopark.program.Outcome;
import org.jspecify.annotations.Nullable;

/** Calls a function that is written in Java. */
public final class CallNative extends Instruction {
  private final Native function;
  private final int calleeBase;
  private final int cost;

  /** Arguments are in slots from calleeBase on, where the results go, too. */
  public CallNative(Native function, int calleeBase) {
    this(function, calleeBase, 1);
  }

  /** A function that takes as long as {@code cost} instructions. */
  public CallNative(Native function, int calleeBase, int cost) {
    this.function = function;
    this.calleeBase = calleeBase;
    this.cost = cost;
  }

  @Override
  public int run(Fiber f, int pc) {
    f.left -= cost;
    f.pc = pc;
    f.arguments = f.base + calleeBase;
    return next(f, pc, function.call(f));
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    f.arguments = f.base + calleeBase;
    return next(f, pc, function.finish(f, outcome));
  }

  private static int next(Fiber f, int pc, @Nullable Operation operation) {
    return operation == null ? pc + 1 : f.wait(operation);
  }
}
