package gopark.golang.instruction;

import gopark.golang.machine.Allocation;
import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.Cell;

/** Variables on the heap, and pointers to single values. */
public final class Cells {
  private Cells() {}

  /** A new variable with the word as its value. */
  public static final class NewWord extends TwoSlots implements TouchesMemory {

    private final Allocation allocation;

    public NewWord(int to, int from, Allocation allocation) {
      super(to, from);
      this.allocation = allocation;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      f.refs[b + to] = new Cell(f.words[b + from], null);
      return f.counted(allocation, pc);
    }

    @Override
    public void touch(Fiber f, Touches seen) {}

    @Override
    public void made(Fiber f, Touches seen) {
      seen.fresh(f, f.refs[f.base + to]);
    }
  }

  /** A new variable with the reference as its value. */
  public static final class NewRef extends TwoSlots implements TouchesMemory {

    private final Allocation allocation;

    public NewRef(int to, int from, Allocation allocation) {
      super(to, from);
      this.allocation = allocation;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      f.refs[b + to] = new Cell(0, f.refs[b + from]);
      return f.counted(allocation, pc);
    }

    @Override
    public void touch(Fiber f, Touches seen) {}

    @Override
    public void made(Fiber f, Touches seen) {
      seen.fresh(f, f.refs[f.base + to]);
    }
  }

  /** The word of the variable in a slot. */
  public static final class LoadWord extends TwoSlots implements TouchesMemory {

    public LoadWord(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      f.words[b + to] = Pointers.cell(f.refs[b + from]).word;
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + from], false);
    }
  }

  /** The reference of the variable in a slot. */
  public static final class LoadRef extends TwoSlots implements TouchesMemory {

    public LoadRef(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      f.refs[b + to] = Pointers.cell(f.refs[b + from]).ref;
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + from], false);
    }
  }

  /** Gives the variable in slot {@code to} a word. */
  public static final class StoreWord extends TwoSlots implements TouchesMemory {

    public StoreWord(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      Pointers.cell(f.refs[b + to]).word = f.words[b + from];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + to], true);
    }
  }

  /** Gives the variable in slot {@code to} a reference. */
  public static final class StoreRef extends TwoSlots implements TouchesMemory {

    public StoreRef(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      Pointers.cell(f.refs[b + to]).ref = f.refs[b + from];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + to], true);
    }
  }

  /** {@code x = c} of the variable in a slot. */
  public static final class SetConstant extends Instruction implements TouchesMemory {
    private final int slot;
    private final long constant;

    public SetConstant(int slot, long constant) {
      this.slot = slot;
      this.constant = constant;
    }

    @Override
    public int run(Fiber f, int pc) {
      Pointers.cell(f.refs[f.base + slot]).word = constant;
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + slot], true);
    }
  }

  /** {@code x += c} of the 64-bit variable in a slot. */
  public static final class AddConstant extends Instruction implements TouchesMemory {
    private final int slot;
    private final long constant;

    public AddConstant(int slot, long constant) {
      this.slot = slot;
      this.constant = constant;
    }

    @Override
    public int run(Fiber f, int pc) {
      Pointers.cell(f.refs[f.base + slot]).word += constant;
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + slot], false);
      seen.variable(f, f.refs[f.base + slot], true);
    }
  }

  /** The word that a pointer points to. */
  public static final class PointedWord extends TwoSlots implements TouchesMemory {

    public PointedWord(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      f.words[b + to] = Pointers.reference(f.refs[b + from]).word();
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + from], false);
    }
  }

  /** The reference that a pointer points to. */
  public static final class PointedRef extends TwoSlots implements TouchesMemory {

    public PointedRef(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      f.refs[b + to] = Pointers.reference(f.refs[b + from]).ref();
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + from], false);
    }
  }

  /** Stores a word where the pointer in slot {@code to} points. */
  public static final class SetPointedWord extends TwoSlots implements TouchesMemory {

    public SetPointedWord(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      Pointers.reference(f.refs[b + to]).setWord(f.words[b + from]);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + to], true);
    }
  }

  /** Stores a reference where the pointer in slot {@code to} points. */
  public static final class SetPointedRef extends TwoSlots implements TouchesMemory {

    public SetPointedRef(int to, int from) {
      super(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      Pointers.reference(f.refs[b + to]).setRef(f.refs[b + from]);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.variable(f, f.refs[f.base + to], true);
    }
  }
}
