package gopark.golang.machine;

import gopark.golang.value.ChanValue;
import gopark.golang.value.Costs;
import gopark.golang.value.Dynamic;
import gopark.golang.value.HeapObject;
import gopark.golang.value.Kind;
import gopark.golang.value.MapValue;
import gopark.golang.value.Memory;
import gopark.golang.value.Reference;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import gopark.golang.value.StructValue;
import gopark.program.Call;
import gopark.program.Frame;
import gopark.program.LibraryLines;
import gopark.program.SourceLine;
import gopark.program.Variable;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be seen of a goroutine from outside: its calls and their variables. */
final class Inspection {
  /** What the runtime shows itself of those who wait in them, or fail. */
  private static final List<String> SHOWN_BY_RUNTIME =
      List.of(
          "sync.(*Mutex).Lock",
          "sync.(*Mutex).Unlock",
          "sync.(*RWMutex).Lock",
          "sync.(*RWMutex).Unlock",
          "sync.(*RWMutex).RLock",
          "sync.(*RWMutex).RUnlock",
          "sync.(*WaitGroup).Wait",
          "sync.(*Cond).Wait",
          "time.Sleep",
          "os/signal.signal_recv",
          "runtime.Gosched");

  /** What Go's own package sync does not have. */
  private static final String HELPER = "sync.(*object).ready";

  private static final Frame PANIC = new Frame("panic(...)", new SourceLine("runtime/panic.go", 0));

  /** The innermost, and as many outermost, calls shown of a very deep stack. */
  private static final int SHOWN = 50;

  /** What it takes at most to put a variable's value into a line. */
  private static final long VARIABLE_WORK = 4000;

  /** The first field of what package sync makes. */
  private static final String SYNC_NUMBER = "number";

  /** What stands for the pc of the mark of a panic. */
  private static final int NO_CALL = 0;

  /** Where the runtime calls deferred functions, in Go 1.26. */
  private static final int PANIC_LINE = 860;

  private final Fiber f;

  Inspection(Fiber f) {
    this.f = f;
  }

  private Frame frame(int pc) {
    Image image = f.world.image;
    Code code = image.codeAt(pc);
    return new Frame(code.name, place(code, pc, false));
  }

  /**
   * Where Go has what stands there in the library, too, as far as the release is known to have it.
   *
   * @param inGo whether a line of our own library is not told, since Go has none like it
   */
  private SourceLine place(Code code, int pc, boolean inGo) {
    Image image = f.world.image;
    String file = code.fileInGo;
    if (file == null) {
      boolean own = code.file.equals(WatchedLines.FILE);
      return new SourceLine(code.file, own || !inGo ? image.lineAt(pc) : 0);
    }
    return LibraryLines.in(f.world.settings.minor(), file, code.linesInGo[pc - code.start]);
  }

  /** As a traceback shows it, with its arguments. */
  private Frame whole(int pc, int base) {
    if (pc == NO_CALL) {
      SourceLine line = LibraryLines.in(f.world.settings.minor(), "runtime/panic.go", PANIC_LINE);
      return new Frame("panic({0x0?, 0x0?})", line);
    }
    Code code = f.world.image.codeAt(pc);
    boolean inlined = code.inlined || (code.inlinedInGo && !isCalledByValue(base));
    String arguments = inlined ? "..." : ArgumentsText.of(f, code, base);
    return new Frame(code.name + "(" + arguments + ")", place(code, pc, true));
  }

  /** Whether the caller did not know the function: it was a method of an interface, or a value. */
  private boolean isCalledByValue(int base) {
    int caller = Fiber.pcOf(f.words[base - 1]) - 1;
    return caller >= 0
        && (f.world.image.instructions[caller] instanceof CallMethod
            || f.world.image.instructions[caller] instanceof CallClosure);
  }

  /**
   * The program counters of the visible calls, innermost first, SHOWN at most; for race reports.
   */
  int[] pcs() {
    int[] found = new int[SHOWN];
    int[] count = {0};
    walk((pc, base, panic) -> {
      if (!panic && !f.world.image.codeAt(pc).wrapper) {
        found[count[0]++] = pc;
      }
      return count[0] < SHOWN;
    });
    return Arrays.copyOf(found, count[0]);
  }

