package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.Reference;
import java.lang.invoke.MethodHandles;

/**
 * What instructions do with a variable on the heap that is no struct or array, and a slot: of a
 * function's own variable, whose cell is in a slot, and of one that a pointer points to.
 */
public final class VariableAccess {
  public static final VariableAccess LOAD_WORD =
      new VariableAccess(Touched.READ, (f, slot, it) -> f.words[slot] = it.word());
  public static final VariableAccess LOAD_REF =
      new VariableAccess(Touched.READ, (f, slot, it) -> f.refs[slot] = it.ref());
  private static final VariableAccess STORE_WORD =
      new VariableAccess(Touched.WRITTEN, (f, slot, it) -> it.setWord(f.words[slot]));
  private static final VariableAccess STORE_REF =
      new VariableAccess(Touched.WRITTEN, (f, slot, it) -> it.setRef(f.refs[slot]));

  private final Specialization<Maker> ofCell;
  private final Specialization<Maker> ofPointed;

  private VariableAccess(Touched touched, Operation operation) {
    Access access = new Access(touched, operation);
    ofCell = new Specialization<>(Maker.class, OfCell.class, access);
    ofPointed = new Specialization<>(Maker.class, OfPointed.class, access);
  }

  /** Reads a variable that is a word or a reference. */
  public static VariableAccess load(boolean word) {
    return word ? LOAD_WORD : LOAD_REF;
  }

  /** Writes a variable that is a word or a reference. */
  public static VariableAccess store(boolean word) {
    return word ? STORE_WORD : STORE_REF;
  }

  /** Accesses the variable whose cell is in a slot. */
  public Instruction ofCell(int slot, int cell) {
    return ofCell.maker().of(slot, cell);
  }

  /** Accesses the variable that the pointer in a slot points to. */
  public Instruction ofPointed(int slot, int pointer) {
    return ofPointed.maker().of(slot, pointer);
  }

  private interface Operation {
    void run(Fiber f, int slot, Reference variable);
  }

  private record Access(Touched touched, Operation operation) {}

  private interface Maker {
    Instruction of(int slot, int variable);
  }

  private static final class OfCell extends Instruction implements Maker, TouchesMemory {
    private static final Access ACCESS =
        Specialization.operation(MethodHandles.lookup(), Access.class);

    private final int slot;
    private final int cell;

    OfCell(int slot, int cell) {
      this.slot = slot;
      this.cell = cell;
    }

    @Override
    public Instruction of(int slot, int variable) {
      return new OfCell(slot, variable);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      ACCESS.operation().run(f, b + slot, Pointers.cell(f.refs[b + cell]));
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + cell], ACCESS.touched().isWrite());
    }
  }

  private static final class OfPointed extends Instruction implements Maker, TouchesMemory {
    private static final Access ACCESS =
        Specialization.operation(MethodHandles.lookup(), Access.class);

    private final int slot;
    private final int pointer;

    OfPointed(int slot, int pointer) {
      this.slot = slot;
      this.pointer = pointer;
    }

    @Override
    public Instruction of(int slot, int variable) {
      return new OfPointed(slot, variable);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      ACCESS.operation().run(f, b + slot, Pointers.reference(f.refs[b + pointer]));
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + pointer], ACCESS.touched().isWrite());
    }
  }
}
