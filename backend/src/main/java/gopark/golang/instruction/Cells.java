package gopark.golang.instruction;

import gopark.golang.machine.Allocation;
import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.value.Cell;

/** Variables on the heap that are neither structs nor arrays. */
public final class Cells {
  private Cells() {}

  /** A new variable whose value is the slot's word, or its reference. */
  public static Instruction make(int to, int from, boolean word, Allocation allocation) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        f.refs[b + to] = word ? new Cell(f.words[b + from], null) : new Cell(0, f.refs[b + from]);
        return f.counted(allocation, pc);
      }

      @Override
      public void touch(Fiber f, Touches seen) {}

      @Override
      public void made(Fiber f, Touches seen) {
        seen.fresh(f, f.refs[f.base + to]);
      }
    };
  }

  /** {@code x = c} of the variable in a slot. */
  public static Instruction setConstant(int slot, long constant) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        Pointers.cell(f.refs[f.base + slot]).word = constant;
        return pc + 1;
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.variable(f, f.refs[f.base + slot], true);
      }
    };
  }

  /** {@code x += c} of the 64-bit variable in a slot. */
  public static Instruction addConstant(int slot, long constant) {
    return new MemoryInstruction() {
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
    };
  }
}
