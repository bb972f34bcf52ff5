package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.machine.Touches;
import gopark.golang.type.Runes;
import gopark.golang.value.Bounds;
import gopark.golang.value.ByteMemory;
import gopark.golang.value.Costs;
import gopark.golang.value.GoPanic;
import gopark.golang.value.SliceValue;
import gopark.golang.value.WordMemory;
import gopark.program.SizeClasses;
import gopark.simulation.WorkMeter;
import java.util.Arrays;

/** Works with strings. */
public final class Strings {
  /** The most bytes a rune takes. */
  private static final int MOST_BYTES = 4;

  private Strings() {}

  /** Joins the strings of {@code count} slots in a row. */
  public static Instruction concatenate(int to, int first, int count, boolean heap) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        if (count == 2) {
          String left = Texts.of(f.refs[b + first]);
          String right = Texts.of(f.refs[b + first + 1]);
          f.reserve((long) left.length() + right.length());
          String joined = left.isEmpty() ? right : right.isEmpty() ? left : left.concat(right);
          f.refs[b + to] = joined;
          f.spend(Costs.ALLOCATED + Costs.copying(joined.length()));
          if (left.isEmpty() || right.isEmpty()) {
            return pc + 1;
          }
          return f.countedText(joined.length(), heap, pc);
        }
        StringBuilder joined = new StringBuilder();
        int parts = 0;
        for (int i = 0; i < count; i++) {
          String part = Texts.of(f.refs[b + first + i]);
          f.reserve((long) joined.length() + part.length());
          joined.append(part);
          f.spend(2 * Costs.copying(part.length()));
          parts += part.isEmpty() ? 0 : 1;
        }
        f.refs[b + to] = joined.toString();
        return parts < 2 ? pc + 1 : f.countedText(joined.length(), heap, pc);
      }
    };
  }

  /** One byte of a string. */
  public static Instruction index(int to, int text, int index) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        String s = Texts.of(f.refs[b + text]);
        long i = f.words[b + index];
        if (i < 0 || i >= s.length()) {
          throw GoPanic.index(i, s.length());
        }
        f.words[b + to] = s.charAt((int) i);
        return pc + 1;
      }
    };
  }

  /**
   * {@code s[low:high]}; a bound in slot −1 is left out, and the last number marks bounds of
   * unsigned types.
   */
  public static Instruction slice(int to, int text, int low, int high, int unsigned) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        String s = Texts.of(f.refs[b + text]);
        long from = low < 0 ? 0 : f.words[b + low];
        long end = high < 0 ? s.length() : f.words[b + high];
        Bounds.slice(from, end, s.length(), false, unsigned);
        f.refs[b + to] = s.substring((int) from, (int) end);
        // Go only points into the string; here its bytes are copied.
        return f.spend(Costs.copying(end - from)) ? pc + 1 : f.outOfTime();
      }
    };
  }

  /** {@code string(r)}. */
  public static Instruction ofRune(int to, int from) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        StringBuilder text = new StringBuilder();
        Runes.encode(f.words[b + from], text);
        f.refs[b + to] = text.toString();
        return pc + 1;
      }
    };
  }

  /** {@code string(bytes)}. */
  public static Instruction ofBytes(int to, int from, boolean heap) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + from];
        if (s != null) {
          f.reserve(s.length);
          f.spend(Costs.copying(s.length));
        }
        f.refs[b + to] =
            s == null ? "" : Texts.of(((ByteMemory) s.memory).bytes, s.offset, s.length);
        return s == null || s.length < 2 ? pc + 1 : f.countedText(s.length, heap, pc);
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.all(f, f.refs[f.base + from], false);
      }

      @Override
      public String within() {
        return "runtime.slicebytetostring";
      }
    };
  }

  /** {@code string(runes)}. */
  public static Instruction ofRunes(int to, int from, boolean heap) {
    return new MemoryInstruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        SliceValue s = (SliceValue) f.refs[b + from];
        StringBuilder text = new StringBuilder();
        for (int i = 0; s != null && i < s.length; i++) {
          if (i % WorkMeter.PIECE == 0) {
            int piece = Math.min(WorkMeter.PIECE, s.length - i);
            f.reserve(text.length() + (long) MOST_BYTES * piece);
            f.spend(Costs.writing(piece));
          }
          Runes.encode(((WordMemory) s.memory).words[s.offset + i], text);
        }
        f.refs[b + to] = text.toString();
        return f.countedText(text.length(), heap, pc);
      }

      @Override
      public void touch(Fiber f, Touches seen) {
        seen.all(f, f.refs[f.base + from], false);
      }

      @Override
      public String within() {
        return "runtime.slicerunetostring";
      }
    };
  }

  /** Where Go has room for the elements that a string becomes. In Go: stringtoslicebyte. */
  public enum TextRoom {
    /** An object of the allocator, with all its room. */
    HEAP,

    /** A place on the heap without slack: a constant becomes an array. */
    HEAP_WITHOUT_SLACK,

    /** The frame for some elements; the heap for more. */
    STACK_IF_SMALL,

    /**
     * Nothing is allocated: the string's own bytes, which nobody changes, or an array in a frame.
     */
    NONE;

    int capacity(int length, int elementBytes) {
      if (this == HEAP_WITHOUT_SLACK || this == NONE) {
        return length;
      }
      if (isInFrame(length)) {
        return Fiber.SHORT;
      }
      long room = SizeClasses.room((long) length * elementBytes, false);
      return (int) Math.min(Integer.MAX_VALUE - Long.BYTES, room / elementBytes);
    }

    private boolean isInFrame(int length) {
      return this == STACK_IF_SMALL && length <= Fiber.SHORT;
    }

    /** Counts the memory. The instruction gives what this gives. */
    int counted(Fiber f, int length, int elementBytes, int pc) {
      long bytes = (long) length * elementBytes;
      return this == NONE || isInFrame(length) ? f.made(bytes, pc) : f.allocated(bytes, false, pc);
    }
  }

  /** {@code []byte(s)}. */
  public static Instruction toBytes(int to, int from, TextRoom room) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        String text = Texts.of(f.refs[b + from]);
        int length = text.length();
        int capacity = room.capacity(length, 1);
        f.reserve(capacity);
        byte[] bytes = new byte[capacity];
        Texts.copy(text, length, bytes, 0, f);
        f.refs[b + to] = new SliceValue(new ByteMemory(bytes), 0, length, capacity);
        return room.counted(f, length, 1, pc);
      }
    };
  }

  /** {@code []rune(s)}. */
  public static Instruction toRunes(int to, int from, TextRoom room) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        String text = Texts.of(f.refs[b + from]);
        f.reserve((long) text.length() * Long.BYTES);
        f.spend(Costs.copying((long) text.length() * Long.BYTES));
        long[] runes = new long[text.length()];
        int count = 0;
        for (int at = 0; at < text.length(); count++) {
          if (count % WorkMeter.PIECE == 0) {
            f.spend(Costs.writing(Math.min(WorkMeter.PIECE, text.length() - at)));
          }
          long decoded = Runes.decode(text, at);
          runes[count] = (int) decoded;
          at += (int) (decoded >>> Integer.SIZE);
        }
        int capacity = room.capacity(count, Integer.BYTES);
        long[] elements = Arrays.copyOf(runes, capacity);
        f.refs[b + to] =
            new SliceValue(new WordMemory(elements, Integer.BYTES), 0, count, capacity);
        return room.counted(f, count, Integer.BYTES, pc);
      }
    };
  }

  /** The rune at an index, and the index of the one after it. */
  public static Instruction nextRune(int text, int index, int rune, int after) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        int at = (int) f.words[b + index];
        long decoded = Runes.decode(Texts.of(f.refs[b + text]), at);
        f.words[b + rune] = (int) decoded;
        f.words[b + after] = at + (decoded >>> Integer.SIZE);
        return pc + 1;
      }
    };
  }
}
