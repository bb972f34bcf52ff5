package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.value.ByteMemory;
import gopark.golang.value.Memory;
import gopark.golang.value.Owned;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;

/** {@code append}. */
public final class Appends {
  private Appends() {}

  /** Where what is appended to an empty slice may be. */
  public enum Room {
    HEAP,
    STACK,
    /** The stack, in an array that has always the same size. */
    BUFFER
  }

  /** Appends the values of {@code count} slots in a row. */
  public static Instruction values(
      int to, int slice, RuntimeType type, int first, int count, Room room) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        RuntimeType element = type.element();
        SliceValue s = (SliceValue) f.refs[b + slice];
        SliceValue grown = Growth.longer(f, s, element, count, room);
        Memory memory = grown.memory;
        int at = grown.offset + grown.length - count;
        for (int i = 0; i < count; i++) {
          if (element.isWord()) {
            memory.setWord(at + i, f.words[b + first + i]);
          } else if (element.isOwned()) {
            Owned.assign(memory.ref(at + i), f.refs[b + first + i], f);
          } else {
            memory.setRef(at + i, f.refs[b + first + i]);
          }
        }
        f.refs[b + to] = grown;
        return f.told(pc);
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.growth(f, f.refs[f.base + slice], count);
      }

      @Override
      public void made(Fiber f, Touches seen) {
        seen.appended(f, f.refs[f.base + to], count);
      }
    };
  }

  /** Appends one word. */
  public static Instruction word(int to, int slice, RuntimeType type, int value, Room room) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + slice];
        SliceValue grown = Growth.longer(f, s, type.element(), 1, room);
        grown.memory.setWord(grown.offset + grown.length - 1, f.words[b + value]);
        f.refs[b + to] = grown;
        return f.told(pc);
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.growth(f, f.refs[f.base + slice], 1);
      }

      @Override
      public void made(Fiber f, Touches seen) {
        seen.appended(f, f.refs[f.base + to], 1);
      }
    };
  }

  /** {@code append(s, more...)}. */
  public static Instruction slice(int to, int slice, RuntimeType type, int more, Room room) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + slice];
        SliceValue added = (SliceValue) f.refs[b + more];
        if (added == null || added.length == 0) {
          f.refs[b + to] = s;
          return pc + 1;
        }
        SliceValue grown = Growth.longer(f, s, type.element(), added.length, room);
        int at = grown.offset + grown.length - added.length;
        grown.memory.move(added.memory, added.offset, at, added.length, f);
        f.refs[b + to] = grown;
        return f.told(pc);
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        if (f.refs[f.base + more] instanceof SliceValue added) {
          seen.all(f, added, false);
          seen.growth(f, f.refs[f.base + slice], added.length);
        }
      }
    };
  }

  /** {@code append(bytes, s...)}. */
  public static Instruction text(int to, int slice, RuntimeType type, int text, Room room) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + slice];
        String added = Texts.of(f.refs[b + text]);
        if (added.isEmpty()) {
          f.refs[b + to] = s;
          return pc + 1;
        }
        SliceValue grown = Growth.longer(f, s, type.element(), added.length(), room);
        int at = grown.offset + grown.length - added.length();
        Texts.copy(added, added.length(), ((ByteMemory) grown.memory).bytes, at, f);
        f.refs[b + to] = grown;
        return f.told(pc);
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.growth(f, f.refs[f.base + slice], Texts.of(f.refs[f.base + text]).length());
      }
    };
  }
}
