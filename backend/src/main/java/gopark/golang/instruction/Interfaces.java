package gopark.golang.instruction;

import gopark.golang.machine.Allocation;
import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.Dynamic;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/** Values on their way into interfaces and out of them. */
public final class Interfaces {
  private static final long WORD_BYTES = 8;

  /** Smaller numbers need no memory: the runtime has all of them. */
  private static final long SHARED = 256;

  private Interfaces() {}

  /** Puts a word into an interface. */
  public static final class OfWord extends Instruction {
    private final int to;
    private final int from;
    private final RuntimeType type;
    private final Allocation allocation;

    /** What of the word the value is. */
    private final long mask;

    public OfWord(int to, int from, RuntimeType type, Allocation allocation) {
      this.to = to;
      this.from = from;
      this.type = type;
      this.allocation = allocation;
      this.mask = allocation.bytes() >= WORD_BYTES ? -1 : (1L << (8 * allocation.bytes())) - 1;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      long word = f.words[b + from];
      f.refs[b + to] = new Dynamic(type, word, null);
      boolean shared = (word & mask) < SHARED && (word & mask) >= 0;
      return shared ? f.made(WORD_BYTES, pc) : f.counted(allocation, pc);
    }
  }

  /** Puts a reference into an interface; a struct or an array is nobody else's. */
  public static Instruction ofRef(int to, int from, RuntimeType type, Allocation allocation) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        Object value = f.refs[b + from];
        f.refs[b + to] = new Dynamic(type, 0, value);
        boolean empty = value == null || (value instanceof String text && text.isEmpty());
        return empty ? pc + 1 : f.counted(allocation, pc);
      }
    };
  }

  /** {@code x.(T)}, which panics unless there is a slot for whether it is so. */
  public static final class Assert extends Instruction {
    private final int to;
    private final int ok;
    private final int from;
    private final RuntimeType face;
    private final RuntimeType target;

    /**
     * @param ok −1 if it shall panic
     * @param face the type of x
     */
    public Assert(int to, int ok, int from, RuntimeType face, RuntimeType target) {
      this.to = to;
      this.ok = ok;
      this.from = from;
      this.face = face;
      this.target = target;
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      Dynamic value = (Dynamic) f.refs[b + from];
      boolean fits = Jumps.fits(f, value, target);
      if (ok >= 0) {
        f.words[b + ok] = fits ? 1 : 0;
      } else if (!fits) {
        throw failure(value);
      }
      if (target.kind == Kind.INTERFACE) {
        f.refs[b + to] = fits ? value : null;
      } else if (target.isWord()) {
        f.words[b + to] = fits && value != null ? value.word : 0;
      } else {
        f.refs[b + to] = fits && value != null ? value.ref : f.zero(target);
      }
      return pc + 1;
    }

    private GoPanic failure(@Nullable Dynamic value) {
      String prefix = "interface conversion: ";
      if (target.kind == Kind.INTERFACE) {
        return GoPanic.assertion(
            value == null
                ? prefix + "interface is nil, not " + target.text
                : prefix
                    + value.type.text
                    + " is not "
                    + target.text
                    + ": missing method "
                    + value.type.missingMethod(target));
      }
      String what = value == null ? "nil" : value.type.text;
      return GoPanic.assertion(
          prefix + face.text + " is " + what + ", not " + target.text + hint(value));
    }

    /** Types of one name from different places. */
    private String hint(@Nullable Dynamic value) {
      return value != null && value.type.text.equals(target.text)
          ? " (types from different scopes)"
          : "";
    }
  }

  /** What is in the interface whose type is known to be this. */
  public static Instruction content(int to, int from, boolean word) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        int b = f.base;
        Dynamic value = (Dynamic) Pointers.target(f.refs[b + from]);
        if (word) {
          f.words[b + to] = value.word;
        } else {
          f.refs[b + to] = value.ref;
        }
        return pc + 1;
      }
    };
  }
}
