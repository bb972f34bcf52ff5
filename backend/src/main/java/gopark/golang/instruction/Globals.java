package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.machine.TouchesMemory;
import gopark.golang.value.ElementPointer;

/** Variables of packages. */
public final class Globals {
  private Globals() {}

  /** To a slot. */
  public static final class LoadWord extends Instruction implements TouchesMemory {
    private final int to;
    private final int index;

    public LoadWord(int to, int index) {
      this.to = to;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.words[f.base + to] = f.world.globalWords.words[index];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.one(f, f.world.globalWords, index, false);
    }
  }

  /** To a slot. */
  public static final class LoadRef extends Instruction implements TouchesMemory {
    private final int to;
    private final int index;

    public LoadRef(int to, int index) {
      this.to = to;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.refs[f.base + to] = f.world.globalRefs.refs[index];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.one(f, f.world.globalRefs, index, false);
    }
  }

  /** From a slot. */
  public static final class StoreWord extends Instruction implements TouchesMemory {
    private final int index;
    private final int from;

    public StoreWord(int index, int from) {
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.world.globalWords.words[index] = f.words[f.base + from];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.one(f, f.world.globalWords, index, true);
    }
  }

  /** From a slot. */
  public static final class StoreRef extends Instruction implements TouchesMemory {
    private final int index;
    private final int from;

    public StoreRef(int index, int from) {
      this.index = index;
      this.from = from;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.world.globalRefs.refs[index] = f.refs[f.base + from];
      return pc + 1;
    }

    @Override
    public void touch(Fiber f, Touches seen) {
      seen.one(f, f.world.globalRefs, index, true);
    }
  }

  /** A pointer to it. */
  public static final class WordAddress extends Instruction {
    private final int to;
    private final int index;

    public WordAddress(int to, int index) {
      this.to = to;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.refs[f.base + to] = new ElementPointer(f.world.globalWords, index);
      return pc + 1;
    }
  }

  /** A pointer to it. */
  public static final class RefAddress extends Instruction {
    private final int to;
    private final int index;

    public RefAddress(int to, int index) {
      this.to = to;
      this.index = index;
    }

    @Override
    public int run(Fiber f, int pc) {
      f.refs[f.base + to] = new ElementPointer(f.world.globalRefs, index);
      return pc + 1;
    }
  }
}
