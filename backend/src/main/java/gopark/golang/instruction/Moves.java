package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.Owned;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/** Puts values into slots. */
public final class Moves {
  private Moves() {}

  /** A word of another slot. */
  public static final class Word extends TwoSlots {

    public Word(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      long[] w = f.words;
      int b = f.base;
      w[b + to] = w[b + from];
      return pc + 1;
    }
  }

  /** A reference of another slot. */
  public static final class Ref extends TwoSlots {

    public Ref(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      @Nullable Object[] r = f.refs;
      int b = f.base;
      r[b + to] = r[b + from];
      return pc + 1;
    }
  }

  /** A copy of a struct or an array, which is nobody else's. */
  public static final class Copy extends Instruction implements TouchesMemory {
    private final int to;
    private final int from;
    private final RuntimeType type;

    public Copy(int to, int from, RuntimeType type) {
      this.to = to;
      this.from = from;
      this.type = type;
    }

    @Override
    public int run(Fiber f, int pc) {
      @Nullable Object[] r = f.refs;
      int b = f.base;
      r[b + to] = f.copy(type, r[b + from]);
      return f.made(type.bytes(), pc);
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.whole(f, f.refs[f.base + from], false);
    }
  }

  /** The content of a struct or an array, which the slot's own one takes. */
  public static final class Assign extends TwoSlots implements TouchesMemory {

    public Assign(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      @Nullable Object[] r = f.refs;
      int b = f.base;
      Owned.assign(r[b + to], r[b + from], f);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.whole(f, f.refs[f.base + from], false);
      seen.whole(f, f.refs[f.base + to], true);
    }
  }

  /** The content of a struct or an array, which the one pointed to takes. */
  public static final class AssignThrough extends TwoSlots implements TouchesMemory {

    public AssignThrough(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      @Nullable Object[] r = f.refs;
      int b = f.base;
      Owned.assign(Pointers.target(r[b + to]), r[b + from], f);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.whole(f, f.refs[f.base + from], false);
      seen.whole(f, f.refs[f.base + to], true);
    }
  }

  /** A word. */
  public static final class Constant extends Instruction {
    private final int to;
    private final long value;

    public Constant(int to, long value) {
      this.to = to;
      this.value = value;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.words[f.base + to] = value;
      return pc + 1;
    }
  }

  /** A reference to what never changes. */
  public static final class ConstantRef extends Instruction {
    private final int to;
    private final @Nullable Object value;

    public ConstantRef(int to, @Nullable Object value) {
      this.to = to;
      this.value = value;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.refs[f.base + to] = value;
      return pc + 1;
    }
  }

  /** A new struct or array of a type, all zero. */
  public static final class Zero extends Instruction implements TouchesMemory {
    private final int to;
    private final RuntimeType type;

    public Zero(int to, RuntimeType type) {
      this.to = to;
      this.type = type;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.refs[f.base + to] = f.zero(type);
      return f.made(type.bytes(), pc);
    }

    @Override
    public void touch(Fiber f, Touches seen) {}

    @Override
    public void made(Fiber f, Touches seen) {
      seen.fresh(f, f.refs[f.base + to]);
    }
  }

  /** Nothing, but panics if the pointer in the slot is nil. */
  public static final class CheckPointer extends Instruction {
    private final int slot;

    public CheckPointer(int slot) {
      this.slot = slot;
    }

    @Override
    public int run(Fiber f, int pc) {
      Pointers.target(f.refs[f.base + slot]);
      return pc + 1;
    }
  }
}
