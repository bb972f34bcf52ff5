package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Native;
import gopark.golang.value.ByteMemory;
import gopark.golang.value.Costs;
import gopark.golang.value.Dynamic;
import gopark.golang.value.Kind;
import gopark.golang.value.Reference;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import gopark.program.Operation;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What package fmt has of Java. */
final class FmtNatives {
  private static final String FMT = "fmt";

  /** The kinds of calls, in the order in which the Go part of the package numbers them. */
  private enum Call {
    PRINT,
    PRINTLN,
    PRINTF,
    ERRORF;

    /** What is added to the number of one whose text is a string that the caller keeps. */
    private static final int KEPT = values().length;
  }

  private FmtNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(FMT, "texts", bounded(FmtNatives::format))
        .add(FMT, "buffer", FmtNatives::buffer)
        .add(FMT, "padded", bounded(FmtNatives::padded))
        .add(FMT, "isNilPointer", FmtNatives::isNilPointer)
        .add(FMT, "pointee", FmtNatives::pointee)
        .add(FMT, "assign", FmtNatives::assign);
  }

  /** A function that may write too long a text. */
  private static Native bounded(Native function) {
    return f -> {
      try {
        return function.call(f);
      } catch (TooMuchTextException e) {
        return new Operation.Exhausted("memory", f.world.settings.limits().memory());
      }
    };
  }

  private static @Nullable Operation format(Fiber f) {
    int kind = (int) f.word(0);
    boolean kept = kind >= Call.KEPT;
    Call call = Call.values()[kept ? kind - Call.KEPT : kind];
    String format = f.text(1);
    List<@Nullable Dynamic> operands = operands(f, f.ref(2));
    FmtPrinter printer = new FmtPrinter(f, call == Call.ERRORF);
    List<Integer> wrapped = List.of();
    switch (call) {
      case PRINT -> print(printer, operands);
      case PRINTLN -> println(printer, operands);
      case PRINTF, ERRORF -> {
        FmtDirectives directives = new FmtDirectives(printer, format, operands);
        directives.run();
        wrapped = directives.wrapped;
      }
    }
    String text = printer.text.out.toString();
    FmtCalls calls = printer.calls;
    f.setRef(4, wrapped.isEmpty() ? null : Slices.ofNumbers(f, wrapped));
    if (calls.operands.isEmpty()) {
      give(f, text, kept);
      f.setRef(1, null);
      f.setRef(2, null);
      f.setRef(3, null);
    } else {
      give(f, "", false);
      calls.pieces.add(text);
      f.setRef(1, Slices.ofAny(f, calls.operands));
      f.setRef(2, Slices.ofTexts(f, calls.pieces));
      f.setRef(3, Slices.ofNumbers(f, calls.numbers));
    }
    return null;
  }

  private static void give(Fiber f, String text, boolean kept) {
    f.setRef(0, text);
    if (kept) {
      f.allocate(text.length());
    }
    f.spend(Costs.copying(text.length()));
  }

  private static @Nullable Operation buffer(Fiber f) {
    String text = f.text(0);
    f.reserve(text.length());
    f.spend(Costs.copying(text.length()));
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    f.heap().make(bytes.length);
    f.setRef(0, SliceValue.of(new ByteMemory(bytes)));
    return null;
  }

  private static List<@Nullable Dynamic> operands(Fiber f, @Nullable Object slice) {
    List<@Nullable Dynamic> operands = new ArrayList<>();
    if (slice instanceof SliceValue value) {
      f.reserve((long) value.length * Integer.BYTES);
      f.spend(2L * value.length);
      for (int i = 0; i < value.length; i++) {
        operands.add((Dynamic) value.memory.ref(value.offset + i));
      }
    }
    return operands;
  }

  private static void print(FmtPrinter printer, List<@Nullable Dynamic> operands) {
    boolean afterString = true;
    for (Dynamic operand : operands) {
      boolean string = operand != null && operand.type.kind == Kind.STRING;
      if (!string && !afterString) {
        printer.text.write(" ");
      }
      printer.operand(operand, 'v');
      afterString = string;
    }
  }

  private static void println(FmtPrinter printer, List<@Nullable Dynamic> operands) {
    boolean first = true;
    for (Dynamic operand : operands) {
      if (!first) {
        printer.text.write(" ");
      }
      printer.operand(operand, 'v');
      first = false;
    }
    printer.text.write("\n");
  }

  /** What a method gave, with width and so on. */
  private static @Nullable Operation padded(Fiber f) {
    FmtPrinter printer = new FmtPrinter(f, false);
    int flags = (int) f.word(2);
    printer.text.flags.unpack(flags, (int) f.word(3), (int) f.word(4));
    printer.string(f.text(0), (int) f.word(1));
    give(f, printer.text.out.toString(), false);
    return null;
  }

  private static @Nullable Operation isNilPointer(Fiber f) {
    f.setFlag(
        0,
        f.ref(0) instanceof Dynamic value && value.type.kind == Kind.POINTER && value.ref == null);
    return null;
  }

  /** Kinds as the Go part of the package numbers them. */
  private static @Nullable Operation pointee(Fiber f) {
    int kind = 0;
    long bits = 0;
    if (f.ref(0) instanceof Dynamic value && value.type.kind == Kind.POINTER) {
      RuntimeType type = value.type.element();
      bits = 8 * type.bytes();
      kind =
          switch (type.kind) {
            case BOOL -> 1;
            case INT, INT8, INT16, INT32, INT64 -> 2;
            case UINT, UINT8, UINT16, UINT32, UINT64, UINTPTR -> 3;
            case FLOAT32, FLOAT64 -> 4;
            case STRING -> 5;
            default -> 6;
          };
    }
    f.setWord(0, kind);
    f.setWord(1, bits);
    return null;
  }

  private static @Nullable Operation assign(Fiber f) {
    if (f.ref(0) instanceof Dynamic pointer && pointer.ref instanceof Reference variable) {
      switch (pointer.type.element().kind) {
        case STRING -> variable.setRef(f.text(3));
        case FLOAT32 -> variable.setWord(Double.doubleToRawLongBits((float) f.number(2)));
        case FLOAT64 -> variable.setWord(f.word(2));
        default -> variable.setWord(f.word(1));
      }
    }
    return null;
  }
}