  /** Goes from call to call, innermost first. */
  private interface Visitor {
    /** A call that stands at this pc; or the mark of a panic, which has none. */
    boolean call(int pc, int base, boolean panic);
  }

  private void walk(Visitor visitor) {
    int pc = f.pc;
    int base = f.base;
    Panicking panic = f.panicking;
    if (panic != null && pc > Image.GOROUTINE_ENDS && pc <= Image.PANIC_PRINTED) {
      pc = panic.pc;
      base = panic.base;
    }
    int walked = 0;
    while (base > 0) {
      if (++walked % WorkMeter.PIECE == 0) {
        f.world.work.spend(WorkMeter.PIECE * Costs.FRAME);
      }
      if (!visitor.call(pc, base, false)) {
        return;
      }
      long link = f.words[base - 1];
      int returnPc = Fiber.pcOf(link);
      if (returnPc == Image.DEFERRED_RETURNS || returnPc == Image.PANIC_PRINTED) {
        while (panic != null && panic.runs != base && returnPc == Image.DEFERRED_RETURNS) {
          panic = panic.link;
        }
        if (panic == null || (!panic.goexit && !visitor.call(NO_CALL, base, true))) {
          return;
        }
        pc = panic.pc;
        base = panic.base;
        panic = panic.link;
        continue;
      }
      int callee = base;
      base = Fiber.baseOf(link);
      boolean deferred = base > 0 && isDeferred(returnPc, base, callee);
      pc = deferred ? returnPc : returnPc - 1;
    }
  }

  /** Whether a call was made by the end of its caller, and not by the last statement before. */
  private boolean isDeferred(int returnPc, int caller, int callee) {
    Image image = f.world.image;
    return image.instructions[returnPc] instanceof RunDefers
        && callee == caller + image.codeAt(returnPc).slots + 1;
  }

  /** All calls, of very many the first and the last. */
  List<Frame> frames() {
    return frames(false, (pc, base) -> pc == NO_CALL ? PANIC : frame(pc));
  }

  /**
   * The same as a traceback shows them.
   *
   * @param byRuntime whether the call of package sync or time that waits, or fails, is left out,
   *     which the runtime adds in the words of the release
   */
  List<Frame> traceback(boolean byRuntime) {
    return frames(byRuntime, this::whole);
  }

  private interface Shown {
    Frame of(int pc, int base);
  }

  private List<Frame> frames(boolean byRuntime, Shown shown) {
    List<Frame> frames = new ArrayList<>();
    long[] last = new long[SHOWN];
    int[] more = {0};
    boolean[] hides = {byRuntime};
    walk((pc, base, panic) -> {
      // Go, too, shows the boundary of a panic only if it has shown a call before.
      if (panic ? frames.isEmpty() : f.world.image.codeAt(pc).wrapper) {
        return true;
      }
      if (frames.size() == SHOWN) {
        last[more[0]++ % SHOWN] = ((long) base << Integer.SIZE) | pc;
        return true;
      }
      if (hides[0] && !panic) {
        String name = f.world.image.codeAt(pc).name;
        if (HELPER.equals(name)) {
          return true;
        }
        hides[0] = false;
        if (SHOWN_BY_RUNTIME.contains(name)) {
          return true;
        }
      }
      frames.add(shown.of(pc, base));
      return true;
    });
    if (more[0] > SHOWN) {
      String text = "..." + (more[0] - SHOWN) + " frames elided...";
      frames.add(new Frame(text, SourceLine.UNKNOWN));
    }
    for (int i = Math.max(0, more[0] - SHOWN); i < more[0]; i++) {
      long call = last[i % SHOWN];
      frames.add(shown.of((int) call, (int) (call >>> Integer.SIZE)));
    }
    return frames.isEmpty() && !byRuntime ? List.of(frame(f.pc)) : List.copyOf(frames);
  }

