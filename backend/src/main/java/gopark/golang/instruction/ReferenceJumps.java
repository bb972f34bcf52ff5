package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.Equality;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.TextOrder;

/** Jumps if references compare so, or if they do not. */
public final class ReferenceJumps {
  private ReferenceJumps() {}

  /** A nil of any kind but an empty string. */
  public static final class Nil extends Jumping {
    private final int slot;
    private final boolean when;

    public Nil(int slot, boolean when, int offset, int cost) {
      super(offset, cost);
      this.slot = slot;
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      return (f.refs[f.base + slot] == null) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** One object: pointers to structs and arrays. */
  public static final class Same extends JumpOnTwo {
    private final boolean when;

    public Same(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // The pointers are the objects.
    public int run(Fiber f, int pc) {
      Object x = f.refs[f.base + left];
      Object y = f.refs[f.base + right];
      return (x == y) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code ==} of channels. */
  public static final class SameChannel extends JumpOnTwo {
    private final boolean when;

    public SameChannel(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      Object x = f.refs[f.base + left];
      Object y = f.refs[f.base + right];
      return Equality.channels(x, y) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** Equal pointers. */
  public static final class SamePointer extends JumpOnTwo {
    private final boolean when;

    public SamePointer(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      Object x = f.refs[f.base + left];
      Object y = f.refs[f.base + right];
      return Equality.pointers(x, y) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code ==} of strings. */
  public static final class EqualText extends JumpOnTwo {
    private final boolean when;

    public EqualText(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      Object x = f.refs[f.base + left];
      Object y = f.refs[f.base + right];
      return Texts.same(Texts.of(x), y, f) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code <} of strings. */
  public static final class LessText extends JumpOnTwo {
    private final boolean when;

    public LessText(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      Object x = f.refs[f.base + left];
      Object y = f.refs[f.base + right];
      return (TextOrder.compare(Texts.of(x), Texts.of(y), f) < 0) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** {@code <=} of strings. */
  public static final class LessOrEqualText extends JumpOnTwo {
    private final boolean when;

    public LessOrEqualText(int left, int right, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      Object x = f.refs[f.base + left];
      Object y = f.refs[f.base + right];
      return (TextOrder.compare(Texts.of(x), Texts.of(y), f) <= 0) == when ? jump(f, pc) : pc + 1;
    }
  }

  /** Values of a type compared as {@code ==} does, which may panic. */
  public static final class Value extends JumpOnTwo implements TouchesMemory {
    private final RuntimeType type;
    private final boolean when;

    public Value(int left, int right, RuntimeType type, boolean when, int offset, int cost) {
      super(left, right, offset, cost);
      this.type = type;
      this.when = when;
    }

    @Override
    public int run(Fiber f, int pc) {
      Object x = f.refs[f.base + left];
      Object y = f.refs[f.base + right];
      return Equality.refs(type, x, y, f) == when ? jump(f, pc) : pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      if (type.isOwned()) {
        seen.whole(f, f.refs[f.base + left], false);
        seen.whole(f, f.refs[f.base + right], false);
      }
    }
  }
}
