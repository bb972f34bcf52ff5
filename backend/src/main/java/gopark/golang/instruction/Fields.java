package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.FieldPointer;
import gopark.golang.value.Owned;
import gopark.golang.value.StructValue;

/** Fields of the struct in a slot, which may have got there as a pointer that is nil. */
public final class Fields {
  private Fields() {}

  /** To a slot. */
  public static final class LoadWord extends Instruction implements TouchesMemory {
    private final int to;
    private final int struct;
    private final int field;
    private final int address;

    public LoadWord(int to, int struct, int field, int address) {
      this.to = to;
      this.struct = struct;
      this.field = field;
      this.address = address;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      StructValue s = Pointers.struct(f.refs[b + struct], address);
      f.words[b + to] = s.words[field];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.field(f, f.refs[f.base + struct], field, false);
    }
  }

  /** To a slot. */
  public static final class LoadRef extends Instruction implements TouchesMemory {
    private final int to;
    private final int struct;
    private final int field;
    private final int address;

    public LoadRef(int to, int struct, int field, int address) {
      this.to = to;
      this.struct = struct;
      this.field = field;
      this.address = address;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      StructValue s = Pointers.struct(f.refs[b + struct], address);
      f.refs[b + to] = s.refs[field];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.field(f, f.refs[f.base + struct], field, false);
    }
  }

  /** From a slot. */
  public static final class StoreWord extends Instruction implements TouchesMemory {
    private final int struct;
    private final int field;
    private final int address;
    private final int from;

    public StoreWord(int struct, int field, int address, int from) {
      this.struct = struct;
      this.field = field;
      this.address = address;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      StructValue s = Pointers.struct(f.refs[b + struct], address);
      s.words[field] = f.words[b + from];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.field(f, f.refs[f.base + struct], field, true);
    }
  }

  /** From a slot. */
  public static final class StoreRef extends Instruction implements TouchesMemory {
    private final int struct;
    private final int field;
    private final int address;
    private final int from;

    public StoreRef(int struct, int field, int address, int from) {
      this.struct = struct;
      this.field = field;
      this.address = address;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      StructValue s = Pointers.struct(f.refs[b + struct], address);
      s.refs[field] = f.refs[b + from];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.field(f, f.refs[f.base + struct], field, true);
    }
  }

  /** The field, itself a struct or array, takes the content of another. */
  public static final class Assign extends Instruction implements TouchesMemory {
    private final int struct;
    private final int field;
    private final int address;
    private final int from;

    public Assign(int struct, int field, int address, int from) {
      this.struct = struct;
      this.field = field;
      this.address = address;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      StructValue s = Pointers.struct(f.refs[b + struct], address);
      Owned.assign(s.refs[field], f.refs[b + from], f);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.whole(f, f.refs[f.base + from], false);
      if (f.refs[f.base + struct] instanceof StructValue s) {
        seen.whole(f, s.refs[field], true);
      }
    }
  }

  /** {@code s.x += c} of a 64-bit field. */
  public static final class AddConstant extends Instruction implements TouchesMemory {
    private final int struct;
    private final int field;
    private final int address;
    private final long constant;

    public AddConstant(int struct, int field, int address, long constant) {
      this.struct = struct;
      this.field = field;
      this.address = address;
      this.constant = constant;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      StructValue s = Pointers.struct(f.refs[b + struct], address);
      s.words[field] += constant;
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.field(f, f.refs[f.base + struct], field, false);
      seen.field(f, f.refs[f.base + struct], field, true);
    }
  }

  /** A pointer to a field that is neither struct nor array. */
  public static final class Address extends Instruction {
    private final int to;
    private final int struct;
    private final int field;
    private final int address;

    public Address(int to, int struct, int field, int address) {
      this.to = to;
      this.struct = struct;
      this.field = field;
      this.address = address;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      StructValue s = Pointers.struct(f.refs[b + struct], address);
      f.refs[b + to] = new FieldPointer(s, field);
      return pc + 1;
    }
  }
}
