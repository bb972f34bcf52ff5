package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.ByteMemory;
import gopark.golang.value.ElementPointer;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Owned;
import gopark.golang.value.RefMemory;
import gopark.golang.value.SliceValue;
import gopark.golang.value.WordMemory;

/** Elements of the slice in a slot. */
public final class SliceElements {
  private SliceElements() {}

  /** An element that is a word. */
  public static final class LoadWord extends Instruction implements TouchesMemory {
    private final int to;
    private final int slice;
    private final int index;

    public LoadWord(int to, int slice, int index) {
      this.to = to;
      this.slice = slice;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      SliceValue s = (SliceValue) f.refs[b + slice];
      long i = f.words[b + index];
      if (s == null || i < 0 || i >= s.length) {
        throw GoPanic.index(i, s == null ? 0 : s.length);
      }
      f.words[b + to] = ((WordMemory) s.memory).words[s.offset + (int) i];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.element(f, f.refs[f.base + slice], f.words[f.base + index], false);
    }
  }

  /** An element of one byte. */
  public static final class LoadByte extends Instruction implements TouchesMemory {
    private final int to;
    private final int slice;
    private final int index;

    public LoadByte(int to, int slice, int index) {
      this.to = to;
      this.slice = slice;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      SliceValue s = (SliceValue) f.refs[b + slice];
      long i = f.words[b + index];
      if (s == null || i < 0 || i >= s.length) {
        throw GoPanic.index(i, s == null ? 0 : s.length);
      }
      f.words[b + to] = ((ByteMemory) s.memory).bytes[s.offset + (int) i] & 0xff;
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.element(f, f.refs[f.base + slice], f.words[f.base + index], false);
    }
  }

  /** An element that is a reference. */
  public static final class LoadRef extends Instruction implements TouchesMemory {
    private final int to;
    private final int slice;
    private final int index;

    public LoadRef(int to, int slice, int index) {
      this.to = to;
      this.slice = slice;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      SliceValue s = (SliceValue) f.refs[b + slice];
      long i = f.words[b + index];
      if (s == null || i < 0 || i >= s.length) {
        throw GoPanic.index(i, s == null ? 0 : s.length);
      }
      f.refs[b + to] = ((RefMemory) s.memory).refs[s.offset + (int) i];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.element(f, f.refs[f.base + slice], f.words[f.base + index], false);
    }
  }

  /** Gives an element a word. */
  public static final class StoreWord extends Instruction implements TouchesMemory {
    private final int slice;
    private final int index;
    private final int from;

    public StoreWord(int slice, int index, int from) {
      this.slice = slice;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      SliceValue s = (SliceValue) f.refs[b + slice];
      long i = f.words[b + index];
      if (s == null || i < 0 || i >= s.length) {
        throw GoPanic.index(i, s == null ? 0 : s.length);
      }
      ((WordMemory) s.memory).words[s.offset + (int) i] = f.words[b + from];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.element(f, f.refs[f.base + slice], f.words[f.base + index], true);
    }
  }

  /** Gives an element a byte. */
  public static final class StoreByte extends Instruction implements TouchesMemory {
    private final int slice;
    private final int index;
    private final int from;

    public StoreByte(int slice, int index, int from) {
      this.slice = slice;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      SliceValue s = (SliceValue) f.refs[b + slice];
      long i = f.words[b + index];
      if (s == null || i < 0 || i >= s.length) {
        throw GoPanic.index(i, s == null ? 0 : s.length);
      }
      ((ByteMemory) s.memory).bytes[s.offset + (int) i] = (byte) f.words[b + from];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.element(f, f.refs[f.base + slice], f.words[f.base + index], true);
    }
  }

  /** Gives an element a reference. */
  public static final class StoreRef extends Instruction implements TouchesMemory {
    private final int slice;
    private final int index;
    private final int from;

    public StoreRef(int slice, int index, int from) {
      this.slice = slice;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      SliceValue s = (SliceValue) f.refs[b + slice];
      long i = f.words[b + index];
      if (s == null || i < 0 || i >= s.length) {
        throw GoPanic.index(i, s == null ? 0 : s.length);
      }
      ((RefMemory) s.memory).refs[s.offset + (int) i] = f.refs[b + from];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.element(f, f.refs[f.base + slice], f.words[f.base + index], true);
    }
  }

  /** An element, itself a struct or array, takes the content of another. */
  public static final class Assign extends Instruction implements TouchesMemory {
    private final int slice;
    private final int index;
    private final int from;

    public Assign(int slice, int index, int from) {
      this.slice = slice;
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      SliceValue s = (SliceValue) f.refs[b + slice];
      long i = f.words[b + index];
      if (s == null || i < 0 || i >= s.length) {
        throw GoPanic.index(i, s == null ? 0 : s.length);
      }
      Owned.assign(((RefMemory) s.memory).refs[s.offset + (int) i], f.refs[b + from], f);
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.whole(f, f.refs[f.base + from], false);
      seen.ownedElement(f, f.refs[f.base + slice], f.words[f.base + index], true);
    }
  }

  /** A pointer to an element that is neither struct nor array. */
  public static final class Address extends Instruction {
    private final int to;
    private final int slice;
    private final int index;

    public Address(int to, int slice, int index) {
      this.to = to;
      this.slice = slice;
      this.index = index;
    }

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
  }
}
