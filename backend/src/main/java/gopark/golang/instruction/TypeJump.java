package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.value.Dynamic;
import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;

/** Jumps if what is in the interface in a slot has the type, or as an interface its methods. */
public final class TypeJump extends Jumping {
  private final int slot;
  private final RuntimeType type;
  private final boolean when;

  public TypeJump(int slot, RuntimeType type, boolean when, int offset, int cost) {
    super(offset, cost);
    this.slot = slot;
    this.type = type;
    this.when = when;
  }

  @Override
  public int run(Fiber f, int pc) {
    Dynamic value = (Dynamic) f.refs[f.base + slot];
    return fits(value, type) == when ? jump(f, pc) : pc + 1;
  }

  static boolean fits(@org.jspecify.annotations.Nullable Dynamic value, RuntimeType type) {
    if (value == null) {
      return false;
    }
    return type.kind == Kind.INTERFACE
        ? value.type.missingMethod(type) == null
        : value.type == type;
  }
}
