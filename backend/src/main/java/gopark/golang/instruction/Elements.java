package gopark.golang.instruction;

import gopark.golang.machine.Allocation;
import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.Memory;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;

/** Arrays and slices made by literals. */
public final class Elements {
  private Elements() {}

  /** New elements, all zero. */
  public static final class Make extends Instruction {
    private final int to;
    private final RuntimeType element;
    private final int length;
    private final Allocation allocation;

    public Make(int to, RuntimeType element, int length, Allocation allocation) {
      this.to = to;
      this.element = element;
      this.length = length;
      this.allocation = allocation;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.reserve(element, length);
      f.refs[f.base + to] = element.newElements(length, f);
      return f.counted(allocation, pc);
    }
  }

  /** New elements like these. */
  public static final class Model extends Instruction {
    private final int to;
    private final Memory model;
    private final Allocation allocation;

    public Model(int to, Memory model, Allocation allocation) {
      this.to = to;
      this.model = model;
      this.allocation = allocation;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.reserve((long) Long.BYTES * model.length());
      f.refs[f.base + to] = model.copy(f);
      return f.counted(allocation, pc);
    }
  }

  /** Gives an element of new ones a word. */
  public static final class SetWord extends Instruction implements TouchesMemory {
    private final int elements;
    private final int index;
    private final int from;

    public SetWord(int elements, int index, int from) {
      this.elements = elements;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      ((Memory) Pointers.target(f.refs[b + elements])).setWord(index, f.words[b + from]);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.arrayElement(f, f.refs[f.base + elements], index, true);
    }
  }

  /** Gives an element of new ones a reference. */
  public static final class SetRef extends Instruction implements TouchesMemory {
    private final int elements;
    private final int index;
    private final int from;

    public SetRef(int elements, int index, int from) {
      this.elements = elements;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      ((Memory) Pointers.target(f.refs[b + elements])).setRef(index, f.refs[b + from]);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.arrayElement(f, f.refs[f.base + elements], index, true);
    }
  }

  /** A slice of all of them. */
  public static final class ToSlice extends Instruction {
    private final int slot;

    public ToSlice(int slot) {
      this.slot = slot;
    }

    @Override
    public int run(Fiber f, int pc) {
      int at = f.base + slot;
      f.refs[at] = SliceValue.of((Memory) Pointers.target(f.refs[at]));
      return pc + 1;
    }
  }
}
