package gopark.golang.machine;

import org.jspecify.annotations.Nullable;

/** Defers a call of a function that is known, or of a function value. */
public final class DeferCall extends Instruction {
  private final @Nullable Code callee;
  private final int closureSlot;
  private final int argBase;
  private final int args;
  private final int frameSlot;

  private DeferCall(@Nullable Code callee, int closureSlot, int argBase, int args, int frameSlot) {
    this.callee = callee;
    this.closureSlot = closureSlot;
    this.argBase = argBase;
    this.args = args;
    this.frameSlot = frameSlot;
  }

  /**
   * A deferred call of a known function.
   *
   * @param args the number of slots from argBase on that are arguments
   * @param frameSlot where a {@link FrameToken} is of the function that it is deferred in; −1 if
   *     that is the running one
   */
  public static DeferCall ofCode(Code callee, int argBase, int args, int frameSlot) {
    return new DeferCall(callee, -1, argBase, args, frameSlot);
  }

  /** A deferred call of a function value; whether it is nil is found out when it is called. */
  public static DeferCall ofClosure(int closureSlot, int argBase, int args, int frameSlot) {
    return new DeferCall(null, closureSlot, argBase, args, frameSlot);
  }

  @Override
  public int run(Fiber f, int pc) {
    int base = f.base;
    Code owner = f.world.image.codeAt(pc);
    if (frameSlot >= 0) {
      long token = f.words[base + frameSlot];
      base = Fiber.baseOf(token);
      owner = f.world.image.codeAt(Fiber.pcOf(token));
    }
    Code code = callee;
    Closure closure = null;
    if (code == null) {
      closure = (Closure) f.refs[f.base + closureSlot];
      code = closure == null ? f.world.image.nilFunction : closure.code;
    }
    Deferred.defer(f, code, closure, f.base + argBase, args, base, owner);
    return pc + 1;
  }
}
