package gopark.golang.machine;

import gopark.golang.value.Dynamic;
import gopark.golang.value.GoPanic;
import gopark.golang.value.RuntimeType;
import gopark.program.Outcome;
import org.jspecify.annotations.Nullable;

/** Calls a method of what is in an interface. */
public final class CallMethod extends Instruction {
  /** What the last call found, in one object, since several threads may read it. */
  private record Found(RuntimeType type, Code code) {}

  private final int receiverSlot;
  private final int selector;
  private final int calleeBase;
  private @Nullable Found last;

  /**
   * Makes the instruction.
   *
   * @param receiverSlot where the interface is
   * @param selector the method's number
   * @param calleeBase where the receiver goes; the other arguments follow it already
   */
  public CallMethod(int receiverSlot, int selector, int calleeBase) {
    this.receiverSlot = receiverSlot;
    this.selector = selector;
    this.calleeBase = calleeBase;
  }

  @Override
  public int run(Fiber f, int pc) {
    Object receiver = f.refs[f.base + receiverSlot];
    if (receiver == null) {
      throw GoPanic.nilDereference();
    }
    Dynamic dynamic = (Dynamic) receiver;
    int base = f.base + calleeBase;
    if (dynamic.type.isWord()) {
      f.words[base] = dynamic.word;
    } else {
      f.refs[base] = dynamic.type.isOwned() ? f.copy(dynamic.type, dynamic.ref) : dynamic.ref;
    }
    return f.call(code(dynamic.type), base, pc + 1);
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    Object receiver = f.refs[f.base + receiverSlot];
    if (receiver == null) {
      throw GoPanic.nilDereference();
    }
    return f.callAfterPause(code(((Dynamic) receiver).type), f.base + calleeBase, pc + 1);
  }

  private Code code(RuntimeType type) {
    Found known = last;
    return known != null && known.type == type ? known.code : find(type);
  }

  private Code find(RuntimeType type) {
    if (!(type.method(selector) instanceof Code code)) {
      throw new IllegalStateException(type + " lacks a method that was checked.");
    }
    last = new Found(type, code);
    return code;
  }
}
