package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.value.Owned;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/** Puts values into slots. */
public final class Moves {
  private Moves() {}

  /** A reference of another slot. */
  public static Instruction ref(int to, int from) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        @Nullable Object[] r = f.refs;
        int b = f.base;
        r[b + to] = r[b + from];
        return pc + 1;
      }
    };
  }

  /** A copy of a struct or an array, which is nobody else's. */
  public static Instruction copy(int to, int from, RuntimeType type) {
    return new MemoryInstruction() {
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
    };
  }

  /** The content of a struct or an array, which the slot's own one takes. */
  public static Instruction assign(int to, int from) {
    return new MemoryInstruction() {
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
    };
  }

  /** The content of a struct or an array, which the one pointed to takes. */
  public static Instruction assignThrough(int to, int from) {
    return new MemoryInstruction() {
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
    };
  }

  /** A word. */
  public static Instruction constant(int to, long value) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        f.words[f.base + to] = value;
        return pc + 1;
      }
    };
  }

  /** A reference to what never changes. */
  public static Instruction constantRef(int to, @Nullable Object value) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        f.refs[f.base + to] = value;
        return pc + 1;
      }
    };
  }

  /** A new struct or array of a type, all zero. */
  public static Instruction zero(int to, RuntimeType type) {
    return new MemoryInstruction() {
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
    };
  }

  /** Nothing, but panics if the pointer in the slot is nil. */
  public static Instruction checkPointer(int slot) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        Pointers.target(f.refs[f.base + slot]);
        return pc + 1;
      }
    };
  }
}
