package gopark.golang.machine;

import gopark.golang.value.Dynamic;
import gopark.golang.value.GoPanic;
import gopark.golang.value.RuntimeType;
import gopark.program.Outcome;
import org.jspecify.annotations.Nullable;

/** Calls a method of what is in an interface. */
public final class CallMethod extends Instruction {
  /** Where the methods begin in what an interface has of its type, in Go. */
  private static final long METHODS = 24;

  private static final long POINTER = 8;

  /** What the last call found, in one object, since several threads may read it. */
  private record Found(RuntimeType type, Code code) {}

  private final int receiverSlot;
  private final int selector;
  private final long address;
  private final int calleeBase;
  private @Nullable Found last;

  /**
   * Makes the instruction.
   *
   * @param receiverSlot where the interface is
   * @param selector the method's number
   * @param address that is read if there is nothing in the interface
   * @param calleeBase where the receiver goes; the other arguments follow it already
   */
  public CallMethod(int receiverSlot, int selector, long address, int calleeBase) {
    this.receiverSlot = receiverSlot;
    this.selector = selector;
    this.address = address;
    this.calleeBase = calleeBase;
  }

  /** Where Go looks for the method with this index among those of an interface that is nil. */
  public static long address(int index) {
    return METHODS + (long) index * POINTER;
  }

  @Override
  public int run(Fiber f, int pc) {
    Object receiver = f.refs[f.base + receiverSlot];
    if (receiver == null) {
      throw GoPanic.nilDereference(address);
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
      throw GoPanic.nilDereference(address);
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
