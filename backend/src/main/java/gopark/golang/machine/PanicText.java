package gopark.golang.machine;

import gopark.golang.type.Runes;
import gopark.golang.value.Costs;
import gopark.golang.value.Dynamic;
import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;
import gopark.program.Fault;
import gopark.program.Operation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is printed of panics that nobody has recovered from. First the values that are errors, or
 * have a method String, are asked for their texts. In Go: preprintpanics and printpanics.
 */
final class PanicText {
  private static final String WHILE_PRINTING = "panic while printing panic value";
  private static final String PANIC = "panic: ";

  /** The release that prints a value once that is recovered and panicked with again. */
  private static final int TELLS_REPANICS = 25;

  private PanicText() {}

  static boolean isPrinting(Fiber f) {
    return f.printed > 0;
  }

  /** The end of the program, as the method that was to tell a text has panicked with a value. */
  static Operation panicWhilePrinting(Fiber f, @Nullable Dynamic value) {
    if (value == null) {
      return new Operation.Fatal(new Fault.WhilePrinting(false, false), WHILE_PRINTING);
    }
    boolean byType = value.type.kind != Kind.STRING || !value.type.text.equals("string");
    boolean ofBounds = f.world.image.errors.isOfBounds(value);
    return new Operation.Fatal(
        new Fault.WhilePrinting(byType, ofBounds),
        WHILE_PRINTING
            + ": "
            + (byType ? "type " + value.type.text : PrintText.cut((String) value.ref)));
  }

  /** The goroutine ends with this panic, and those before it. */
  static int begin(Fiber f, Panicking newest) {
    for (Panicking it = newest; it != null; it = it.link) {
      Panicking before = it.link;
      if (before != null
          && f.world.settings.minor() >= TELLS_REPANICS
          && sameValue(f.world.image.errors, before.value, it.value)) {
        before.repanicked = true;
      }
    }
    return next(f, newest);
  }

  @SuppressWarnings("ReferenceEquality") // The same value, not one that is equal.
  private static boolean sameValue(ErrorTypes errors, @Nullable Dynamic a, @Nullable Dynamic b) {
    if (a == null || b == null) {
      return a == b;
    }
    boolean words = a.word == b.word || (errors.isSignal(a) && errors.isSignal(b));
    return a.type == b.type && words && a.ref == b.ref;
  }

  /** Asks the next of the values for its text; when all are known, the goroutine panics. */
  private static int next(Fiber f, Panicking newest) {
    List<Panicking> chain = chain(f, newest);
    while (f.printed < chain.size()) {
      Panicking it = chain.get(f.printed++);
      Panicking before = it.link;
      Dynamic value = it.value;
      if (value == null || (before != null && before.repanicked)) {
        continue;
      }
      Code code = textMethod(value.type);
      if (code != null) {
        return call(f, code, value, newest.top);
      }
    }
    return f.wait(new Operation.Panic(text(f, newest)));
  }

  private static List<Panicking> chain(Fiber f, Panicking newest) {
    List<Panicking> chain = new ArrayList<>();
    for (Panicking it = newest; it != null; it = it.link) {
      f.spend(1);
      chain.add(it);
    }
    return chain;
  }

  private static @Nullable Code textMethod(RuntimeType type) {
    Code error = textMethod(type, "Error");
    return error == null ? textMethod(type, "String") : error;
  }

  private static @Nullable Code textMethod(RuntimeType type, String name) {
    RuntimeType.Method method = type.methods().get(name);
    if (method == null || !(method.code() instanceof Code code)) {
      return null;
    }
    RuntimeType signature = method.signature();
    boolean fits =
        signature.params().isEmpty()
            && signature.results().size() == 1
            && signature.results().getFirst().text.equals("string");
    return fits ? code : null;
  }

  private static int call(Fiber f, Code code, Dynamic value, int base) {
    f.makeRoom(base + code.slots);
    f.words[base] = value.word;
    f.refs[base] = value.type.isOwned() ? f.copy(value.type, value.ref) : value.ref;
    f.enter(code, base, Image.PANIC_PRINTED);
    return code.start;
  }

  /** A method has given the text of a value. */
  static int printed(Fiber f) {
    Panicking newest = f.panicking;
    if (newest == null) {
      throw new IllegalStateException("No panic is being printed.");
    }
    chain(f, newest).get(f.printed - 1).text = (String) f.refs[newest.top];
    return next(f, newest);
  }

  private static String text(Fiber f, Panicking newest) {
    StringBuilder out = new StringBuilder();
    List<Panicking> chain = chain(f, newest);
    boolean first = true;
    Panicking before = null;
    for (Panicking it : chain.reversed()) {
      if (out.length() > PrintText.LONGEST) {
        break;
      }
      if (before == null || !before.repanicked) {
        out.append(before != null && !before.goexit ? "\t" : "");
        if (!it.goexit) {
          out.append(first ? "" : PANIC).append(valueText(f, it)).append(mark(it)).append('\n');
          first = false;
        }
      }
      before = it;
    }
    out.setLength(out.length() - 1);
    signal(f, chain, out);
    f.spend(Costs.scanning(out.length()));
    return Runes.text(out.toString());
  }

  /** The goroutine's last signal, if one of the panics came from it. */
  private static void signal(Fiber f, List<Panicking> chain, StringBuilder out) {
    for (Panicking it : chain) {
      Dynamic value = it.value;
      if (value != null && !it.goexit && f.world.image.errors.isSignal(value)) {
        out.append("\n[signal SIGSEGV: segmentation violation code=0x1 addr=0x");
        out.append(Long.toHexString(value.word)).append(" pc=0x");
        out.append(Integer.toHexString(PrintText.FIRST_PC + it.pc)).append(']');
        return;
      }
    }
  }

  private static String mark(Panicking it) {
    if (!it.recovered) {
      return "";
    }
    return it.repanicked ? " [recovered, repanicked]" : " [recovered]";
  }

  private static String ofPanic(Fiber f, Dynamic value) {
    if (value.ref instanceof String text) {
      f.spend(Costs.writing(text.length()));
    }
    return PrintText.ofPanic(value, f.world);
  }

  private static String valueText(Fiber f, Panicking it) {
    String text = it.text;
    Dynamic value = it.value;
    if (text != null) {
      f.spend(Costs.writing(text.length()));
      return PrintText.indented(text);
    }
    return value == null ? "nil" : ofPanic(f, value);
  }
}
