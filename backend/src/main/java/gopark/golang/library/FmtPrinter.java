package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.type.Runes;
import gopark.golang.value.Costs;
import gopark.golang.value.Dynamic;
import gopark.golang.value.Kind;
import gopark.golang.value.MapValue;
import gopark.golang.value.Memory;
import gopark.golang.value.Reference;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import gopark.golang.value.StructValue;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Prints values of any type with a verb. */
final class FmtPrinter {
  private static final int DEPTH_LIMIT = 1000;

  final FmtText text;
  final FmtCalls calls = new FmtCalls();
  private final Fiber fiber;
  private final boolean wraps;

  /** While it tells that a verb is wrong: no methods are called. */
  private boolean erroring;

  /** What is printed now, for complaints; null if it is nil. */
  private @Nullable FmtValue subject;

  /**
   * Makes a printer for one call.
   *
   * @param wraps whether the verb w is known, as Errorf knows it
   */
  FmtPrinter(Fiber fiber, boolean wraps) {
    this.fiber = fiber;
    this.text = new FmtText(fiber);
    this.wraps = wraps;
  }

  /** An operand. */
  void operand(@Nullable Dynamic operand, int verb) {
    if (operand == null) {
      subject = null;
      if (verb == 'T' || verb == 'v') {
        text.pad("<nil>");
      } else {
        badVerb(verb);
      }
      return;
    }
    argument(FmtValue.of(operand), verb);
  }

  private void argument(FmtValue value, int verb) {
    subject = value;
    RuntimeType type = value.type();
    if (verb == 'T') {
      text.string(Runes.bytes(type.text));
    } else if (verb == 'p') {
      pointer(value, 'p');
    } else if (isBytes(type)) {
      bytes(value, verb);
    } else if (!isPlain(type) && callsMethod(value, verb)) {
      return;
    } else {
      value(value, verb, 0);
    }
  }

  /** Predeclared types, which have no methods. */
  private static boolean isPlain(RuntimeType type) {
    return type.methods().isEmpty() && type.kind.compareTo(Kind.FLOAT64) <= 0;
  }

  private static boolean isBytes(RuntimeType type) {
    return type.kind == Kind.SLICE && type.text.equals("[]uint8");
  }

  /** {@code %!d(string=hi)}. */
  void badVerb(int verb) {
    FmtValue shown = subject;
    erroring = true;
    if (shown == null) {
      badVerb(verb, "<nil>", () -> {});
    } else {
      badVerb(verb, Runes.bytes(shown.type().text) + "=", () -> value(shown, 'v', 0));
    }
    erroring = false;
  }

  private void badVerb(int verb, String before, Runnable shown) {
    text.write("%!");
    text.writeRune(verb);
    text.write("(");
    text.write(before);
    shown.run();
    text.write(")");
  }

  private boolean callsMethod(FmtValue value, int givenVerb) {
    if (erroring) {
      return false;
    }
    int verb = givenVerb;
    RuntimeType type = value.type();
    boolean error = FmtCalls.Method.ERROR.isOf(type);
    if (verb == 'w') {
      if (!wraps || !error) {
        subject = value;
        badVerb(verb);
        return true;
      }
      verb = 'v';
    }
    FmtCalls.Method method = null;
    if (FmtCalls.Method.FORMAT.isOf(type)) {
      method = FmtCalls.Method.FORMAT;
    } else if (text.flags.sharpV) {
      method = FmtCalls.Method.GO_STRING.isOf(type) ? FmtCalls.Method.GO_STRING : null;
    } else if ("vsxXq".indexOf(verb) >= 0) {
      method =
          error
              ? FmtCalls.Method.ERROR
              : FmtCalls.Method.STRING.isOf(type) ? FmtCalls.Method.STRING : null;
    }
    if (method != null) {
      calls.add(text, value, method, givenVerb, fiber);
    }
    return method != null;
  }

  private void value(FmtValue value, int verb, int depth) {
    if (depth > DEPTH_LIMIT) {
      throw new TooMuchTextException();
    }
    fiber.spend(Costs.FORMATTED);
    RuntimeType type = value.type();
    if (depth > 0 && !value.hidden() && type.kind != Kind.INTERFACE && callsMethod(value, verb)) {
      return;
    }
    subject = value;
    switch (type.kind) {
      case BOOL -> bool(value.word() != 0, verb);
      case INT, INT8, INT16, INT32, INT64 -> integer(value.word(), true, verb);
      case UINT, UINT8, UINT16, UINT32, UINT64, UINTPTR -> integer(value.word(), false, verb);
      case FLOAT32 -> floating(Double.longBitsToDouble(value.word()), 32, verb);
      case FLOAT64 -> floating(Double.longBitsToDouble(value.word()), 64, verb);
      case STRING -> string((String) value.ref(), verb);
      case MAP -> map(value, verb, depth);
      case STRUCT -> struct(value, verb, depth);
      case INTERFACE -> inside(value, verb, depth);
      case ARRAY, SLICE -> elements(value, verb, depth);
      case POINTER -> pointee(value, verb, depth);
      case CHAN, FUNC -> pointer(value, verb);
    }
  }