  Frame innermost() {
    Frame[] found = {frame(f.pc)};
    walk((pc, base, panic) -> {
      if (panic || f.world.image.codeAt(pc).wrapper) {
        return true;
      }
      found[0] = frame(pc);
      return false;
    });
    return found[0];
  }

  /** The innermost line of the user's own program. */
  SourceLine line() {
    SourceLine[] found = {SourceLine.UNKNOWN};
    walk((pc, base, panic) -> {
      Code code = f.world.image.codeAt(pc);
      if (panic || code.wrapper || !code.file.equals(WatchedLines.FILE)) {
        return true;
      }
      found[0] = new SourceLine(code.file, f.world.image.lineAt(pc));
      return false;
    });
    return found[0];
  }

  /** The innermost calls with what can be seen of their variables. */
  List<Call> calls() {
    List<Call> calls = new ArrayList<>();
    walk((pc, base, panic) -> {
      if (panic) {
        calls.add(new Call(PANIC, List.of()));
      } else if (!f.world.image.codeAt(pc).wrapper) {
        calls.add(new Call(frame(pc), variables(pc, base)));
      }
      return calls.size() < SHOWN;
    });
    return calls;
  }

  private List<Variable> variables(int pc, int base) {
    Code code = f.world.image.codeAt(pc);
    int offset = pc - code.start;
    List<Variable> variables = new ArrayList<>();
    for (Code.Variable one : code.variables) {
      if (one.from() <= offset && offset < one.to() && variables.size() < SHOWN) {
        variables.add(variable(one, base + one.slot()));
      }
    }
    return variables;
  }

  private Variable variable(Code.Variable one, int at) {
    RuntimeType type = one.type();
    f.world.work.spend(VARIABLE_WORK + type.text.length());
    long word = f.words[at];
    Object ref = f.refs[at];
    if (one.inCell() && ref instanceof Reference cell) {
      word = type.isWord() ? cell.word() : 0;
      ref = type.isWord() ? null : cell.ref();
    }
    String value = type.isWord() || isThere(type, ref) ? ValueText.of(type, word, ref) : "";
    String typeText = PrintText.decode(type.text);
    return new Variable(PrintText.decode(one.name()), typeText, value, thing(type, ref));
  }

  /** Whether the variable has got a value that its type can have. */
  private static boolean isThere(RuntimeType type, @Nullable Object ref) {
    return switch (type.kind) {
      case STRING -> ref instanceof String;
      case STRUCT -> ref instanceof StructValue;
      case ARRAY -> ref instanceof Memory;
      case SLICE -> ref == null || ref instanceof SliceValue;
      case MAP -> ref == null || ref instanceof MapValue;
      case CHAN -> ref == null || ref instanceof ChanValue;
      case FUNC -> ref == null || ref instanceof Closure;
      case INTERFACE -> ref == null || ref instanceof Dynamic;
      case POINTER -> ref == null || ref instanceof HeapObject;
      default -> false;
    };
  }

  /** What the runtime calls what is in the variable: a channel, or an object of package sync. */
  private static @Nullable String thing(RuntimeType type, @Nullable Object ref) {
    if (ref instanceof ChanValue channel) {
      return "chan " + channel.handle;
    }
    RuntimeType struct = type.kind == Kind.POINTER ? type.element() : type;
    if (struct.kind != Kind.STRUCT || !(ref instanceof StructValue value)) {
      return null;
    }
    String kind =
        switch (struct.text) {
          case "sync.Mutex" -> "mutex";
          case "sync.RWMutex" -> "rwmutex";
          case "sync.WaitGroup" -> "waitgroup";
          case "sync.Cond" -> "cond";
          default -> "";
        };
    int field = SYNC_NUMBER.equals(firstField(struct)) ? 0 : -1;
    return kind.isEmpty() || field < 0 || value.words[field] == 0
        ? null
        : kind + " " + value.words[field];
  }

  private static String firstField(RuntimeType struct) {
    return struct.fields().isEmpty() ? "" : struct.fields().getFirst().name();
  }
}
