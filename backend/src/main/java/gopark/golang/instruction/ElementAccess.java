package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.ArrayView;
import gopark.golang.value.ByteMemory;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Memory;
import gopark.golang.value.Owned;
import gopark.golang.value.RefMemory;
import gopark.golang.value.SliceValue;
import gopark.golang.value.WordMemory;
import java.lang.invoke.MethodHandles;

/**
 * What instructions do with one element of memory and a slot: read it into the slot, or write what
 * is in the slot. The element is one of a slice or of an array, or a package's variable.
 */
public final class ElementAccess {
  public static final ElementAccess LOAD_WORD =
      read((f, slot, m, at) -> f.words[slot] = ((WordMemory) m).words[at]);
  public static final ElementAccess LOAD_BYTE =
      read((f, slot, m, at) -> f.words[slot] = ((ByteMemory) m).bytes[at] & 0xff);
  public static final ElementAccess LOAD_REF =
      read((f, slot, m, at) -> f.refs[slot] = ((RefMemory) m).refs[at]);

  public static final ElementAccess STORE_WORD =
      write((f, slot, m, at) -> ((WordMemory) m).words[at] = f.words[slot]);
  public static final ElementAccess STORE_BYTE =
      write((f, slot, m, at) -> ((ByteMemory) m).bytes[at] = (byte) f.words[slot]);
  public static final ElementAccess STORE_REF =
      write((f, slot, m, at) -> ((RefMemory) m).refs[at] = f.refs[slot]);

  /** The element, itself a struct or array, takes the content of the slot's. */
  public static final ElementAccess ASSIGN =
      new ElementAccess(
          Touched.ASSIGNED,
          (f, slot, m, at) -> Owned.assign(((RefMemory) m).refs[at], f.refs[slot], f));

  private final Specialization<Maker> ofSlice;
  private final Specialization<Maker> ofArray;
  private final Specialization<GlobalMaker> ofGlobals;

  private ElementAccess(Touched touched, Operation operation) {
    Access access = new Access(touched, operation);
    ofSlice = new Specialization<>(Maker.class, OfSlice.class, access);
    ofArray = new Specialization<>(Maker.class, OfArray.class, access);
    ofGlobals = new Specialization<>(GlobalMaker.class, OfGlobals.class, access);
  }

  private static ElementAccess read(Operation operation) {
    return new ElementAccess(Touched.READ, operation);
  }

  private static ElementAccess write(Operation operation) {
    return new ElementAccess(Touched.WRITTEN, operation);
  }

  /** Accesses an element of the slice in a slot. */
  public Instruction ofSlice(int slot, int slice, int index) {
    return ofSlice.maker().of(slot, slice, index);
  }

  /** Accesses an element of the array in a slot, which may have got there as a nil pointer. */
  public Instruction ofArray(int slot, int array, int index) {
    return ofArray.maker().of(slot, array, index);
  }

  /** Accesses a package's variable that is a word. */
  public Instruction ofGlobalWords(int slot, int index) {
    return ofGlobals.maker().of(slot, index, true);
  }

  /** Accesses a package's variable that is a reference. */
  public Instruction ofGlobalRefs(int slot, int index) {
    return ofGlobals.maker().of(slot, index, false);
  }

  private interface Operation {
    void run(Fiber f, int slot, Memory memory, int at);
  }

  private record Access(Touched touched, Operation operation) {}

  private interface Maker {
    Instruction of(int slot, int row, int index);
  }

  private interface GlobalMaker {
    Instruction of(int slot, int index, boolean word);
  }

  private static final class OfSlice extends Instruction implements Maker, TouchesMemory {
    private static final Access ACCESS =
        Specialization.operation(MethodHandles.lookup(), Access.class);

    private final int slot;
    private final int slice;
    private final int index;

    OfSlice(int slot, int slice, int index) {
      this.slot = slot;
      this.slice = slice;
      this.index = index;
    }

    @Override
    public Instruction of(int slot, int row, int index) {
      return new OfSlice(slot, row, index);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      SliceValue s = (SliceValue) f.refs[b + slice];
      long i = f.words[b + index];
      if (s == null || i < 0 || i >= s.length) {
        throw GoPanic.index(i, s == null ? 0 : s.length);
      }
      ACCESS.operation().run(f, b + slot, s.memory, s.offset + (int) i);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      int b = f.base;
      if (ACCESS.touched() == Touched.ASSIGNED) {
        seen.whole(f, f.refs[b + slot], false);
        seen.ownedElement(f, f.refs[b + slice], f.words[b + index], true);
      } else {
        seen.element(f, f.refs[b + slice], f.words[b + index], ACCESS.touched().isWrite());
      }
    }
  }

  private static final class OfArray extends Instruction implements Maker, TouchesMemory {
    private static final Access ACCESS =
        Specialization.operation(MethodHandles.lookup(), Access.class);

    private final int slot;
    private final int array;
    private final int index;

    OfArray(int slot, int array, int index) {
      this.slot = slot;
      this.array = array;
      this.index = index;
    }

    @Override
    public Instruction of(int slot, int row, int index) {
      return new OfArray(slot, row, index);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long i = f.words[b + index];
      Memory memory = Pointers.array(f.refs[b + array], i);
      if (memory instanceof ArrayView view) {
        ACCESS.operation().run(f, b + slot, view.memory(), view.offset() + (int) i);
      } else {
        ACCESS.operation().run(f, b + slot, memory, (int) i);
      }
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      int b = f.base;
      if (ACCESS.touched() == Touched.ASSIGNED) {
        seen.whole(f, f.refs[b + slot], false);
        seen.ownedElement(f, f.refs[b + array], f.words[b + index], true);
      } else {
        seen.arrayElement(f, f.refs[b + array], f.words[b + index], ACCESS.touched().isWrite());
      }
    }
  }

  private static final class OfGlobals extends Instruction implements GlobalMaker, TouchesMemory {
    private static final Access ACCESS =
        Specialization.operation(MethodHandles.lookup(), Access.class);

    private final int slot;
    private final int index;
    private final boolean word;

    OfGlobals(int slot, int index, boolean word) {
      this.slot = slot;
      this.index = index;
      this.word = word;
    }

    @Override
    public Instruction of(int slot, int index, boolean word) {
      return new OfGlobals(slot, index, word);
    }

    private Memory memory(Fiber f) {
      return word ? f.world.globalWords : f.world.globalRefs;
    }

    @Override
    public int run(Fiber f, int pc) {
      ACCESS.operation().run(f, f.base + slot, memory(f), index);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.one(f, memory(f), index, ACCESS.touched().isWrite());
    }
  }
}