  private void bool(boolean value, int verb) {
    if (verb == 't' || verb == 'v') {
      text.bool(value);
    } else {
      badVerb(verb);
    }
  }

  private void integer(long value, boolean signed, int verb) {
    switch (verb) {
      case 'v' -> {
        if (text.flags.sharpV && !signed) {
          hexNumber(value, true);
        } else {
          text.integer(value, 10, signed, verb, false);
        }
      }
      case 'd' -> text.integer(value, 10, signed, verb, false);
      case 'b' -> text.integer(value, 2, signed, verb, false);
      case 'o', 'O' -> text.integer(value, 8, signed, verb, false);
      case 'x' -> text.integer(value, 16, signed, verb, false);
      case 'X' -> text.integer(value, 16, signed, verb, true);
      case 'c' -> text.character(value);
      case 'q' -> text.quotedCharacter(value);
      case 'U' -> text.unicode(value);
      default -> badVerb(verb);
    }
  }

  private void hexNumber(long value, boolean prefix) {
    boolean sharp = text.flags.sharp;
    text.flags.sharp = prefix;
    text.integer(value, 16, false, 'v', false);
    text.flags.sharp = sharp;
  }

  private void floating(double value, int bits, int verb) {
    switch (verb) {
      case 'v' -> text.floating(value, bits, 'g', -1);
      case 'b', 'g', 'G', 'x', 'X' -> text.floating(value, bits, verb, -1);
      case 'f', 'e', 'E' -> text.floating(value, bits, verb, 6);
      case 'F' -> text.floating(value, bits, 'f', 6);
      default -> badVerb(verb);
    }
  }

  void string(@Nullable String given, int verb) {
    String value = given == null ? "" : given;
    switch (verb) {
      case 'v' -> {
        if (text.flags.sharpV) {
          text.quoted(value);
        } else {
          text.string(value);
        }
      }
      case 's' -> text.string(value);
      case 'x' -> text.hex(value, false);
      case 'X' -> text.hex(value, true);
      case 'q' -> text.quoted(value);
      default -> badVerb(verb);
    }
  }

  private void bytes(FmtValue value, int verb) {
    SliceValue slice = (SliceValue) value.ref();
    switch (verb) {
      case 'v', 'd' -> {
        if (text.flags.sharpV) {
          row(value, 'v', 0, "[]byte");
        } else {
          row(value, 'd', 0, "");
        }
      }
      case 's' -> text.string(FmtOperands.bytes(slice, fiber));
      case 'x', 'X' -> text.hex(FmtOperands.bytes(slice, fiber), verb == 'X');
      case 'q' -> text.quoted(FmtOperands.bytes(slice, fiber));
      default -> value(value, verb, 0);
    }
  }

  private void map(FmtValue value, int verb, int depth) {
    boolean go = text.flags.sharpV;
    text.write(go ? Runes.bytes(value.type().text) : "map[");
    MapValue map = (MapValue) value.ref();
    if (go && map == null) {
      text.write("(nil)");
      return;
    }
    text.write(go ? "{" : "");
    String separator = "";
    for (List<FmtValue> entry : FmtOperands.sorted(value, fiber)) {
      text.write(separator);
      value(entry.getFirst(), verb, depth + 1);
      text.write(":");
      value(entry.getLast(), verb, depth + 1);
      separator = go ? ", " : " ";
    }
    text.write(go ? "}" : "]");
  }

