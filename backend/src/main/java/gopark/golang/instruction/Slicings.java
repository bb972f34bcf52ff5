package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.value.ArrayView;
import gopark.golang.value.Bounds;
import gopark.golang.value.ByteMemory;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Memory;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;

/** Slices of slices and arrays; a bound in slot −1 is left out. */
public final class Slicings {
  private Slicings() {}

  /** Slices a slice; the last number marks bounds of unsigned types. */
  public static Instruction ofSlice(int to, int from, int low, int high, int max, int unsigned) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + from];
        int length = s == null ? 0 : s.length;
        int capacity = s == null ? 0 : s.capacity;
        long start = low < 0 ? 0 : f.words[b + low];
        long end = high < 0 ? length : f.words[b + high];
        long limit = capacity;
        if (max < 0) {
          Bounds.slice(start, end, capacity, true, unsigned);
        } else {
          limit = f.words[b + max];
          Bounds.slice3(start, end, limit, capacity, true, unsigned);
        }
        f.refs[b + to] =
            s == null
                ? null
                : new SliceValue(
                    s.memory, s.offset + (int) start, (int) (end - start), (int) (limit - start));
        return pc + 1;
      }
    };
  }

  /** Slices an array, or through a pointer to one, which may be nil. */
  public static Instruction ofArray(int to, int from, int low, int high, int max, int unsigned) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        Memory array = (Memory) Pointers.target(f.refs[b + from]);
        long start = low < 0 ? 0 : f.words[b + low];
        long end = high < 0 ? array.length() : f.words[b + high];
        long limit = array.length();
        if (max < 0) {
          Bounds.slice(start, end, limit, false, unsigned);
        } else {
          limit = f.words[b + max];
          Bounds.slice3(start, end, limit, array.length(), false, unsigned);
        }
        int count = (int) (end - start);
        int room = (int) (limit - start);
        f.refs[b + to] =
            array instanceof ArrayView view
                ? new SliceValue(view.memory(), view.offset() + (int) start, count, room)
                : new SliceValue(array, (int) start, count, room);
        return pc + 1;
      }
    };
  }

  /** Where a new slice has its elements. */
  public enum SliceRoom {
    HEAP,
    STACK,
    /** The stack, if it has room for that few; the number is not known before. */
    STACK_IF_SMALL
  }

  /** {@code make([]T, length, capacity)}; without a capacity it is the length. */
  public static Instruction make(
      int to, RuntimeType slice, int length, int capacity, SliceRoom where) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        RuntimeType element = slice.element();
        long count = f.words[b + length];
        long room = capacity < 0 ? count : f.words[b + capacity];
        long most = Growth.most(element);
        if (count < 0 || count > most) {
          throw GoPanic.makeSlice("len");
        }
        if (room < count || room > most) {
          throw GoPanic.makeSlice("cap");
        }
        f.refs[b + to] =
            new SliceValue(Growth.allocate(f, element, room), 0, (int) count, (int) room);
        long bytes = room * element.bytes();
        boolean heap =
            switch (where) {
              case HEAP -> true;
              case STACK -> false;
              case STACK_IF_SMALL -> bytes > Fiber.SHORT;
            };
        return heap ? f.allocated(bytes, element.hasPointers(), pc) : f.made(bytes, pc);
      }
    };
  }

  /** {@code [n]T(s)}, a copy. */
  public static Instruction toArray(int to, int from, RuntimeType array) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + from];
        int length = s == null ? 0 : s.length;
        if (length < array.length()) {
          throw Bounds.convert(length, array.length());
        }
        Memory made = (Memory) Pointers.target(f.zero(array));
        if (s != null) {
          made.move(s.memory, s.offset, 0, made.length(), f);
        }
        f.refs[b + to] = made;
        return f.made(array.bytes(), pc);
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.all(f, f.refs[f.base + from], false);
      }
    };
  }

  /** {@code (*[n]T)(s)}. */
  public static Instruction toArrayPointer(int to, int from, RuntimeType array) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + from];
        int length = s == null ? 0 : s.length;
        if (length < array.length()) {
          throw Bounds.convert(length, array.length());
        }
        f.refs[b + to] = s == null ? null : ArrayView.of(s.memory, s.offset, (int) array.length());
        return pc + 1;
      }
    };
  }

  /** {@code clear(s)}. */
  public static Instruction clear(int slice) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        SliceValue s = (SliceValue) f.refs[f.base + slice];
        if (s != null) {
          s.memory.clear(s.offset, s.length, f);
        }
        return pc + 1;
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.all(f, f.refs[f.base + slice], true);
      }
    };
  }

  /** {@code copy(to, from)}, which gives how many. */
  public static Instruction copy(int count, int to, int from) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue target = (SliceValue) f.refs[b + to];
        SliceValue source = (SliceValue) f.refs[b + from];
        int n = target == null || source == null ? 0 : Math.min(target.length, source.length);
        if (target != null && source != null && n > 0) {
          target.memory.move(source.memory, source.offset, target.offset, n, f);
        }
        f.words[b + count] = n;
        return pc + 1;
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        if (f.refs[f.base + to] instanceof SliceValue target
            && f.refs[f.base + from] instanceof SliceValue source) {
          int n = Math.min(target.length, source.length);
          seen.elements(f, source, 0, n, false);
          seen.elements(f, target, 0, n, true);
        }
      }
    };
  }

  /** {@code copy(bytes, s)}, which gives how many. */
  public static Instruction copyText(int count, int to, int from) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue target = (SliceValue) f.refs[b + to];
        String text = Texts.of(f.refs[b + from]);
        int n = target == null ? 0 : Math.min(target.length, text.length());
        if (target != null) {
          Texts.copy(text, n, ((ByteMemory) target.memory).bytes, target.offset, f);
        }
        f.words[b + count] = n;
        return pc + 1;
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        if (f.refs[f.base + to] instanceof SliceValue target) {
          int n = Math.min(target.length, Texts.of(f.refs[f.base + from]).length());
          seen.elements(f, target, 0, n, true);
        }
      }
    };
  }
}
