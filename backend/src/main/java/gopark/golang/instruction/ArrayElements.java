package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.ArrayView;
import gopark.golang.value.ByteMemory;
import gopark.golang.value.ElementPointer;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Memory;
import gopark.golang.value.Owned;
import gopark.golang.value.RefMemory;
import gopark.golang.value.WordMemory;

/** Elements of the array in a slot, which may have got there as a pointer that is nil. */
public final class ArrayElements {
  private ArrayElements() {}

  /** An element that is a word. */
  public static final class LoadWord extends Instruction implements TouchesMemory {
    private final int to;
    private final int array;
    private final int index;

    public LoadWord(int to, int array, int index) {
      this.to = to;
      this.array = array;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long i = f.words[b + index];
      if (f.refs[b + array] instanceof WordMemory memory) {
        var e = memory.words;
        if (i < 0 || i >= e.length) {
          throw GoPanic.index(i, e.length);
        }
        f.words[b + to] = e[(int) i];
      } else {
        Memory other = Pointers.array(f.refs[b + array], i);
        f.words[b + to] = other.word((int) i);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.arrayElement(f, f.refs[f.base + array], f.words[f.base + index], false);
    }
  }

  /** An element of one byte. */
  public static final class LoadByte extends Instruction implements TouchesMemory {
    private final int to;
    private final int array;
    private final int index;

    public LoadByte(int to, int array, int index) {
      this.to = to;
      this.array = array;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long i = f.words[b + index];
      if (f.refs[b + array] instanceof ByteMemory memory) {
        var e = memory.bytes;
        if (i < 0 || i >= e.length) {
          throw GoPanic.index(i, e.length);
        }
        f.words[b + to] = e[(int) i] & 0xff;
      } else {
        Memory other = Pointers.array(f.refs[b + array], i);
        f.words[b + to] = other.word((int) i);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.arrayElement(f, f.refs[f.base + array], f.words[f.base + index], false);
    }
  }

  /** An element that is a reference. */
  public static final class LoadRef extends Instruction implements TouchesMemory {
    private final int to;
    private final int array;
    private final int index;

    public LoadRef(int to, int array, int index) {
      this.to = to;
      this.array = array;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long i = f.words[b + index];
      if (f.refs[b + array] instanceof RefMemory memory) {
        var e = memory.refs;
        if (i < 0 || i >= e.length) {
          throw GoPanic.index(i, e.length);
        }
        f.refs[b + to] = e[(int) i];
      } else {
        Memory other = Pointers.array(f.refs[b + array], i);
        f.refs[b + to] = other.ref((int) i);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.arrayElement(f, f.refs[f.base + array], f.words[f.base + index], false);
    }
  }

  /** Gives an element a word. */
  public static final class StoreWord extends Instruction implements TouchesMemory {
    private final int array;
    private final int index;
    private final int from;

    public StoreWord(int array, int index, int from) {
      this.array = array;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long i = f.words[b + index];
      if (f.refs[b + array] instanceof WordMemory memory) {
        var e = memory.words;
        if (i < 0 || i >= e.length) {
          throw GoPanic.index(i, e.length);
        }
        e[(int) i] = f.words[b + from];
      } else {
        Memory other = Pointers.array(f.refs[b + array], i);
        other.setWord((int) i, f.words[b + from]);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.arrayElement(f, f.refs[f.base + array], f.words[f.base + index], true);
    }
  }

  /** Gives an element a byte. */
  public static final class StoreByte extends Instruction implements TouchesMemory {
    private final int array;
    private final int index;
    private final int from;

    public StoreByte(int array, int index, int from) {
      this.array = array;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long i = f.words[b + index];
      if (f.refs[b + array] instanceof ByteMemory memory) {
        var e = memory.bytes;
        if (i < 0 || i >= e.length) {
          throw GoPanic.index(i, e.length);
        }
        e[(int) i] = (byte) f.words[b + from];
      } else {
        Memory other = Pointers.array(f.refs[b + array], i);
        other.setWord((int) i, f.words[b + from]);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.arrayElement(f, f.refs[f.base + array], f.words[f.base + index], true);
    }
  }

  /** Gives an element a reference. */
  public static final class StoreRef extends Instruction implements TouchesMemory {
    private final int array;
    private final int index;
    private final int from;

    public StoreRef(int array, int index, int from) {
      this.array = array;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long i = f.words[b + index];
      if (f.refs[b + array] instanceof RefMemory memory) {
        var e = memory.refs;
        if (i < 0 || i >= e.length) {
          throw GoPanic.index(i, e.length);
        }
        e[(int) i] = f.refs[b + from];
      } else {
        Memory other = Pointers.array(f.refs[b + array], i);
        other.setRef((int) i, f.refs[b + from]);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.arrayElement(f, f.refs[f.base + array], f.words[f.base + index], true);
    }
  }

  /** An element, itself a struct or array, takes the content of another. */
  public static final class Assign extends Instruction implements TouchesMemory {
    private final int array;
    private final int index;
    private final int from;

    public Assign(int array, int index, int from) {
      this.array = array;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long i = f.words[b + index];
      if (f.refs[b + array] instanceof RefMemory memory) {
        var e = memory.refs;
        if (i < 0 || i >= e.length) {
          throw GoPanic.index(i, e.length);
        }
        Owned.assign(e[(int) i], f.refs[b + from], f);
      } else {
        Memory other = Pointers.array(f.refs[b + array], i);
        Owned.assign(other.ref((int) i), f.refs[b + from], f);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.whole(f, f.refs[f.base + from], false);
      seen.ownedElement(f, f.refs[f.base + array], f.words[f.base + index], true);
    }
  }

  /** A pointer to an element that is neither struct nor array. */
  public static final class Address extends Instruction {
    private final int to;
    private final int array;
    private final int index;

    public Address(int to, int array, int index) {
      this.to = to;
      this.array = array;
      this.index = index;
    }

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
  }
}
