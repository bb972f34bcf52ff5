package gopark.golang.instruction;

import gopark.golang.machine.Allocation;
import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.value.Memory;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;

/** Arrays and slices made by literals. */
public final class Elements {
  private Elements() {}

  /** New elements, all zero. */
  public static Instruction make(int to, RuntimeType element, int length, Allocation allocation) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        f.reserve(element, length);
        f.refs[f.base + to] = element.newElements(length, f);
        return f.counted(allocation, pc);
      }
    };
  }

  /** New elements like these. */
  public static Instruction model(int to, Memory model, Allocation allocation) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        f.reserve((long) Long.BYTES * model.length());
        f.refs[f.base + to] = model.copy(f);
        return f.counted(allocation, pc);
      }
    };
  }

  /** Gives an element of new ones the slot's word, or its reference. */
  public static Instruction set(int elements, int index, int from, boolean word) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        Memory memory = (Memory) Pointers.target(f.refs[b + elements]);
        if (word) {
          memory.setWord(index, f.words[b + from]);
        } else {
          memory.setRef(index, f.refs[b + from]);
        }
        return pc + 1;
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.arrayElement(f, f.refs[f.base + elements], index, true);
      }
    };
  }

  /** A slice of all of them. */
  public static Instruction toSlice(int slot) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int at = f.base + slot;
        f.refs[at] = SliceValue.of((Memory) Pointers.target(f.refs[at]));
        return pc + 1;
      }
    };
  }
}
