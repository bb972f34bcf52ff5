package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.Owned;
import gopark.golang.value.StructValue;
import java.lang.invoke.MethodHandles;

/** What instructions do with a field of a struct and a slot. */
public final class FieldAccess {
  public static final FieldAccess LOAD_WORD =
      new FieldAccess(Touched.READ, (f, slot, s, field) -> f.words[slot] = s.words[field]);
  public static final FieldAccess LOAD_REF =
      new FieldAccess(Touched.READ, (f, slot, s, field) -> f.refs[slot] = s.refs[field]);
  public static final FieldAccess STORE_WORD =
      new FieldAccess(Touched.WRITTEN, (f, slot, s, field) -> s.words[field] = f.words[slot]);
  public static final FieldAccess STORE_REF =
      new FieldAccess(Touched.WRITTEN, (f, slot, s, field) -> s.refs[field] = f.refs[slot]);

  /** The field, itself a struct or array, takes the content of the slot's. */
  public static final FieldAccess ASSIGN =
      new FieldAccess(
          Touched.ASSIGNED, (f, slot, s, field) -> Owned.assign(s.refs[field], f.refs[slot], f));

  private final Specialization<Maker> copy;

  private FieldAccess(Touched touched, Operation operation) {
    copy = new Specialization<>(Maker.class, Template.class, new Access(touched, operation));
  }

  /** Reads a field that is a word or a reference. */
  public static FieldAccess load(boolean word) {
    return word ? LOAD_WORD : LOAD_REF;
  }

  /** Writes a field that is a word or a reference. */
  public static FieldAccess store(boolean word) {
    return word ? STORE_WORD : STORE_REF;
  }

  /**
   * Accesses a field of the struct in a slot, which may have got there as a nil pointer.
   *
   * @param address where the field begins in the struct
   */
  public Instruction of(int slot, int struct, int field, int address) {
    return copy.maker().of(slot, struct, field, address);
  }

  /** {@code s.x += c} of a 64-bit field. */
  public static Instruction addConstant(int struct, int field, int address, long constant) {
    return new MemoryInstruction() {
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
    };
  }

  private interface Operation {
    void run(Fiber f, int slot, StructValue struct, int field);
  }

  private record Access(Touched touched, Operation operation) {}

  private interface Maker {
    Instruction of(int slot, int struct, int field, int address);
  }

  private static final class Template extends Instruction implements Maker, TouchesMemory {
    private static final Access ACCESS =
        Specialization.operation(MethodHandles.lookup(), Access.class);

    private final int slot;
    private final int struct;
    private final int field;
    private final int address;

    Template(int slot, int struct, int field, int address) {
      this.slot = slot;
      this.struct = struct;
      this.field = field;
      this.address = address;
    }

    @Override
    public Instruction of(int slot, int struct, int field, int address) {
      return new Template(slot, struct, field, address);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      StructValue s = Pointers.struct(f.refs[b + struct], address);
      ACCESS.operation().run(f, b + slot, s, field);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      int b = f.base;
      if (ACCESS.touched() != Touched.ASSIGNED) {
        seen.field(f, f.refs[b + struct], field, ACCESS.touched().isWrite());
        return;
      }
      seen.whole(f, f.refs[b + slot], false);
      if (f.refs[b + struct] instanceof StructValue s) {
        seen.whole(f, s.refs[field], true);
      }
    }
  }
}
