package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.Costs;
import gopark.golang.value.Dynamic;
import gopark.golang.value.Equality;
import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import org.jspecify.annotations.Nullable;

/** Jumps that no comparison of two words or references makes; most ask whether something is so. */
public final class Jumps {
  /** A type is asked for as many methods at the price of an instruction. */
  private static final int FEW_METHODS = 8;

  private Jumps() {}

  /** Jumps in any case. */
  public static Instruction always(int offset, int cost) {
    return new Jumping(offset, cost) {
      @Override
      public int run(Fiber f, int pc) {
        return jump(f, pc);
      }
    };
  }

  /** {@code x == nil} of any type. */
  public static Instruction ifNil(int slot, boolean when, int offset, int cost) {
    return new Jumping(offset, cost) {
      @Override
      public int run(Fiber f, int pc) {
        return (f.refs[f.base + slot] == null) == when ? jump(f, pc) : pc + 1;
      }
    };
  }

  /** {@code x % divisor == constant}, which no type is too narrow for. */
  public static Instruction ifRemainder(
      int slot, long divisor, long constant, boolean when, int offset, int cost) {
    return new Jumping(offset, cost) {
      @Override
      public int run(Fiber f, int pc) {
        return (f.words[f.base + slot] % divisor == constant) == when ? jump(f, pc) : pc + 1;
      }
    };
  }

  /** {@code x & mask == constant}. */
  public static Instruction ifMasked(
      int slot, long mask, long constant, boolean when, int offset, int cost) {
    return new Jumping(offset, cost) {
      @Override
      public int run(Fiber f, int pc) {
        return ((f.words[f.base + slot] & mask) == constant) == when ? jump(f, pc) : pc + 1;
      }
    };
  }

  /** {@code i < len(slice)}. */
  public static Instruction ifBelowLength(
      int index, int slice, boolean when, int offset, int cost) {
    return new Jumping(offset, cost) {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + slice];
        return (f.words[b + index] < (s == null ? 0 : s.length)) == when ? jump(f, pc) : pc + 1;
      }
    };
  }

  /** Asks whether what is in an interface has a type, or as an interface its methods. */
  public static Instruction ifType(int slot, RuntimeType type, boolean when, int offset, int cost) {
    return new Jumping(offset, cost) {
      @Override
      public int run(Fiber f, int pc) {
        return fits(f, (Dynamic) f.refs[f.base + slot], type) == when ? jump(f, pc) : pc + 1;
      }
    };
  }

  /** {@code x == y} of references to values of a type, which may panic. */
  public static Instruction ifEqual(
      int left, int right, RuntimeType type, boolean when, int offset, int cost) {
    return new EqualValues(left, right, type, when, offset, cost);
  }

  static boolean fits(Fiber f, @Nullable Dynamic value, RuntimeType type) {
    if (value == null) {
      return false;
    }
    if (type.kind != Kind.INTERFACE) {
      return value.type == type;
    }
    int demanded = type.methods().size();
    if (demanded > FEW_METHODS) {
      f.spend(Costs.COMPARED * demanded);
    }
    return value.type.missingMethod(type) == null;
  }

  private static final class EqualValues extends Jumping implements TouchesMemory {
    private final int left;
    private final int right;
    private final RuntimeType type;
    private final boolean when;

    EqualValues(int left, int right, RuntimeType type, boolean when, int offset, int cost) {
      super(offset, cost);
      this.left = left;
      this.right = right;
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
