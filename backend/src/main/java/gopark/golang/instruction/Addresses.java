package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.ArrayView;
import gopark.golang.value.ElementPointer;
import gopark.golang.value.FieldPointer;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Memory;
import gopark.golang.value.SliceValue;
import gopark.golang.value.StructValue;

/** Pointers to variables that are neither structs nor arrays, whose pointers are the objects. */
public final class Addresses {
  private Addresses() {}

  /** Points to a package's variable, which is a word or a reference. */
  public static Instruction ofGlobal(int to, int index, boolean word) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        Memory memory = word ? f.world.globalWords : f.world.globalRefs;
        f.refs[f.base + to] = new ElementPointer(memory, index);
        return pc + 1;
      }
    };
  }

  /** Points to a field of the struct in a slot. */
  public static Instruction ofField(int to, int struct, int field, int address) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        StructValue s = Pointers.struct(f.refs[b + struct], address);
        f.refs[b + to] = new FieldPointer(s, field);
        return pc + 1;
      }
    };
  }

  /** Points to an element of the array in a slot. */
  public static Instruction ofArrayElement(int to, int array, int index) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        Memory e = (Memory) Pointers.target(f.refs[b + array]);
        long i = f.words[b + index];
        if (i < 0 || i >= e.length()) {
          throw GoPanic.index(i, e.length());
        }
        f.refs[b + to] =
            e instanceof ArrayView view
                ? new ElementPointer(view.memory(), view.offset() + (int) i)
                : new ElementPointer(e, (int) i);
        return pc + 1;
      }
    };
  }

  /** Points to an element of the slice in a slot. */
  public static Instruction ofSliceElement(int to, int slice, int index) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + slice];
        long i = f.words[b + index];
        if (s == null || i < 0 || i >= s.length) {
          throw GoPanic.index(i, s == null ? 0 : s.length);
        }
        f.refs[b + to] = new ElementPointer(s.memory, s.offset + (int) i);
        return pc + 1;
      }
    };
  }
}