  private void struct(FmtValue value, int verb, int depth) {
    List<FmtViews.Part> parts = FmtViews.of(value.type());
    if (parts != null) {
      parts(value, value.type().text, parts, verb, depth);
      return;
    }
    text.write(text.flags.sharpV ? Runes.bytes(value.type().text) : "");
    text.write("{");
    List<RuntimeType.Field> fields = value.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      name(i, fields.get(i).name());
      field(FmtOperands.field(value, i), verb, depth);
    }
    text.write("}");
  }

  /** What stands before a field. */
  private void name(int index, String name) {
    boolean go = text.flags.sharpV;
    text.write(index == 0 ? "" : go ? ", " : " ");
    if (text.flags.plusV || go) {
      text.write(Runes.bytes(name));
      text.write(":");
    }
  }

  private void field(FmtValue field, int verb, int depth) {
    FmtValue inner = field.type().kind == Kind.INTERFACE ? FmtOperands.inner(field) : field;
    value(inner == null ? field : inner, verb, depth + 1);
  }

  /** A struct of which other fields are shown than it has. */
  private void parts(FmtValue struct, String type, List<FmtViews.Part> parts, int verb, int depth) {
    boolean go = text.flags.sharpV;
    text.write(go ? Runes.bytes(type) : "");
    text.write("{");
    for (int i = 0; i < parts.size(); i++) {
      FmtViews.Part part = parts.get(i);
      name(i, part.name());
      fiber.spend(Costs.FORMATTED);
      switch (part) {
        case FmtViews.Real real -> field(FmtOperands.at(struct, real.path()), verb, depth);
        case FmtViews.Untyped pointer ->
            pointer(FmtOperands.at(struct, pointer.path()), verb, FmtViews.UNTYPED);
        case FmtViews.Nested nested -> parts(struct, nested.type(), nested.parts(), verb, depth);
        case FmtViews.Empty empty -> {
          String name = FmtViews.typeText(empty, struct.type());
          text.write(go ? Runes.bytes(name) + "{}" : empty.brackets());
        }
      }
    }
    text.write("}");
  }

  private void inside(FmtValue value, int verb, int depth) {
    FmtValue inner = FmtOperands.inner(value);
    if (inner != null) {
      value(inner, verb, depth + 1);
    } else if (text.flags.sharpV) {
      text.write(Runes.bytes(value.type().text));
      text.write("(nil)");
    } else {
      text.write("<nil>");
    }
  }

  private void elements(FmtValue value, int verb, int depth) {
    RuntimeType type = value.type();
    boolean ofBytes = type.element().kind == Kind.UINT8;
    if (ofBytes && "sqxX".indexOf(verb) >= 0) {
      String content = FmtOperands.content(value, fiber);
      if (verb == 's') {
        text.string(content);
      } else if (verb == 'q') {
        text.quoted(content);
      } else {
        text.hex(content, verb == 'X');
      }
      return;
    }
    row(value, verb, depth, Runes.bytes(type.text));
  }

  private void row(FmtValue value, int verb, int depth, String type) {
    boolean go = text.flags.sharpV;
    if (go) {
      text.write(type);
      if (value.type().kind == Kind.SLICE && value.ref() == null) {
        text.write("(nil)");
        return;
      }
    }
    text.write(go ? "{" : "[");
    int length = FmtOperands.length(value);
    for (int i = 0; i < length; i++) {
      text.write(i == 0 ? "" : go ? ", " : " ");
      value(FmtOperands.element(value, i), verb, depth + 1);
    }
    text.write(go ? "}" : "]");
  }

  private void pointee(FmtValue value, int verb, int depth) {
    Object target = value.ref();
    if (depth == 0 && target != null) {
      RuntimeType type = value.type().element();
      FmtValue shown =
          switch (type.kind) {
            case ARRAY, STRUCT -> new FmtValue(type, 0, target, value.access());
            case SLICE, MAP -> new FmtValue(type, 0, ((Reference) target).ref(), value.access());
            default -> null;
          };
      if (shown != null) {
        text.write("&");
        value(shown, verb, depth + 1);
        return;
      }
    }
    pointer(value, verb);
  }

  private void pointer(FmtValue value, int verb) {
    switch (value.type().kind) {
      case CHAN, FUNC, MAP, POINTER, SLICE -> {}
      default -> {
        badVerb(verb);
        return;
      }
    }
    pointer(value, verb, value.type().text);
  }

  /** A pointer that is shown as one, whatever it points to. */
  private void pointer(FmtValue value, int verb, String type) {
    subject = value;
    long address = FmtOperands.address(value.ref(), value.type(), fiber.heap());
    switch (verb) {
      case 'v' -> {
        if (text.flags.sharpV) {
          text.write("(" + Runes.bytes(type) + ")(");
          if (address == 0) {
            text.write("nil");
          } else {
            hexNumber(address, true);
          }
          text.write(")");
        } else if (address == 0) {
          text.pad("<nil>");
        } else {
          hexNumber(address, !text.flags.sharp);
        }
      }
      case 'p' -> hexNumber(address, !text.flags.sharp);
      case 'b', 'o', 'd', 'x', 'X' -> integer(address, false, verb);
      default -> {
        if (type.equals(FmtViews.UNTYPED)) {
          badVerb(verb, type + "=", () -> pointer(value, 'v', type));
        } else {
          badVerb(verb);
        }
      }
    }
  }

  /** The struct or array that a value is. */
  static StructValue structOf(FmtValue value) {
    return (StructValue) Objects.requireNonNull(value.ref());
  }

  static Memory memoryOf(FmtValue value) {
    return (Memory) Objects.requireNonNull(value.ref());
  }
}
